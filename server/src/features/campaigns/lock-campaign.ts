import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { bulkCampaigns } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { StoredCampaign } from './campaign-view.ts';

/**
 * Locks a campaign until the transaction ends. All changes of rows and counters take this lock first, so that they
 * always agree and deadlocks are impossible. Null if there is no such campaign.
 */
export async function lockCampaign(tx: Tx, id: string): Promise<StoredCampaign | null> {
  const [campaign] = await tx
    .select()
    .from(bulkCampaigns)
    .where(and(eq(bulkCampaigns.id, id), isNotNull(bulkCampaigns.loadedAt)))
    .for('update');
  return campaign ?? null;
}

/** The same for a campaign that must exist. @throws AppError `not-found`. */
export async function requireCampaign(tx: Tx, id: string): Promise<StoredCampaign> {
  const campaign = await lockCampaign(tx, id);
  if (!campaign) throw campaignNotFound();
  return campaign;
}

export function campaignNotFound(): AppError {
  return new AppError('not-found', { message: 'This campaign is not there any more.' });
}

/** Whether its rows may be scanned now. */
export function isRunning(campaign: StoredCampaign): boolean {
  return campaign.pausedAt === null && campaign.cancelledAt === null;
}
