import { GOOD_SCORE, type LeadFigures } from '@named-first/contract';
import { count, gte, sql } from 'drizzle-orm';
import { leads } from '../../db/schema/index.ts';
import type { LeadDeps } from './deps.ts';
import { isEstimate } from './lead-view.ts';

const BARS = 10;
const WEEKS = 12;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The dashboard's figures and the data of its two charts, over all leads. */
export async function leadFigures(deps: Pick<LeadDeps, 'db' | 'clock'>): Promise<LeadFigures> {
  const scores = await scoreBars(deps);
  const scored = scores.filter((bar) => bar.score !== null);
  const total = sum(scores.map((bar) => bar.leads));
  const withScore = sum(scored.map((bar) => bar.leads));
  const high = sum(scored.filter((bar) => bar.score! >= GOOD_SCORE).map((bar) => bar.leads));
  const points = sum(scored.map((bar) => bar.score! * bar.leads));
  return {
    total,
    averageScore: withScore === 0 ? null : Math.round(points / withScore),
    high: { count: high, percent: total === 0 ? 0 : Math.round((high / total) * 100) },
    scores: Array.from({ length: BARS }, (_, index) =>
      sum(scored.filter((bar) => barOf(bar.score!) === index).map((bar) => bar.leads)),
    ),
    unscored: total - withScore,
    estimated: await countEstimates(deps),
    weeks: await lastWeeks(deps),
  };
}

/** The number of leads per score: at most 102 rows, from which all figures are computed. */
function scoreBars(deps: Pick<LeadDeps, 'db'>) {
  return deps.db
    .select({ score: leads.aiVisibilityScore, leads: count() })
    .from(leads)
    .groupBy(leads.aiVisibilityScore);
}

async function countEstimates(deps: Pick<LeadDeps, 'db'>): Promise<number> {
  const [row] = await deps.db.select({ leads: count() }).from(leads).where(isEstimate);
  return row!.leads;
}

function barOf(score: number): number {
  return Math.max(0, Math.min(Math.floor(score / BARS), BARS - 1));
}

async function lastWeeks(deps: Pick<LeadDeps, 'db' | 'clock'>): Promise<LeadFigures['weeks']> {
  const starts = weekStarts(deps.clock.now());
  const week = sql<string>`to_char(date_trunc('week', ${leads.createdAt} at time zone 'UTC'), 'YYYY-MM-DD')`;
  const rows = await deps.db
    .select({ week, leads: count() })
    .from(leads)
    .where(gte(leads.createdAt, starts[0]!))
    .groupBy(week);
  const counts = new Map(rows.map((row) => [row.week, row.leads]));
  return starts.map((date) => {
    const start = date.toISOString().slice(0, 10);
    return { start, count: counts.get(start) ?? 0 };
  });
}

/** The Mondays of the last twelve weeks including this one, oldest first. */
function weekStarts(now: Date): Date[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monday = today - ((now.getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: WEEKS }, (_, index) => new Date(monday - (WEEKS - 1 - index) * 7 * DAY_MS));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
