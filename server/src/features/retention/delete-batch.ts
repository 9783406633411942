import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { ExpiringRows } from './expired-rows.ts';

/** Rows examined per statement. A scan's report has about 20 KB, and on the embedded database everyone waits. */
const BATCH = 200;

/** Where the last batch ended: a time in PostgreSQL's format, and an id. */
export type Cursor = { time: string; id: string };

export type Batch = {
  /** The ids of the deleted rows. */
  deleted: string[];
  /** Null after all old rows were examined. */
  next: Cursor | null;
};

/**
 * Examines the next old rows, oldest first, and deletes those that may be deleted, in one short statement. Rows that
 * are kept are skipped for the rest of the run.
 *
 * @param before rows from this time on are not old.
 */
export async function deleteBatch(
  db: Database,
  rows: ExpiringRows,
  before: Date,
  after: Cursor | null,
): Promise<Batch> {
  const { table, id, time, only } = rows;
  const since: SQL = after
    ? sql`and ${time} >= ${after.time}::timestamptz and (${time}, ${id}::text) > (${after.time}::timestamptz, ${after.id})`
    : sql``;
  const { rows: found } = await db.execute<{ deleted: string[] | null; looked: number; time: string; id: string }>(sql`
    with page as materialized (
      select ${id} as id, ${time} as time from ${table}
       where ${time} < ${before.toISOString()}::timestamptz ${since}
       order by ${time}, ${id}::text limit ${BATCH}),
    gone as (delete from ${table} using page where ${id} = page.id and ${only} returning ${id} as id)
    select (select json_agg(id) from gone) as deleted, (select count(*)::int from page) as looked, last.time::text, last.id::text
      from (select id, time from page order by time desc, id::text desc limit 1) as last`);
  const [batch] = found;
  if (!batch) return { deleted: [], next: null };
  const next = batch.looked === BATCH ? { time: batch.time, id: batch.id } : null;
  return { deleted: batch.deleted ?? [], next };
}
