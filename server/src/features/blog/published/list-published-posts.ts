import type { BlogPost } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { blogPosts } from '../../../db/schema/index.ts';
import type { BlogDeps } from '../deps.ts';
import { postView } from '../post-view.ts';
import { newestFirst } from './public-order.ts';

/** Published posts with their text, newest first. */
export async function listPublishedPosts(deps: Pick<BlogDeps, 'db'>, most?: number): Promise<BlogPost[]> {
  const query = deps.db.select().from(blogPosts).where(eq(blogPosts.published, true)).orderBy(newestFirst);
  const rows = await (most === undefined ? query : query.limit(most));
  return rows.map(postView);
}
