import type { BlogPostDetail } from '@named-first/contract';
import { and, arrayOverlaps, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { cleanText } from '../../../db/clean-text.ts';
import { blogPosts } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { BlogDeps } from '../deps.ts';
import { cameOut, postView, summaryView } from '../post-view.ts';
import { readingMinutes } from '../reading-minutes.ts';
import { newerThan, newestFirst, olderThan, oldestFirst } from './public-order.ts';

const RELATED = 3;

type Needed = Pick<BlogDeps, 'db'>;
type PostRow = typeof blogPosts.$inferSelect;

/**
 * A published post by its slug. `previous` is the post published before it, `next` the one after.
 *
 * @throws AppError `blog-post-not-found`, for drafts as well as unknown slugs.
 */
export async function getPublishedPost(deps: Needed, slug: string): Promise<BlogPostDetail> {
  // Text that the database cannot store cannot be a slug.
  const [row] = cleanText(slug) === slug ? await published(deps, eq(blogPosts.slug, slug), newestFirst, 1) : [];
  if (!row) throw new AppError('blog-post-not-found');
  const post = postView(row);
  const place = { date: cameOut(post).toISOString(), id: row.id };
  const [[previous], [next], related] = await Promise.all([
    published(deps, olderThan(place), newestFirst, 1),
    published(deps, newerThan(place), oldestFirst, 1),
    relatedTo(deps, row),
  ]);
  return {
    ...post,
    readingMinutes: readingMinutes(row.content),
    previous: previous ? summaryView(previous) : null,
    next: next ? summaryView(next) : null,
    related: related.map(summaryView),
  };
}

function published(deps: Needed, condition: SQL, order: SQL, most: number): Promise<PostRow[]> {
  return deps.db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.published, true), condition))
    .orderBy(order)
    .limit(most);
}

/** Most common tags first, then the same category, then the newest. */
function relatedTo(deps: Needed, { id, tags, category }: PostRow): Promise<PostRow[]> {
  const sameCategory = eq(blogPosts.category, category);
  const alike = tags.length === 0 ? sameCategory : or(arrayOverlaps(blogPosts.tags, tags), sameCategory);
  const shared = sql`(select count(*) from unnest(${blogPosts.tags}) as tag where tag = any(${sql.param(tags, blogPosts.tags)}))`;
  return published(
    deps,
    and(ne(blogPosts.id, id), alike)!,
    sql`${shared} desc, ${sameCategory} desc, ${newestFirst}`,
    RELATED,
  );
}
