import type { Campaign } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { bulkCampaigns } from '../../db/schema/index.ts';
import { isOver } from './campaign-state.ts';
import { campaignView } from './campaign-view.ts';
import type { CampaignDeps } from './deps.ts';
import { requireCampaign } from './lock-campaign.ts';
import { endCancelledRows } from './rows/end-cancelled-rows.ts';

/**
 * Ends a campaign early: contacts that were not scanned count as failed, with that reason. Completed scans are kept,
 * and a retry scans the others. Has no effect on a finished campaign.
 *
 * @throws AppError `not-found`.
 */
export async function cancelCampaign(deps: Pick<CampaignDeps, 'db' | 'clock'>, id: string): Promise<Campaign> {
  await deps.db.transaction(async (tx) => {
    const campaign = await requireCampaign(tx, id);
    if (isOver(campaign)) return;
    const change = { cancelledAt: deps.clock.now(), pausedAt: null, runningSince: null };
    await tx.update(bulkCampaigns).set(change).where(eq(bulkCampaigns.id, id));
  });
  await endCancelledRows(deps, id);
  return deps.db.transaction(async (tx) => campaignView(await requireCampaign(tx, id)));
}
