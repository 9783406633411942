import { type Answer, type Asked, type Asker, askedAnswer, type Failed, isRetryable } from '@named-first/answers';
import { and, eq, sql } from 'drizzle-orm';
import { cleanJson, cleanText } from '../../../db/clean-text.ts';
import type { Tx } from '../../../db/database.ts';
import { panelAnswers } from '../../../db/schema/index.ts';
import type { AssistantDeps } from '../deps.ts';
import { type LaneRow, lockLane, noteLaneFailure, openLane } from '../lanes/lane-state.ts';
import { settleSpend } from '../spend/reserve-spend.ts';
import { type BegunAsk, MAX_ATTEMPTS } from './begin-ask.ts';
import { endRunIfDone } from './end-run.ts';

/** Delays after each failed attempt, in seconds. */
const PAUSES = [2, 8, 30, 120];
/** The minimum delay after a provider's rate limit. */
const MIN_AFTER_TOO_FAST = 5;
/** If a provider asks for a longer wait than a day, the row is given up. */
const DAY_SECONDS = 86_400;

/**
 * In one transaction, stores the outcome of a request, replaces its reserve by its cost, and ends the run after its
 * last answer.
 */
export async function settleAsk(deps: AssistantDeps, asker: Asker, begun: BegunAsk, asked: Asked): Promise<void> {
  const { answer } = asked;
  const { row, scopes, reservedMicros } = begun;
  await deps.db.transaction(async (tx) => {
    const lane = await lockLane(tx, asker.provider);
    const spentMicros = spentOn(answer, reservedMicros);
    await settleSpend(tx, scopes, { reservedMicros, spentMicros });
    await tx
      .update(panelAnswers)
      .set({ costMicros: sql`${panelAnswers.costMicros} - ${reservedMicros} + ${spentMicros}` })
      .where(eq(panelAnswers.id, row.id));
    if (answer.state === 'failed') await noteFailure(deps, tx, { asker, begun, asked, lane, failed: answer });
    else {
      await openLane(tx, lane);
      await store(deps, tx, { asker, begun, asked, state: answer.state, reason: null });
    }
  });
}

/** Counts what may have been billed as spent: a provider that did not answer in time may have done the work. */
function spentOn(answer: Answer, reservedMicros: number): number {
  if (answer.state !== 'failed') return answer.cost.micros;
  return answer.billed === 'maybe' ? reservedMicros : 0;
}

type Outcome = { asker: Asker; begun: BegunAsk; asked: Asked };

async function noteFailure(
  deps: AssistantDeps,
  tx: Tx,
  { asker, begun, asked, lane, failed }: Outcome & { lane: LaneRow; failed: Failed },
): Promise<void> {
  const { row } = begun;
  const waitSeconds = pauseAfter(failed, row.attempts);
  const retryAt = new Date(deps.clock.now().getTime() + waitSeconds * 1000);
  await noteLaneFailure(deps, tx, { lane, failed, model: asker.model, retryAt });
  deps.log.warn(
    { provider: asker.provider, reason: failed.reason, status: failed.status, answerId: row.id },
    'An assistant did not answer',
  );
  if (!isRetryable(failed.reason) || row.attempts >= MAX_ATTEMPTS || waitSeconds > DAY_SECONDS) {
    await store(deps, tx, { asker, begun, asked, state: 'failed', reason: failed.reason });
    return;
  }
  const [again] = await tx
    .update(panelAnswers)
    .set({ state: 'planned', dueAt: retryAt, reason: failed.reason })
    .where(and(eq(panelAnswers.id, row.id), eq(panelAnswers.state, 'asking'), eq(panelAnswers.attempts, row.attempts)))
    .returning({ id: panelAnswers.id });
  if (again) await deps.jobs.enqueue(tx, 'ask-answer', { answerId: row.id }, { startAfter: retryAt });
}

/** In seconds. Adds up to a quarter at random, so that rows that failed together are not retried together. */
function pauseAfter({ reason, retryAfterSeconds }: Failed, attempts: number): number {
  const usual = PAUSES[attempts - 1] ?? PAUSES.at(-1)!;
  const least = reason === 'too-fast' ? MIN_AFTER_TOO_FAST : 0;
  return Math.max(retryAfterSeconds ?? usual, least) * (1 + Math.random() / 4);
}

type Stored = Outcome & { state: 'answered' | 'refused' | 'empty' | 'failed'; reason: string | null };

/** Does nothing if another worker was faster; its answer is kept. */
async function store(deps: AssistantDeps, tx: Tx, { asker, begun, asked, state, reason }: Stored): Promise<void> {
  const { row, question, place } = begun;
  const { answer, raw } = asked;
  const full = askedAnswer(asker, { id: row.id, question, place, sample: row.sample, askedAt: row.askedAt! }, answer);
  const finishedAt = deps.clock.now();
  const [stored] = await tx
    .update(panelAnswers)
    .set({
      ...{ state, reason, finishedAt },
      answer: cleanJson(answer),
      cohort: cleanJson(full.cohort),
      raw: raw === null ? null : cleanText(raw),
    })
    .where(and(eq(panelAnswers.id, row.id), eq(panelAnswers.state, 'asking')))
    .returning({ id: panelAnswers.id });
  if (stored) await endRunIfDone(tx, row.runId, finishedAt);
}
