import type { BlogPost } from '@named-first/contract';
import { eq, inArray, lt } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';
import { blogPosts, blogPostVersions, deletedBlogPosts } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { changeBlog } from './change-blog.ts';
import type { BlogDeps } from './deps.ts';
import { lockPost } from './lock-post.ts';
import { postView } from './post-view.ts';
import { orSlugTaken } from './slug-taken.ts';

type DeletionDeps = Pick<BlogDeps, 'db' | 'blogVersion' | 'clock'>;

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Deletes a post. `restorePost` can restore it for 30 days; its slug is free at once.
 *
 * @throws AppError `blog-post-not-found`, `changed-meanwhile`.
 */
export async function deletePost(
  deps: DeletionDeps,
  { id, expected }: { id: string; expected: string | null },
): Promise<void> {
  const deletedAt = deps.clock.now();
  await changeBlog(deps, async (tx) => {
    const row = await lockPost(tx, id, expected);
    await tx.delete(blogPosts).where(eq(blogPosts.id, id));
    await tx.insert(deletedBlogPosts).values({ id, slug: row.slug, post: postView(row), deletedAt });
    await forgetOld(tx, new Date(deletedAt.getTime() - KEPT_MS));
  });
}

/** Permanently deletes posts that can no longer be restored at `now`. Returns the number of posts. */
export function forgetDeletedPosts(db: Database, now: Date): Promise<number> {
  return db.transaction((tx) => forgetOld(tx, new Date(now.getTime() - KEPT_MS)));
}

async function forgetOld(tx: Tx, before: Date): Promise<number> {
  const { id, deletedAt } = deletedBlogPosts;
  const old = tx.select({ id }).from(deletedBlogPosts).where(lt(deletedAt, before));
  await tx.delete(blogPostVersions).where(inArray(blogPostVersions.postId, old));
  const deleted = await tx.delete(deletedBlogPosts).where(lt(deletedAt, before)).returning({ id });
  return deleted.length;
}

/**
 * Restores a deleted post unchanged, with its old id.
 *
 * @throws AppError `blog-post-not-found`; `slug-taken` if another post uses its slug now.
 */
export function restorePost(deps: DeletionDeps, id: string): Promise<BlogPost> {
  return orSlugTaken(() =>
    changeBlog(deps, async (tx) => {
      const [deleted] = await tx.delete(deletedBlogPosts).where(eq(deletedBlogPosts.id, id)).returning();
      if (!deleted) throw new AppError('blog-post-not-found');
      const moment = (text: string | null) => (text === null ? null : new Date(text));
      const { createdAt, updatedAt, publishedAt, firstPublishedAt, ...fields } = deleted.post;
      const [row] = await tx
        .insert(blogPosts)
        .values({
          ...fields,
          createdAt: new Date(createdAt),
          updatedAt: new Date(updatedAt),
          publishedAt: moment(publishedAt),
          firstPublishedAt: moment(firstPublishedAt),
        })
        .returning();
      return postView(row!);
    }),
  );
}
