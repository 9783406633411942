import type { Campaign } from '@named-first/contract';
import { desc, isNotNull } from 'drizzle-orm';
import { bulkCampaigns } from '../../db/schema/index.ts';
import { campaignView } from './campaign-view.ts';
import type { CampaignDeps } from './deps.ts';

/** All campaigns, newest first. */
export async function listCampaigns({ db }: Pick<CampaignDeps, 'db'>): Promise<Campaign[]> {
  const { createdAt, id, loadedAt } = bulkCampaigns;
  const campaigns = await db.select().from(bulkCampaigns).where(isNotNull(loadedAt)).orderBy(desc(createdAt), desc(id));
  return campaigns.map(campaignView);
}
