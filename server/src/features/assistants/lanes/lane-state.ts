import { type AskedProvider, type Failed, stopsLane } from '@named-first/answers';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { assistantLanes, panelAnswers } from '../../../db/schema/index.ts';
import type { AssistantDeps } from '../deps.ts';
import { queueLanePausedMail } from './lane-paused-mail.ts';

export type LaneRow = typeof assistantLanes.$inferSelect;

/** The number of consecutive failures, of kinds that affect every request, that pauses a lane. */
const FAILURES_THAT_PAUSE = 3;
const USUALLY_AT_ONCE = 2;

/**
 * Finds or creates the lane of a provider and locks it, so that requests to one provider start and end one after the
 * other.
 */
export async function lockLane(tx: Tx, provider: AskedProvider): Promise<LaneRow> {
  await tx.insert(assistantLanes).values({ provider }).onConflictDoNothing();
  const [lane] = await tx.select().from(assistantLanes).where(eq(assistantLanes.provider, provider)).for('update');
  return lane!;
}

/** How many requests to a provider started after `since` and are still running; older ones were lost in a crash. */
export async function asksUnderWay(tx: Tx, provider: AskedProvider, since: Date): Promise<number> {
  const rows = await tx
    .select({ askedAt: panelAnswers.askedAt })
    .from(panelAnswers)
    .where(and(eq(panelAnswers.provider, provider), inArray(panelAnswers.state, ['asking'])));
  return rows.filter(({ askedAt }) => askedAt !== null && askedAt > since).length;
}

/** Opens the lane after an answer, whatever its state was. */
export async function openLane(tx: Tx, lane: LaneRow): Promise<void> {
  if (lane.failures === 0 && lane.pausedAt === null && lane.atOnce === USUALLY_AT_ONCE) return;
  await tx
    .update(assistantLanes)
    .set({ failures: 0, pausedAt: null, reason: null, message: null, probedAt: null, atOnce: USUALLY_AT_ONCE })
    .where(eq(assistantLanes.provider, lane.provider));
}

type LaneFailure = { lane: LaneRow; failed: Failed; model: string; retryAt: Date };

/**
 * Records a failure. A busy provider is asked less often, a provider that cannot answer is paused, and the agency is
 * notified.
 */
export async function noteLaneFailure(deps: AssistantDeps, tx: Tx, failure: LaneFailure): Promise<void> {
  const { lane, failed, model, retryAt } = failure;
  const { provider } = lane;
  if (failed.reason === 'too-fast') {
    await tx.update(assistantLanes).set({ notBefore: retryAt, atOnce: 1 }).where(eq(assistantLanes.provider, provider));
  }
  if (!stopsLane(failed.reason)) return;
  const failures = lane.failures + 1;
  const pauses = failures >= FAILURES_THAT_PAUSE && lane.pausedAt === null;
  const { reason, message } = failed;
  const pausedAt = pauses ? deps.clock.now() : lane.pausedAt;
  await tx
    .update(assistantLanes)
    .set({ failures, reason, message, model, pausedAt })
    .where(eq(assistantLanes.provider, provider));
  if (pauses) await queueLanePausedMail(deps, tx, { provider, model, reason, message });
}
