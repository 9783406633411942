import type { BlogPost } from '@named-first/contract';
import { desc, eq } from 'drizzle-orm';
import { blogPosts } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { BlogDeps } from './deps.ts';
import { postView } from './post-view.ts';

/** Every post, drafts included, newest first. The caller has checked the session. */
export async function listAllPosts({ db }: Pick<BlogDeps, 'db'>): Promise<BlogPost[]> {
  const rows = await db.select().from(blogPosts).orderBy(desc(blogPosts.createdAt), desc(blogPosts.id));
  return rows.map(postView);
}

/** A post by its id, drafts included. The caller has checked the session. @throws AppError `blog-post-not-found`. */
export async function getPostById({ db }: Pick<BlogDeps, 'db'>, id: string): Promise<BlogPost> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  if (!row) throw new AppError('blog-post-not-found');
  return postView(row);
}
