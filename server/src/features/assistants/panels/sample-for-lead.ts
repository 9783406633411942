import { findTrade, hasQuestionsIn } from '@named-first/answers';
import type { ScanReport } from '@named-first/contract';
import { and, count, eq, gte, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { panelRuns } from '../../../db/schema/index.ts';
import type { AssistantDeps } from '../deps.ts';
import { nobodyAsked } from '../lanes/nobody-asked.ts';
import { findOrCreateMarket, type MarketRequest, placesToAsk } from './find-market.ts';
import { createRun } from './start-panel.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Answers of the market that are younger than this are shown to the lead instead of asking again. */
const REUSED_FOR_MS = 7 * DAY_MS;

type SampleDeps = Pick<AssistantDeps, 'clock' | 'jobs'> & { settings: Pick<AssistantDeps['settings'], 'assistants'> };

/**
 * Asks the markets of a lead's site a first few questions, if they were not asked within a week. The markets come from
 * the site's own facts; without a certain trade, a known town and questions in the site's language nobody is asked. At
 * most `ASSISTANTS_SAMPLES_PER_DAY` samples start within a day (UTC), however many leads come in.
 */
export async function sampleForLead(
  deps: SampleDeps,
  tx: Tx,
  { business }: Pick<ScanReport, 'business'>,
): Promise<void> {
  const { assistants } = deps.settings;
  const known = marketsOf(business);
  if (known.length === 0 || nobodyAsked(assistants) !== null) return;
  // Two leads at the same moment must not start two samples of a market, nor pass the limit of the day.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('assistant-samples', 0))`);
  const now = deps.clock.now();
  for (const market of known) {
    if ((await samplesSince(tx, startOfDay(now))) >= assistants.limits.samplesPerDay) return;
    const { id: marketId } = await findOrCreateMarket(tx, market, now);
    if (await wasAskedSince(tx, marketId, new Date(now.getTime() - REUSED_FOR_MS))) continue;
    await createRun(deps, tx, { marketId, purpose: 'sample', period: null });
  }
}

function marketsOf({ comparable }: ScanReport['business']): MarketRequest[] {
  if (!comparable?.trade || !hasQuestionsIn(comparable.language)) return [];
  const { trade } = comparable;
  return findTrade(trade) ? placesToAsk(comparable).map((place) => ({ ...place, trade })) : [];
}

function startOfDay(now: Date): Date {
  return new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
}

async function samplesSince(tx: Tx, since: Date): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(panelRuns)
    .where(and(eq(panelRuns.purpose, 'sample'), gte(panelRuns.createdAt, since)));
  return row?.number ?? 0;
}

async function wasAskedSince(tx: Tx, marketId: string, since: Date): Promise<boolean> {
  const [run] = await tx
    .select({ id: panelRuns.id })
    .from(panelRuns)
    .where(
      and(
        eq(panelRuns.marketId, marketId),
        notInArray(panelRuns.purpose, ['pasted', 'branded']),
        gte(panelRuns.createdAt, since),
      ),
    )
    .limit(1);
  return run !== undefined;
}
