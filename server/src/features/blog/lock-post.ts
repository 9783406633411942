import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { blogPosts } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';

/**
 * Reads a post and locks it until the transaction ends, so that the second of two saves sees the first.
 *
 * @throws AppError `blog-post-not-found`; `changed-meanwhile` if `expected` is given and differs from its `updatedAt`.
 */
export async function lockPost(tx: Tx, id: string, expected: string | null): Promise<typeof blogPosts.$inferSelect> {
  const [post] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update');
  if (!post) throw new AppError('blog-post-not-found');
  if (expected !== null && post.updatedAt.toISOString() !== expected) throw new AppError('changed-meanwhile');
  return post;
}
