import type { AskedProvider, Asker, Place, Question } from '@named-first/answers';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { assistantLanes, markets, panelAnswers, panelRuns } from '../../../db/schema/index.ts';
import type { AssistantDeps } from '../deps.ts';
import { asksUnderWay, type LaneRow, lockLane } from '../lanes/lane-state.ts';
import { reserveSpend } from '../spend/reserve-spend.ts';
import { type SpendScope, spendScopes } from '../spend/spend-scopes.ts';
import { endRunIfDone } from './end-run.ts';

export const MAX_ATTEMPTS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than the longest request. Anything older was interrupted by a crash. */
const LOST_AFTER_MS = 150_000;
const PROBE_EVERY_MS = DAY_MS;
const BUSY_PAUSE_MS = 3000;

type AnswerRow = typeof panelAnswers.$inferSelect;

/** A request that was counted and reserved, and may be sent now. */
export type BegunAsk = {
  row: AnswerRow;
  question: Question;
  place: Place;
  scopes: SpendScope[];
  reservedMicros: number;
};

/**
 * Decides whether a row is asked now. If so, counts the attempt and reserves its cost in one transaction before the
 * request, so that a later crash can neither repeat a row too often nor overspend. Otherwise the row is finished, or
 * its job is queued again for later.
 */
export async function beginAsk(deps: AssistantDeps, asker: Asker | null, answerId: string): Promise<BegunAsk | null> {
  return deps.db.transaction(async (tx) => {
    const [known] = await tx
      .select({ provider: panelAnswers.provider })
      .from(panelAnswers)
      .where(eq(panelAnswers.id, answerId));
    if (!known || known.provider === 'pasted') return null;
    const lane = await lockLane(tx, known.provider);
    const row = await lockRow(tx, answerId);
    if (!row || (row.state !== 'planned' && row.state !== 'asking')) return null;
    if (!asker) return skip(deps, tx, row, 'no-key');
    const now = deps.clock.now();
    const later = notBefore({ row, lane, underWay: await underWay(tx, lane, now), now });
    if (later) return queueAgain(deps, tx, row, later);
    if (row.attempts >= MAX_ATTEMPTS || now.getTime() - row.createdAt.getTime() > LATEST_MS) {
      return finish(deps, tx, row, { state: 'failed', reason: row.reason ?? 'interrupted' });
    }
    if (lane.pausedAt !== null && !isProbeDue(lane, now)) return skip(deps, tx, row, 'lane-paused');
    return count(deps, tx, { row, lane, asker, now });
  });
}

/** A row without an answer one day after it became due is given up. Rows are due within three days of planning. */
const LATEST_MS = 4 * DAY_MS;

async function lockRow(tx: Tx, answerId: string): Promise<AnswerRow | undefined> {
  const [row] = await tx.select().from(panelAnswers).where(eq(panelAnswers.id, answerId)).for('update');
  return row;
}

async function underWay(tx: Tx, lane: LaneRow, now: Date): Promise<number> {
  return asksUnderWay(tx, lane.provider, new Date(now.getTime() - LOST_AFTER_MS));
}

type Moment = { row: AnswerRow; lane: LaneRow; underWay: number; now: Date };

/** When to check the row again, or null if it can be asked now. */
function notBefore({ row, lane, underWay, now }: Moment): Date | null {
  const lostAt = row.state === 'asking' && row.askedAt ? new Date(row.askedAt.getTime() + LOST_AFTER_MS) : null;
  const waits = [row.dueAt, lane.notBefore, lostAt].filter((moment) => moment !== null && moment > now) as Date[];
  if (waits.length > 0) return new Date(Math.max(...waits.map((moment) => moment.getTime())));
  return underWay >= lane.atOnce ? new Date(now.getTime() + BUSY_PAUSE_MS) : null;
}

function isProbeDue({ pausedAt, probedAt }: LaneRow, now: Date): boolean {
  const last = probedAt ?? pausedAt;
  return last === null || now.getTime() - last.getTime() >= PROBE_EVERY_MS;
}

async function count(
  deps: AssistantDeps,
  tx: Tx,
  { row, lane, asker, now }: { row: AnswerRow; lane: LaneRow; asker: Asker; now: Date },
): Promise<BegunAsk | null> {
  const [found] = await tx
    .select({ run: panelRuns, market: markets })
    .from(panelRuns)
    .innerJoin(markets, eq(markets.id, panelRuns.marketId))
    .where(eq(panelRuns.id, row.runId));
  if (!found) return null;
  const { run, market } = found;
  const provider = row.provider as AskedProvider;
  const scopes = spendScopes(deps.settings.assistants.limits, {
    provider,
    runId: run.id,
    runCapMicros: run.capMicros,
    now,
  });
  const reservedMicros = asker.reserveMicros;
  if (!(await reserveSpend(tx, scopes, reservedMicros))) return skip(deps, tx, row, 'budget');
  // The reserve counts as cost until the outcome of the request is known.
  await tx
    .update(panelAnswers)
    .set({
      state: 'asking',
      attempts: sql`${panelAnswers.attempts} + 1`,
      askedAt: now,
      costMicros: sql`${panelAnswers.costMicros} + ${reservedMicros}`,
    })
    .where(eq(panelAnswers.id, row.id));
  if (lane.pausedAt !== null) {
    await tx.update(assistantLanes).set({ probedAt: now }).where(eq(assistantLanes.provider, provider));
  }
  const { town, region, country } = market;
  const place = { town, region, country, timeZone: null };
  return {
    row: { ...row, attempts: row.attempts + 1, askedAt: now },
    question: row.question,
    place,
    scopes,
    reservedMicros,
  };
}

async function queueAgain(deps: AssistantDeps, tx: Tx, { id }: AnswerRow, startAfter: Date): Promise<null> {
  await deps.jobs.enqueue(tx, 'ask-answer', { answerId: id }, { startAfter });
  return null;
}

function skip(deps: AssistantDeps, tx: Tx, row: AnswerRow, reason: 'no-key' | 'lane-paused' | 'budget'): Promise<null> {
  return finish(deps, tx, row, { state: 'skipped', reason });
}

async function finish(
  deps: AssistantDeps,
  tx: Tx,
  row: AnswerRow,
  end: { state: 'failed' | 'skipped'; reason: string },
): Promise<null> {
  const finishedAt = deps.clock.now();
  await tx
    .update(panelAnswers)
    .set({ ...end, finishedAt })
    .where(eq(panelAnswers.id, row.id));
  await endRunIfDone(tx, row.runId, finishedAt);
  return null;
}
