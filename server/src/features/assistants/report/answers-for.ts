import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  type AskedAnswer,
  findTrade,
  hasQuestionsIn,
  lanesOf,
  type ReadRow,
  readAnswer,
  viewOf,
} from '@named-first/answers';
import type { AnswersView, BusinessFacts, NotAskedReason, ScanReport } from '@named-first/contract';
import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { markets, panelAnswers, panelRuns } from '../../../db/schema/index.ts';
import type { AssistantDeps } from '../deps.ts';
import { type MarketRow, placeOfMarket } from '../panels/find-market.ts';

/** How many of a market's newest answers a report shows. */
const MOST_ANSWERS = 60;
const COUNTED = ['answered', 'refused', 'empty', 'failed'] as const;

type Deps = Pick<AssistantDeps, 'db'> & { settings: Pick<AssistantDeps['settings'], 'assistants'> };

/**
 * What assistants say about the business of a report: the stored answers of its market, compared with the facts of its
 * site. Sends no requests. Without answers, it says why.
 */
export async function answersFor(deps: Deps, { business }: Pick<ScanReport, 'business'>): Promise<AnswersView> {
  const facts = business.comparable ?? null;
  const known = facts ? await marketsOf(deps, facts) : [];
  const asked = await firstAnswered(deps, known);
  if (!facts || asked.length === 0) return { state: 'not-asked', reason: await whyNot(deps, facts, known[0] ?? null) };
  const rows: ReadRow[] = [];
  for (const one of asked) {
    rows.push({ asked: one, reading: readAnswer(one, facts) });
    // Reading one answer takes several milliseconds, so other requests are served in between.
    await yieldToEventLoop();
  }
  return viewOf(rows, facts);
}

async function whyNot(
  { db, settings: { assistants } }: Deps,
  facts: BusinessFacts | null,
  market: MarketRow | null,
): Promise<NotAskedReason> {
  if (assistants.switchedOff || lanesOf(assistants.lanes).length === 0) return 'no-key';
  if (!facts?.trade || !findTrade(facts.trade)) return 'no-trade';
  if (facts.towns.length === 0) return 'no-town';
  if (!hasQuestionsIn(facts.language)) return 'no-language';
  return market ? stateOfNewestRun(db, market) : 'not-yet';
}

async function stateOfNewestRun(db: Deps['db'], market: MarketRow): Promise<NotAskedReason> {
  const [run] = await db
    .select({ id: panelRuns.id, state: panelRuns.state })
    .from(panelRuns)
    .where(and(eq(panelRuns.marketId, market.id), ne(panelRuns.purpose, 'pasted')))
    .orderBy(desc(panelRuns.createdAt), desc(panelRuns.id))
    .limit(1);
  if (!run) return 'not-yet';
  if (run.state !== 'done') return 'under-way';
  const [left] = await db
    .select({ id: panelAnswers.id })
    .from(panelAnswers)
    .where(and(eq(panelAnswers.runId, run.id), eq(panelAnswers.reason, 'budget')))
    .limit(1);
  return left ? 'budget' : 'no-answer';
}

/** The markets of the site's trade in its towns, its main town first. */
async function marketsOf({ db }: Deps, { trade, towns, country }: BusinessFacts): Promise<MarketRow[]> {
  const known = trade ? findTrade(trade) : null;
  if (!known || !country || towns.length === 0) return [];
  const placeOf = (town: string, region: string | null) => JSON.stringify([town, region ?? '']);
  const order = towns.map(({ name, region }) => placeOf(name, region));
  const names = towns.map(({ name }) => name);
  const found = await db
    .select()
    .from(markets)
    .where(and(eq(markets.trade, known.id), eq(markets.country, country), inArray(markets.town, names)));
  return found
    .map((market) => ({ market, at: order.indexOf(placeOf(market.town, market.region)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ market }) => market);
}

/** Answers of two towns are never counted together. */
async function firstAnswered(deps: Deps, known: readonly MarketRow[]): Promise<AskedAnswer[]> {
  for (const market of known) {
    const asked = await newestAnswers(deps, market);
    if (asked.length > 0) return asked;
  }
  return [];
}

async function newestAnswers({ db }: Deps, market: MarketRow): Promise<AskedAnswer[]> {
  const rows = await db
    .select({
      ...{ id: panelAnswers.id, question: panelAnswers.question, sample: panelAnswers.sample },
      ...{ cohort: panelAnswers.cohort, askedAt: panelAnswers.askedAt, answer: panelAnswers.answer },
    })
    .from(panelAnswers)
    .innerJoin(panelRuns, eq(panelRuns.id, panelAnswers.runId))
    .where(
      and(
        ...[eq(panelRuns.marketId, market.id), inArray(panelAnswers.state, [...COUNTED])],
        ...[isNotNull(panelAnswers.cohort), isNotNull(panelAnswers.answer), isNotNull(panelAnswers.askedAt)],
      ),
    )
    .orderBy(desc(panelAnswers.askedAt), panelAnswers.id)
    .limit(MOST_ANSWERS);
  return rows.flatMap(({ cohort, askedAt, answer, ...row }) =>
    cohort && askedAt && answer
      ? [{ ...row, cohort, answer, askedAt: askedAt.toISOString(), place: placeOfMarket(market) }]
      : [],
  );
}
