import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, generatedId, timestampMs } from './columns.ts';

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: generatedId(),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique(),
    excerpt: text('excerpt').notNull(),
    content: text('content').notNull(),
    author: text('author').notNull(),
    category: text('category').notNull().default('AI Search'),
    tags: text('tags').array().notNull().default([]),
    featuredImage: text('featured_image'),
    published: boolean('published').notNull().default(false),
    /** Updated on every save of a published post, as specified. */
    publishedAt: timestampMs('published_at'),
    /** Set once, so that an edit does not move a post in feeds and lists. */
    firstPublishedAt: timestampMs('first_published_at'),
    createdAt: createdAt(),
    updatedAt: timestampMs('updated_at')
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (table) => [
    index('blog_posts_published_index')
      .on(sql`${publicDate(table)} desc`, sql`${table.id} desc`)
      .where(sql`${table.published}`),
    index('blog_posts_tags_index').using('gin', table.tags),
  ],
);

/** The sort key of the public list. A row that was not written by the product may lack its first publication date. */
export function publicDate(table: { firstPublishedAt: AnyPgColumn; createdAt: AnyPgColumn }): SQL<Date> {
  return sql`coalesce(${table.firstPublishedAt}, ${table.createdAt})`;
}
