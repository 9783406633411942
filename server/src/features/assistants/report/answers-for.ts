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
import type {
  AnswersView,
  BusinessFacts,
  MissingAnswers,
  NotAskedReason,
  ScanReport,
  TownAnswers,
} from '@named-first/contract';
import { and, desc, eq, inArray, isNotNull, ne, notInArray } from 'drizzle-orm';
import { markets, panelAnswers, panelRuns } from '../../../db/schema/index.ts';
import type { AssistantDeps } from '../deps.ts';
import { type MarketRow, placeOfMarket, placesToAsk } from '../panels/find-market.ts';
import { missingAnswers } from './missing-answers.ts';

/** How many of a market's newest answers a report shows. */
const MAX_ANSWERS = 60;
/** A report shows this many of a site's towns, each in a separate section. */
const MAX_TOWNS = 3;
const COUNTED = ['answered', 'refused', 'empty', 'failed'] as const;

type Deps = Pick<AssistantDeps, 'db'> & { settings: Pick<AssistantDeps['settings'], 'assistants'> };

/**
 * What assistants say about the business of a report: the stored answers of its markets, each compared with the facts
 * of its site. Answers of two towns are never counted together. Sends no requests. Without answers, it says why.
 */
export async function answersFor(deps: Deps, { business }: Pick<ScanReport, 'business'>): Promise<AnswersView> {
  const facts = business.comparable ?? null;
  const known = facts ? await marketsOf(deps, facts) : [];
  const towns: Extract<AnswersView, { state: 'asked' }>[] = [];
  let nothing: AnswersView | null = null;
  for (const market of facts ? known : []) {
    const asked = towns.length < MAX_TOWNS ? await newestAnswers(deps, market) : [];
    if (asked.length === 0) continue;
    const view = viewOf(await read(asked, facts!), facts!, await missingOf(deps, market));
    if (view.state === 'asked') towns.push(view);
    else nothing ??= view;
  }
  const [main, ...others] = towns;
  if (main) return { ...main, otherTowns: others.map(townOf) };
  return nothing ?? { state: 'not-asked', reason: await whyNot(deps, facts, known[0] ?? null) };
}

function townOf({ place, compared, figures, missing }: TownAnswers): TownAnswers {
  return { place, compared, figures, missing };
}

async function read(asked: readonly AskedAnswer[], facts: BusinessFacts): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  for (const one of asked) {
    rows.push({ asked: one, reading: readAnswer(one, facts) });
    // Reading one answer takes several milliseconds, so other requests are served in between.
    await yieldToEventLoop();
  }
  return rows;
}

async function whyNot(
  { db, settings: { assistants } }: Deps,
  facts: BusinessFacts | null,
  market: MarketRow | null,
): Promise<NotAskedReason> {
  if (assistants.switchedOff || lanesOf(assistants.lanes).length === 0) return 'no-key';
  if (!facts?.trade || !findTrade(facts.trade)) return 'no-trade';
  if (!hasQuestionsIn(facts.language)) return 'no-language';
  if (!market && placesToAsk(facts).length === 0) return 'no-town';
  return market ? stateOfNewestRun(db, market) : 'not-yet';
}

async function stateOfNewestRun(db: Deps['db'], market: MarketRow): Promise<NotAskedReason> {
  const run = await newestRun(db, market);
  if (!run) return 'not-yet';
  if (run.state !== 'done') return 'under-way';
  const [left] = await db
    .select({ id: panelAnswers.id })
    .from(panelAnswers)
    .where(and(eq(panelAnswers.runId, run.id), eq(panelAnswers.reason, 'budget')))
    .limit(1);
  return left ? 'budget' : 'no-answer';
}

async function newestRun(db: Deps['db'], market: MarketRow) {
  const [run] = await db
    .select({ id: panelRuns.id, state: panelRuns.state })
    .from(panelRuns)
    .where(and(eq(panelRuns.marketId, market.id), notInArray(panelRuns.purpose, ['pasted', 'branded'])))
    .orderBy(desc(panelRuns.createdAt), desc(panelRuns.id))
    .limit(1);
  return run;
}

async function missingOf(deps: Deps, market: MarketRow): Promise<MissingAnswers[]> {
  const run = await newestRun(deps.db, market);
  return run ? missingAnswers(deps, run.id, 'without-reply') : [];
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
        // What was asked by name belongs to one client, not to the market.
        ...[eq(panelRuns.marketId, market.id), ne(panelRuns.purpose, 'branded')],
        inArray(panelAnswers.state, [...COUNTED]),
        ...[isNotNull(panelAnswers.cohort), isNotNull(panelAnswers.answer), isNotNull(panelAnswers.askedAt)],
      ),
    )
    .orderBy(desc(panelAnswers.askedAt), panelAnswers.id)
    .limit(MAX_ANSWERS);
  return rows.flatMap(({ cohort, askedAt, answer, ...row }) =>
    cohort && askedAt && answer
      ? [{ ...row, cohort, answer, askedAt: askedAt.toISOString(), place: placeOfMarket(market) }]
      : [],
  );
}
