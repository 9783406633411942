import type { BlogPost } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId, timestampMs } from './columns.ts';

/** A post after each save. There is no foreign key, so that the versions of a deleted post can be restored with it. */
export const blogPostVersions = pgTable(
  'blog_post_versions',
  {
    id: generatedId(),
    postId: uuid('post_id').notNull(),
    post: jsonb('post').$type<BlogPost>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('blog_post_versions_post_id_created_at_index').on(table.postId, table.createdAt)],
);

/** Deleted posts, kept for 30 days or until Undo. In a separate table, so that no query of posts can return one. */
export const deletedBlogPosts = pgTable(
  'deleted_blog_posts',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull(),
    post: jsonb('post').$type<BlogPost>().notNull(),
    deletedAt: timestampMs('deleted_at').notNull().default(sql`now()`),
  },
  (table) => [index('deleted_blog_posts_deleted_at_index').on(table.deletedAt)],
);
