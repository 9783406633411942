import type { BlogPost, BlogPostVersion } from '@named-first/contract';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { type blogPosts, blogPostVersions } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { BlogDeps } from './deps.ts';
import { postView } from './post-view.ts';

/** The number of versions kept per post. Older ones are deleted. */
const MAX_VERSIONS = 50;
const newestFirst = [desc(blogPostVersions.createdAt), desc(blogPostVersions.id)];

export async function hasVersions(tx: Tx, postId: string): Promise<boolean> {
  const { id, postId: of } = blogPostVersions;
  return (await tx.select({ id }).from(blogPostVersions).where(eq(of, postId)).limit(1)).length > 0;
}

/** Stores the version of a post after a save. */
export async function keepVersion(tx: Tx, row: typeof blogPosts.$inferSelect, createdAt: Date): Promise<void> {
  const ofPost = eq(blogPostVersions.postId, row.id);
  await tx.insert(blogPostVersions).values({ postId: row.id, post: postView(row), createdAt });
  const { id } = blogPostVersions;
  const newest = tx
    .select({ id })
    .from(blogPostVersions)
    .where(ofPost)
    .orderBy(...newestFirst)
    .limit(MAX_VERSIONS);
  await tx.delete(blogPostVersions).where(and(ofPost, notInArray(id, newest)));
}

/** The versions of a post, newest first; empty for a post that was never saved here. */
export async function listVersions({ db }: Pick<BlogDeps, 'db'>, postId: string): Promise<BlogPostVersion[]> {
  const { id, createdAt, post } = blogPostVersions;
  const rows = await db
    .select({
      id,
      createdAt,
      title: sql<string>`${post} ->> 'title'`,
      published: sql<boolean>`(${post} ->> 'published')::boolean`,
      contentLength: sql<number>`length(${post} ->> 'content')`,
    })
    .from(blogPostVersions)
    .where(eq(blogPostVersions.postId, postId))
    .orderBy(...newestFirst);
  return rows.map(({ createdAt: savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }));
}

export type VersionPlace = { postId: string; versionId: string };

/** One version with its full text. @throws AppError `not-found`. */
export async function getVersion(
  { db }: { db: BlogDeps['db'] | Tx },
  { postId, versionId }: VersionPlace,
): Promise<BlogPost> {
  const [version] = await db
    .select({ post: blogPostVersions.post })
    .from(blogPostVersions)
    .where(and(eq(blogPostVersions.id, versionId), eq(blogPostVersions.postId, postId)));
  if (!version) throw new AppError('not-found', { message: 'This version is not there any more.' });
  return version.post;
}
