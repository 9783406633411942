import {
  marketQuestions,
  pastedAnswer,
  pastedCohort,
  phrase,
  QUESTIONS_VERSION,
  type Question,
  tradeOf,
} from '@named-first/answers';
import { pastedAnswerRequestSchema } from '@named-first/contract';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { panelAnswers, panelRuns } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { parseInput } from '../parse-input.ts';
import type { AssistantDeps } from './deps.ts';
import { findOrCreateMarket, type MarketRow, placeOfMarket } from './panels/find-market.ts';

/**
 * Stores an answer that someone copied from an assistant's own app. It is cleaned, cut and stored like other answers,
 * in a separate cohort. The same text for the same question is stored only once.
 */
export async function pasteAnswer(deps: AssistantDeps, input: unknown): Promise<void> {
  const {
    question: questionId,
    assistant,
    date,
    text,
    sources,
    ...place
  } = parseInput(pastedAnswerRequestSchema, input);
  const answer = pastedAnswer({ assistant, text, sources });
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const market = await findOrCreateMarket(tx, place, now);
    const question = questionOf(market, questionId);
    const runId = await pastedRun(tx, { marketId: market.id, period: date.slice(0, 7), now });
    if (await isThere(tx, { runId, questionId, answer })) return;
    const [{ number } = { number: 0 }] = await tx
      .select({ number: count() })
      .from(panelAnswers)
      .where(and(eq(panelAnswers.runId, runId), eq(panelAnswers.questionId, questionId)));
    await tx.insert(panelAnswers).values({
      ...{ runId, provider: 'pasted', questionId, sample: number, question, answer },
      state: answer.state,
      cohort: pastedCohort(assistant, QUESTIONS_VERSION),
      dueAt: now,
      askedAt: new Date(`${date}T12:00:00Z`),
      finishedAt: now,
      createdAt: now,
    });
    await tx
      .update(panelRuns)
      .set({ planned: sql`${panelRuns.planned} + 1` })
      .where(eq(panelRuns.id, runId));
  });
}

function questionOf(market: MarketRow, questionId: string): Question {
  const trade = tradeOf(market.trade);
  const questions = trade ? marketQuestions(trade, placeOfMarket(market), { placeAsField: true }) : [];
  const found = questions.find(({ id }) => id === questionId);
  if (found) return phrase(found, 0);
  const message = `Choose one of the questions: ${questions.map(({ id }) => id).join(', ')}.`;
  throw new AppError('invalid-input', { message, issues: [{ path: 'question', message }] });
}

/** Finds or creates the run for a market's pasted answers of a month, and locks it. */
async function pastedRun(
  tx: Tx,
  { marketId, period, now }: { marketId: string; period: string; now: Date },
): Promise<string> {
  await tx
    .insert(panelRuns)
    .values({
      ...{ marketId, purpose: 'pasted', period, questionsVersion: QUESTIONS_VERSION, capMicros: 0, state: 'done' },
      createdAt: now,
      finishedAt: now,
    })
    .onConflictDoNothing();
  const [run] = await tx
    .select({ id: panelRuns.id })
    .from(panelRuns)
    .where(and(eq(panelRuns.marketId, marketId), eq(panelRuns.purpose, 'pasted'), eq(panelRuns.period, period)))
    .for('update');
  return run!.id;
}

async function isThere(
  tx: Tx,
  { runId, questionId, answer }: { runId: string; questionId: string; answer: ReturnType<typeof pastedAnswer> },
): Promise<boolean> {
  const rows = await tx
    .select({ answer: panelAnswers.answer })
    .from(panelAnswers)
    .where(and(eq(panelAnswers.runId, runId), eq(panelAnswers.questionId, questionId)));
  const key = (value: typeof answer | null) => (value?.state === 'answered' ? `${value.served}\n${value.text}` : null);
  return rows.some((row) => key(row.answer) !== null && key(row.answer) === key(answer));
}
