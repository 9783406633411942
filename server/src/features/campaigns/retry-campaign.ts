import type { Campaign } from '@named-first/contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { bulkCampaigns } from '../../db/schema/index.ts';
import { campaignView } from './campaign-view.ts';
import type { CampaignDeps } from './deps.ts';
import { isRunning, requireCampaign } from './lock-campaign.ts';
import { feedCampaign } from './rows/feed-campaign.ts';

type RetryDeps = Pick<CampaignDeps, 'db' | 'clock' | 'jobs'>;

const BATCH = 500;

/**
 * Scans the websites of all failed contacts again. They count as failed until the new scan ends, so progress never
 * decreases. A finished or cancelled campaign runs again.
 *
 * @throws AppError `not-found`.
 */
export async function retryCampaign(deps: RetryDeps, id: string): Promise<Campaign> {
  const asked = deps.clock.now();
  while (await deps.db.transaction((tx) => retryBatch(deps, tx, id, asked)));
  return deps.db.transaction(async (tx) => campaignView(await requireCampaign(tx, id)));
}

/** Returns whether there may be more. */
async function retryBatch(deps: RetryDeps, tx: Tx, id: string, asked: Date): Promise<boolean> {
  const campaign = await requireCampaign(tx, id);
  // Rows that fail again after the request are not retried.
  const { rows } = await tx.execute(sql`
    with again as (
      select id from campaign_scans
       where campaign_id = ${id} and status = 'failed' and work is null and same_as is null
         and completed_at <= ${asked.toISOString()}
       limit ${BATCH})
    update campaign_scans set work = 'waiting', attempts = 0
      from again where campaign_scans.id = again.id
    returning campaign_scans.id`);
  if (rows.length === 0) return false;
  const over = campaign.status === 'completed' || campaign.status === 'failed';
  await tx
    .update(bulkCampaigns)
    .set({
      status: 'processing',
      completedAt: null,
      cancelledAt: null,
      ...(over || campaign.cancelledAt ? { runningSince: deps.clock.now() } : {}),
    })
    .where(eq(bulkCampaigns.id, id));
  if (isRunning({ ...campaign, cancelledAt: null })) await feedCampaign(deps, tx, id);
  return rows.length === BATCH;
}
