import { type SQL, sql } from 'drizzle-orm';
import { blogPosts, publicDate } from '../../../db/schema/index.ts';

/** A position in the public list: the publication date of a post, and its id to break ties. */
export type Place = { date: string; id: string };

export const newestFirst: SQL = sql`${publicDate(blogPosts)} desc, ${blogPosts.id} desc`;
export const oldestFirst: SQL = sql`${publicDate(blogPosts)} asc, ${blogPosts.id} asc`;

export const olderThan = ({ date, id }: Place): SQL =>
  sql`(${publicDate(blogPosts)}, ${blogPosts.id}) < (${date}::timestamptz, ${id}::uuid)`;
export const newerThan = ({ date, id }: Place): SQL =>
  sql`(${publicDate(blogPosts)}, ${blogPosts.id}) > (${date}::timestamptz, ${id}::uuid)`;
