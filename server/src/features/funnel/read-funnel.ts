import {
  ALL_CAMPAIGNS,
  ALL_PAGES,
  brand,
  campaignSource,
  FUNNEL_STEPS,
  type FunnelCounts,
  type FunnelFigures,
  type FunnelQuery,
  type FunnelStep,
  isCampaignSource,
} from '@named-first/contract';
import { and, asc, between, eq, inArray, like, min, notLike, type SQL, sql } from 'drizzle-orm';
import { bulkCampaigns, funnelCounts, funnelDays } from '../../db/schema/index.ts';
import { lastAgencyDays } from './agency-day.ts';
import type { FunnelDeps } from './deps.ts';
import { pageSourceName } from './page-source.ts';

type Range = { days: string[]; within: SQL };
type Counted = { step: FunnelStep; count: number };

const CAMPAIGNS = campaignSource('%');

/** The figures of a range up to today: one source by day, and the totals of every source. */
export async function readFunnel(deps: FunnelDeps, { days, source }: FunnelQuery): Promise<FunnelFigures> {
  const range = rangeOf(deps, days);
  const counts = await countsByDay(deps, range, source);
  const counted = await countedDays(deps, range);
  const byDay = range.days.map((day) => ({
    day,
    counts: countsOf(counts.get(day)) ?? (counted.has(day) ? NONE : null),
  }));
  return {
    ...{ days, source, timeZone: brand.timeZone, countedSince: await countedSince(deps) },
    totals: sumOf([...counts.values()].flat()),
    byDay,
    sources: await sourcesOf(deps, range),
  };
}

function rangeOf({ clock }: FunnelDeps, length: number): Range {
  const days = lastAgencyDays(clock.now(), length);
  return { days, within: between(funnelCounts.day, days[0]!, days.at(-1)!) };
}

async function countsByDay({ db }: FunnelDeps, { within }: Range, source: string): Promise<Map<string, Counted[]>> {
  const rows = await db
    .select({ day: funnelCounts.day, step: funnelCounts.step, count: sumOfCounts })
    .from(funnelCounts)
    .where(and(within, isOf(source)))
    .groupBy(funnelCounts.day, funnelCounts.step);
  return Map.groupBy(rows, ({ day }) => day);
}

const sumOfCounts = sql<number>`sum(${funnelCounts.count})::int`;

function isOf(source: string): SQL {
  if (source === ALL_PAGES) return notLike(funnelCounts.source, CAMPAIGNS);
  if (source === ALL_CAMPAIGNS) return like(funnelCounts.source, CAMPAIGNS);
  return eq(funnelCounts.source, source);
}

async function countedDays({ db }: FunnelDeps, { days }: Range): Promise<Set<string>> {
  const rows = await db
    .select()
    .from(funnelDays)
    .where(between(funnelDays.day, days[0]!, days.at(-1)!));
  return new Set(rows.map(({ day }) => day));
}

async function countedSince({ db }: FunnelDeps): Promise<string | null> {
  const [first] = await db.select({ day: min(funnelDays.day) }).from(funnelDays);
  return first?.day ?? null;
}

async function sourcesOf({ db }: FunnelDeps, { within }: Range): Promise<FunnelFigures['sources']> {
  const rows = await db
    .select({ source: funnelCounts.source, step: funnelCounts.step, count: sumOfCounts })
    .from(funnelCounts)
    .where(within)
    .groupBy(funnelCounts.source, funnelCounts.step)
    .orderBy(asc(funnelCounts.source));
  const bySource = Map.groupBy(rows, ({ source }) => source);
  const nameOf = await namesOf(db, [...bySource.keys()]);
  return [...bySource].map(([source, counts]) => ({ source, name: nameOf(source), counts: sumOf(counts) }));
}

async function namesOf(db: FunnelDeps['db'], sources: string[]): Promise<(source: string) => string> {
  const ids = sources.filter(isCampaignSource).map((source) => source.slice(campaignSource('').length));
  const campaigns = ids.length === 0 ? [] : await db.select().from(bulkCampaigns).where(inArray(bulkCampaigns.id, ids));
  const names = new Map(campaigns.map(({ id, name }) => [campaignSource(id), name]));
  return (source) => names.get(source) ?? (isCampaignSource(source) ? 'A campaign' : pageSourceName(source));
}

const NONE: FunnelCounts = { scan: 0, results: 0, unlock: 0, lead: 0, checkout: 0, client: 0 };

function countsOf(rows: Counted[] | undefined): FunnelCounts | null {
  return rows ? sumOf(rows) : null;
}

function sumOf(rows: readonly Counted[]): FunnelCounts {
  const sums = { ...NONE };
  for (const { step, count } of rows) sums[step] += count;
  return sums;
}

/**
 * Every day and source of a range as rows for a CSV file, with the day's steps. A day that was not counted has empty
 * cells.
 */
export async function funnelRows(
  deps: FunnelDeps,
  { days: length }: FunnelQuery,
): Promise<(string | number | null)[][]> {
  const { db } = deps;
  const range = rangeOf(deps, length);
  const rows = await db.select().from(funnelCounts).where(range.within).orderBy(asc(funnelCounts.source));
  const nameOf = await namesOf(db, [...new Set(rows.map(({ source }) => source))]);
  const byDay = Map.groupBy(rows, ({ day }) => day);
  const counted = await countedDays(deps, range);
  return range.days.flatMap((day): (string | number | null)[][] => {
    const sources = Map.groupBy(byDay.get(day) ?? [], ({ source }) => source);
    if (sources.size === 0) return [[day, null, null, ...FUNNEL_STEPS.map(() => (counted.has(day) ? 0 : null))]];
    return [...sources].map(([source, found]) => {
      const counts = sumOf(found);
      return [day, source, nameOf(source), ...FUNNEL_STEPS.map((step) => counts[step])];
    });
  });
}
