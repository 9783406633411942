import { lanesOf } from '@named-first/answers';
import { laneName, type MissingAnswers } from '@named-first/contract';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { panelAnswers } from '../../../db/schema/index.ts';
import type { AssistantDeps } from '../deps.ts';

type Deps = Pick<AssistantDeps, 'db'> & { settings: Pick<AssistantDeps['settings'], 'assistants'> };

/**
 * The questions of a round that got no answer, by assistant and reason.
 *
 * @param which `without-reply` leaves out requests that failed with a stored message, because figures count those.
 */
export async function missingAnswers(
  { db, settings }: Deps,
  runId: string,
  which: 'all' | 'without-reply',
): Promise<MissingAnswers[]> {
  const { provider, state, answer, reason } = panelAnswers;
  const isBudget = sql<boolean>`coalesce(${state} = 'skipped' and ${reason} = 'budget', false)`;
  const isMissing =
    which === 'all'
      ? inArray(state, ['skipped', 'failed'])
      : or(eq(state, 'skipped'), and(eq(state, 'failed'), isNull(answer)));
  const rows = await db
    .select({ provider, isBudget, questions: sql<number>`count(*)::int` })
    .from(panelAnswers)
    .where(and(eq(panelAnswers.runId, runId), isMissing))
    .groupBy(provider, isBudget)
    .orderBy(provider, isBudget);
  const lanes = lanesOf(settings.assistants.lanes);
  return rows.map((row) => ({
    name:
      lanes.find((lane) => lane.provider === row.provider)?.label ??
      laneName({ provider: row.provider, host: 'another assistant' }),
    why: row.isBudget ? 'budget' : 'no-answer',
    questions: row.questions,
  }));
}
