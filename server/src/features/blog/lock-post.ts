import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { blogPosts } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';

/**
 * Reads a post and holds it until the transaction ends, so that of two saves the second sees the first.
 *
 * @throws AppError `blog-post-not-found`; `changed-meanwhile` when `expected` is given and not its `updatedAt`.
 */
export async function lockPost(tx: Tx, id: string, expected: string | null): Promise<typeof blogPosts.$inferSelect> {
  const [post] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update');
  if (!post) throw new AppError('blog-post-not-found');
  if (expected !== null && post.updatedAt.toISOString() !== expected) throw new AppError('changed-meanwhile');
  return post;
}
