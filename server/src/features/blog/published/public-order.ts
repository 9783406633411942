import { type SQL, sql } from 'drizzle-orm';
import { blogPosts, publicDate } from '../../../db/schema/index.ts';

/** A place in the public list: the day a post came out, and its id where two came out together. */
export type Place = { date: string; id: string };

export const newestFirst: SQL = sql`${publicDate(blogPosts)} desc, ${blogPosts.id} desc`;
export const oldestFirst: SQL = sql`${publicDate(blogPosts)} asc, ${blogPosts.id} asc`;

export const olderThan = ({ date, id }: Place): SQL =>
  sql`(${publicDate(blogPosts)}, ${blogPosts.id}) < (${date}::timestamptz, ${id}::uuid)`;
export const newerThan = ({ date, id }: Place): SQL =>
  sql`(${publicDate(blogPosts)}, ${blogPosts.id}) > (${date}::timestamptz, ${id}::uuid)`;
