import type { Campaign } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { bulkCampaigns } from '../../db/schema/index.ts';
import { isOver } from './campaign-state.ts';
import { campaignView } from './campaign-view.ts';
import type { CampaignDeps } from './deps.ts';
import { requireCampaign } from './lock-campaign.ts';

/**
 * Pauses a campaign. Running scans finish, and no new ones start. Has no effect on a finished or paused campaign.
 * @throws AppError `not-found`.
 */
export async function pauseCampaign(deps: Pick<CampaignDeps, 'db' | 'clock'>, id: string): Promise<Campaign> {
  return deps.db.transaction(async (tx) => {
    const campaign = await requireCampaign(tx, id);
    if (isOver(campaign) || campaign.pausedAt) return campaignView(campaign);
    const change = { pausedAt: deps.clock.now(), runningSince: null };
    const [paused] = await tx.update(bulkCampaigns).set(change).where(eq(bulkCampaigns.id, id)).returning();
    return campaignView(paused!);
  });
}
