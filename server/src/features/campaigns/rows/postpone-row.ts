import { and, eq } from 'drizzle-orm';
import { campaignScans } from '../../../db/schema/index.ts';
import type { StoredRow } from '../campaign-view.ts';
import type { CampaignDeps } from '../deps.ts';
import { isRunning, lockCampaign } from '../lock-campaign.ts';
import { feedCampaign, rowJobKey } from './feed-campaign.ts';

/** Delays a row for another attempt, and lets another row take its place. */
export async function postponeRow(
  deps: Pick<CampaignDeps, 'db' | 'jobs' | 'clock'>,
  row: Pick<StoredRow, 'id' | 'campaignId' | 'turn' | 'status'>,
  { pause, words }: { pause: number; words: string },
): Promise<void> {
  const startAfter = new Date(deps.clock.now().getTime() + pause);
  await deps.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, row.campaignId);
    if (!campaign) return;
    const turn = row.turn + 1;
    const mine = and(eq(campaignScans.id, row.id), eq(campaignScans.turn, row.turn), eq(campaignScans.work, 'queued'));
    const [postponed] = await tx
      .update(campaignScans)
      .set({ turn, retryAt: startAfter, errorMessage: words, status: row.status === 'failed' ? 'failed' : 'pending' })
      .where(mine)
      .returning({ id: campaignScans.id });
    if (!postponed) return;
    const options = { startAfter, singletonKey: rowJobKey(row.id, turn) };
    await deps.jobs.enqueue(tx, 'scan-campaign-row', { rowId: row.id, turn }, options);
    if (isRunning(campaign)) await feedCampaign(deps, tx, campaign.id);
  });
}
