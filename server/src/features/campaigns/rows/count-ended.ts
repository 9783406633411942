import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { bulkCampaigns } from '../../../db/schema/index.ts';
import type { CampaignDeps } from '../deps.ts';

type Change = { completed: number; failed: number };

/**
 * Adds to a campaign's counters what the rows of this transaction did, and ends it when nothing is left to do: as
 * completed, or as failed when not one contact could be scanned. The caller holds the campaign.
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

/** Contacts that failed and are tried again are counted already. */
async function hasWork(tx: Tx, campaignId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from campaign_scans where campaign_id = ${campaignId} and work is not null limit 1`,
  );
  return rows.length > 0;
}
