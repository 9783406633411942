import type { BlogPost, BlogPostSummary } from '@named-first/contract';
import type { blogPosts } from '../../db/schema/index.ts';
import { readingMinutes } from './reading-minutes.ts';

type PostRow = typeof blogPosts.$inferSelect;

/** A post in the API's format. */
export function postView(row: PostRow): BlogPost {
  const { publishedAt, firstPublishedAt, createdAt, updatedAt, ...rest } = row;
  return {
    ...rest,
    publishedAt: publishedAt?.toISOString() ?? null,
    firstPublishedAt: firstPublishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A post in a list. */
export function summaryView(row: PostRow): BlogPostSummary {
  const { content, ...summary } = postView(row);
  return { ...summary, readingMinutes: readingMinutes(content) };
}

/** The publication date of a post, by which all lists are sorted. */
export function cameOut(post: Pick<BlogPost, 'firstPublishedAt' | 'createdAt'>): Date {
  return new Date(post.firstPublishedAt ?? post.createdAt);
}
