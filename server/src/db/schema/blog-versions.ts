import type { BlogPost } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, generatedId, moment } from './columns.ts';

/** A post as it stood after each save. Without a foreign key: the versions of a deleted post come back with it. */
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

/** Deleted posts, until Undo or for 30 days. They stand apart so that no query of posts can ever show one. */
export const deletedBlogPosts = pgTable(
  'deleted_blog_posts',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull(),
    post: jsonb('post').$type<BlogPost>().notNull(),
    deletedAt: moment('deleted_at').notNull().default(sql`now()`),
  },
  (table) => [index('deleted_blog_posts_deleted_at_index').on(table.deletedAt)],
);
