import { and, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { bulkCampaigns } from '../../db/schema/index.ts';
import type { CampaignDeps } from './deps.ts';
import { isRunning, lockCampaign } from './lock-campaign.ts';
import { endCancelledRows } from './rows/end-cancelled-rows.ts';
import { feedCampaign, requeueLost } from './rows/feed-campaign.ts';

const EVERY_MS = 20_000;
/** An upload takes seconds, so one that started this long ago was interrupted. */
const UPLOAD_LOST_MS = 60 * 60 * 1000;

type WatchDeps = Pick<CampaignDeps, 'db' | 'clock' | 'jobs' | 'log'>;

/**
 * Keeps campaigns going after any crash: queues rows whose job is lost, fills up the queue, completes cancellations and
 * removes interrupted uploads. Changes nothing if everything is in order.
 */
export async function watchCampaigns(deps: WatchDeps): Promise<void> {
  const lost = new Date(deps.clock.now().getTime() - UPLOAD_LOST_MS);
  await deps.db.delete(bulkCampaigns).where(and(isNull(bulkCampaigns.loadedAt), lt(bulkCampaigns.createdAt, lost)));
  const unfinished = await deps.db
    .select({ id: bulkCampaigns.id })
    .from(bulkCampaigns)
    .where(and(isNotNull(bulkCampaigns.loadedAt), inArray(bulkCampaigns.status, ['pending', 'processing'])));
  for (const { id } of unfinished) await moveCampaign(deps, id);
}

async function moveCampaign(deps: WatchDeps, id: string): Promise<void> {
  const cancelled = await deps.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, id);
    if (!campaign) return false;
    await requeueLost(deps, tx, id);
    if (isRunning(campaign)) await feedCampaign(deps, tx, id);
    return campaign.cancelledAt !== null;
  });
  if (cancelled) await endCancelledRows(deps, id);
}

/**
 * Removes interrupted uploads of an earlier run. Only for the embedded database, where no other process can be
 * uploading.
 */
export async function removeCutOffUploads({ db }: Pick<CampaignDeps, 'db'>): Promise<void> {
  await db.delete(bulkCampaigns).where(isNull(bulkCampaigns.loadedAt));
}

/** Runs the watch periodically. Returns a function that stops it. */
export function startCampaignWatch(deps: WatchDeps, everyMs: number = EVERY_MS): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const look = () => {
    if (busy) return;
    busy = true;
    running = watchCampaigns(deps)
      .catch((error) => deps.log.error({ err: error }, 'Looking after the campaigns failed'))
      .finally(() => {
        busy = false;
      });
  };
  look();
  const timer = setInterval(look, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
