import { type BlogPostPage, tagSlug } from '@named-first/contract';
import { and, arrayOverlaps, eq, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { blogPosts } from '../../../db/schema/index.ts';
import { CURSOR_WORDS, readCursor, writeCursor } from '../../page-cursor.ts';
import { parseInput } from '../../parse-input.ts';
import type { BlogDeps } from '../deps.ts';
import { cameOut, summaryView } from '../post-view.ts';
import { newestFirst, olderThan, type Place } from './public-order.ts';
import { publishedTags } from './published-tags.ts';

const LIMIT_WORDS = 'The limit must be a whole number from 1 to 50';
/** The name of this order in cursors. */
const ORDER = 'published';

const querySchema = z.object({
  limit: z.coerce.number(LIMIT_WORDS).int(LIMIT_WORDS).min(1, LIMIT_WORDS).max(50, LIMIT_WORDS).default(12),
  cursor: z.string().max(200, CURSOR_WORDS).optional(),
  tag: z.string().max(200, 'The tag must be at most 200 characters').optional(),
});

/**
 * A page of the public list, newest first, of all posts or those with one tag. Posts published in the meantime do not
 * shift the next page.
 *
 * @param input `{limit?, cursor?, tag?}` as text; `tag` as its slug or as written.
 * @throws AppError `invalid-input`.
 */
export async function pagePublishedPosts(deps: Pick<BlogDeps, 'db'>, input: unknown): Promise<BlogPostPage> {
  const { limit, cursor, tag } = parseInput(querySchema, input);
  const conditions: SQL[] = [eq(blogPosts.published, true)];
  if (cursor !== undefined) conditions.push(olderThan(placeOf(cursor)));
  if (tag !== undefined) {
    const slug = tagSlug(tag);
    const names = (await publishedTags(deps)).find((known) => known.slug === slug)?.names;
    if (!names) return { posts: [], nextCursor: null };
    conditions.push(arrayOverlaps(blogPosts.tags, names));
  }
  const rows = await deps.db
    .select()
    .from(blogPosts)
    .where(and(...conditions))
    .orderBy(newestFirst)
    .limit(limit + 1);
  const posts = rows.slice(0, limit).map(summaryView);
  const last = posts.at(-1);
  return { posts, nextCursor: rows.length > limit && last ? cursorOf(last) : null };
}

function cursorOf(post: Parameters<typeof cameOut>[0] & { id: string }): string {
  return writeCursor({ order: ORDER, key: cameOut(post).toISOString(), id: post.id });
}

function placeOf(cursor: string): Place {
  const { key, id } = readCursor(cursor, ORDER, 'timestamptz');
  return { date: key, id };
}
