import type { Campaign } from '@named-first/contract';
import { eq } from 'drizzle-orm';
import { bulkCampaigns } from '../../db/schema/index.ts';
import { isOver } from './campaign-state.ts';
import { campaignView } from './campaign-view.ts';
import type { CampaignDeps } from './deps.ts';
import { requireCampaign } from './lock-campaign.ts';
import { feedCampaign, requeueLost } from './rows/feed-campaign.ts';

/** Continues a paused campaign. Has no effect on a campaign that is not paused. @throws AppError `not-found`. */
export async function resumeCampaign(deps: Pick<CampaignDeps, 'db' | 'clock' | 'jobs'>, id: string): Promise<Campaign> {
  return deps.db.transaction(async (tx) => {
    const campaign = await requireCampaign(tx, id);
    if (isOver(campaign) || !campaign.pausedAt) return campaignView(campaign);
    const change = { pausedAt: null, runningSince: deps.clock.now() };
    const [resumed] = await tx.update(bulkCampaigns).set(change).where(eq(bulkCampaigns.id, id)).returning();
    await requeueLost(deps, tx, id);
    await feedCampaign(deps, tx, id);
    return campaignView(resumed!);
  });
}
