import { BLOG_CONTENT_LIMIT, type BlogPost, blogPostRequestSchema } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { blogPosts } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { parseInput } from '../parse-input.ts';
import { changeBlog } from './change-blog.ts';
import type { BlogDeps } from './deps.ts';
import { lockPost } from './lock-post.ts';
import { hasVersions, keepVersion } from './post-versions.ts';
import { postView } from './post-view.ts';
import { orSlugTaken } from './slug-taken.ts';

type SaveDeps = Pick<BlogDeps, 'db' | 'blogVersion' | 'clock'>;
type PostRow = typeof blogPosts.$inferSelect;

/**
 * Creates a post. If it is published, `publishedAt` is now, otherwise null.
 *
 * @throws AppError `invalid-input`, `body-too-large`, `slug-taken`.
 */
export async function createPost(deps: SaveDeps, input: unknown): Promise<BlogPost> {
  const request = readRequest(input);
  const now = deps.clock.now();
  const row = { ...request, ...publication(request.published, null, now), createdAt: now, updatedAt: now };
  return orSlugTaken(() =>
    changeBlog(deps, async (tx) => {
      const [post] = await tx.insert(blogPosts).values(row).returning();
      await keepVersion(tx, post!, now);
      return postView(post!);
    }),
  );
}

/**
 * Saves a post; fields that were not sent stay unchanged. Each save of a published post sets `publishedAt` to now; its
 * `firstPublishedAt` never changes.
 *
 * @param expected the `updatedAt` of the edited post. If the post was changed since, nothing is saved. Without it, the
 * last save wins.
 * @throws AppError `invalid-input`, `body-too-large`, `slug-taken`, `blog-post-not-found`, `changed-meanwhile`.
 */
export async function updatePost(
  deps: SaveDeps,
  { id, expected }: { id: string; expected: string | null },
  input: unknown,
): Promise<BlogPost> {
  return orSlugTaken(() =>
    changeBlog(deps, async (tx) => {
      const before = await lockPost(tx, id, expected);
      const request = readRequest({ ...postView(before), ...fieldsOf(input) });
      return storeChanges(deps, tx, before, request);
    }),
  );
}

/** Writes the changes and a version of them. If the post has no version yet, stores its previous state as the first. */
export async function storeChanges(
  deps: Pick<SaveDeps, 'clock'>,
  tx: Tx,
  before: PostRow,
  fields: ReturnType<typeof readRequest>,
): Promise<BlogPost> {
  const now = deps.clock.now();
  if (!(await hasVersions(tx, before.id))) await keepVersion(tx, before, before.updatedAt);
  // Two saves within a millisecond must have different values of `updatedAt`, because clients compare them.
  const updatedAt = new Date(Math.max(now.getTime(), before.updatedAt.getTime() + 1));
  const [post] = await tx
    .update(blogPosts)
    .set({ ...fields, ...publication(fields.published, before.firstPublishedAt, now), updatedAt })
    .where(eq(blogPosts.id, before.id))
    .returning();
  await keepVersion(tx, post!, updatedAt);
  return postView(post!);
}

function publication(published: boolean, firstPublishedAt: Date | null, now: Date) {
  return published
    ? { publishedAt: now, firstPublishedAt: firstPublishedAt ?? now }
    : { publishedAt: null, firstPublishedAt };
}

/** The fields of the request in stored form. */
export function readRequest(input: unknown) {
  const { content } = fieldsOf(input);
  if (typeof content === 'string' && Buffer.byteLength(content) > BLOG_CONTENT_LIMIT) {
    throw new AppError('body-too-large', { message: 'Content must be at most 1 MB' });
  }
  return parseInput(blogPostRequestSchema, input);
}

function fieldsOf(input: unknown): Record<string, unknown> {
  if (typeof input === 'object' && input !== null && !Array.isArray(input)) return { ...input };
  throw new AppError('invalid-input');
}
