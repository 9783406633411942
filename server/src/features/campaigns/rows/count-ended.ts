import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { bulkCampaigns } from '../../../db/schema/index.ts';
import type { CampaignDeps } from '../deps.ts';

type Change = { completed: number; failed: number };

/**
 * Adds the results of this transaction's rows to a campaign's counters. If no work is left, ends the campaign: as
 * completed, or as failed if no contact could be scanned. The caller has locked the campaign.
 */
export async function countEnded(
  deps: Pick<CampaignDeps, 'clock'>,
  tx: Tx,
  campaignId: string,
  change: Change,
): Promise<{ finished: boolean }> {
  const [counts] = await tx
    .update(bulkCampaigns)
    .set({
      completedScans: sql`${bulkCampaigns.completedScans} + ${change.completed}`,
      failedScans: sql`${bulkCampaigns.failedScans} + ${change.failed}`,
    })
    .where(eq(bulkCampaigns.id, campaignId))
    .returning();
  const { completedScans, failedScans, totalContacts } = counts!;
  if (completedScans + failedScans < totalContacts || (await hasWork(tx, campaignId))) return { finished: false };
  await tx
    .update(bulkCampaigns)
    .set({ status: completedScans > 0 ? 'completed' : 'failed', completedAt: deps.clock.now(), pausedAt: null })
    .where(eq(bulkCampaigns.id, campaignId));
  return { finished: true };
}

/** Failed contacts that are being retried are already counted. */
async function hasWork(tx: Tx, campaignId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from campaign_scans where campaign_id = ${campaignId} and work is not null limit 1`,
  );
  return rows.length > 0;
}
