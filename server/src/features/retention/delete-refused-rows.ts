import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

const BATCH = 500;

/**
 * Deletes the next refused lines of campaigns that were uploaded before `before`. Once all lines are deleted, the
 * campaign no longer offers a download of them.
 *
 * @returns the number of lines; 0 if none are left.
 */
export async function deleteRefusedRows(db: Database, before: Date): Promise<number> {
  const { rows } = await db.execute(sql`
    delete from campaign_refused_rows where id in (
      select refused.id from bulk_campaigns
        join campaign_refused_rows as refused on refused.campaign_id = bulk_campaigns.id
       where bulk_campaigns.created_at < ${before.toISOString()}::timestamptz
       limit ${BATCH})
    returning 1`);
  if (rows.length > 0) return rows.length;
  await db.execute(sql`
    update bulk_campaigns set refused_rows = 0
     where refused_rows > 0 and created_at < ${before.toISOString()}::timestamptz`);
  return 0;
}
