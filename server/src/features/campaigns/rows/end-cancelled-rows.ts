import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import type { CampaignDeps } from '../deps.ts';
import { lockCampaign } from '../lock-campaign.ts';
import { countEnded } from './count-ended.ts';

export const CANCELLED_WORDS = 'The campaign was cancelled before this website was scanned.';

const BATCH = 500;

/**
 * Ends every row of a cancelled campaign that is not being scanned. Running scans finish on their own. Uses short
 * transactions, so that a long list blocks no one; if the process dies, the watch completes the work.
 */
export async function endCancelledRows(deps: Pick<CampaignDeps, 'db' | 'clock'>, campaignId: string): Promise<void> {
  while (await deps.db.transaction((tx) => endBatch(deps, tx, campaignId)));
}

/** Returns whether there may be more. */
async function endBatch(deps: Pick<CampaignDeps, 'clock'>, tx: Tx, campaignId: string): Promise<boolean> {
  const campaign = await lockCampaign(tx, campaignId);
  if (!campaign?.cancelledAt) return false;
  const retried = await callOffRetries(tx, campaignId);
  const { rows } = await tx.execute(sql`
    with ending as (
      select row.id from campaign_scans row left join campaign_scans first on first.id = row.same_as
       where row.campaign_id = ${campaignId} and row.status = 'pending' and first.status is distinct from 'processing'
       limit ${BATCH})
    update campaign_scans
       set status = 'failed', error_message = ${CANCELLED_WORDS}, completed_at = ${deps.clock.now().toISOString()},
           work = null, retry_at = null, turn = turn + 1
      from ending where campaign_scans.id = ending.id
    returning campaign_scans.id`);
  await countEnded(deps, tx, campaignId, { completed: 0, failed: rows.length });
  return retried === BATCH || rows.length === BATCH;
}

/** Contacts that had failed and were waiting for a retry stay failed, with their original reason. */
async function callOffRetries(tx: Tx, campaignId: string): Promise<number> {
  const { rows } = await tx.execute(sql`
    with off as (
      select id from campaign_scans
       where campaign_id = ${campaignId} and status in ('failed', 'completed') and work is not null limit ${BATCH})
    update campaign_scans set work = null, retry_at = null, turn = turn + 1
      from off where campaign_scans.id = off.id
    returning campaign_scans.id`);
  return rows.length;
}
