import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

const BATCH = 500;

/**
 * Deletes the next refused lines of campaigns that were uploaded before `before`. With its last line a campaign offers
 * no download of refused lines any more.
 *
 * @returns how many; 0 when there are none left.
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
