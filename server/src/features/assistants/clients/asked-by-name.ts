import { type AskedAnswer, type ReadRow, readAnswer, viewOf } from '@named-first/answers';
import type { BusinessFacts, ClientAnswers } from '@named-first/contract';
import { and, asc, desc, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { markets, panelAnswers, panelRuns } from '../../../db/schema/index.ts';
import { placeOfMarket } from '../panels/find-market.ts';

type ByName = NonNullable<ClientAnswers['byName']>;

/**
 * What assistants said in the newest month in which they were asked about a client by name. These answers are never
 * counted as "named", because the question contains the name. Null before the first answer.
 */
export async function askedByName(db: Database, clientId: string, facts: BusinessFacts): Promise<ByName | null> {
  const [newest] = await db
    .select({ id: panelRuns.id, period: panelRuns.period, market: markets })
    .from(panelRuns)
    .innerJoin(markets, eq(markets.id, panelRuns.marketId))
    .where(
      and(
        eq(panelRuns.clientId, clientId),
        exists(
          db
            .select({ one: sql`1` })
            .from(panelAnswers)
            .where(and(eq(panelAnswers.runId, panelRuns.id), sql`${panelAnswers.answer} is not null`)),
        ),
      ),
    )
    .orderBy(desc(panelRuns.period))
    .limit(1);
  if (!newest?.period) return null;
  const { id, question, sample, cohort, askedAt, answer } = panelAnswers;
  const stored = await db
    .select({ id, question, sample, cohort, askedAt, answer })
    .from(panelAnswers)
    .where(eq(panelAnswers.runId, newest.id))
    .orderBy(asc(panelAnswers.provider));
  const place = placeOfMarket(newest.market);
  const rows = stored.flatMap(({ cohort: own, askedAt: at, answer: said, ...rest }): ReadRow[] => {
    if (!own || !at || !said) return [];
    const asked = { ...rest, place, cohort: own, askedAt: at.toISOString(), answer: said };
    return [{ asked, reading: readAnswer(asked, facts) }];
  });
  const view = viewOf(rows, facts);
  return {
    period: newest.period,
    compared: view.state !== 'asked' || view.compared,
    assistants: rows.map(assistantOf),
    unanswered: stored.length - rows.length,
    claims: view.state === 'asked' ? view.figures.claims : [],
  };
}

function assistantOf({ asked, reading }: ReadRow): ByName['assistants'][number] {
  const { provider, host, served } = asked.cohort;
  return {
    ...{ provider, host, served, askedAt: asked.askedAt, says: saysOf(asked, reading) },
    alike: reading?.verdict === 'somebody-alike' ? (reading.alike[0] ?? null) : null,
    fromMemory: asked.answer.state === 'answered' && !asked.answer.searched,
  };
}

/** A name without a second identifier only repeats the question, so the assistant does not know the business. */
function saysOf({ answer }: AskedAnswer, reading: ReadRow['reading']): ByName['assistants'][number]['says'] {
  if (answer.state === 'refused' || answer.state === 'empty') return answer.state;
  if (answer.state === 'failed' || !reading) return 'no-answer';
  if (reading.verdict === 'named') return 'knows';
  return reading.verdict === 'somebody-alike' ? 'mixes-up' : 'does-not-know';
}
