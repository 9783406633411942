import { FUNNEL_STEPS, type FunnelCounts, type FunnelFigures } from '@named-first/contract';

/** A column of the plot and a row of the table: a day, or a week in long ranges. */
export type Period = {
  /** The first and the last day of the period within the range. */
  from: string;
  until: string;
  /** Null if none of its days was counted. */
  counts: FunnelCounts | null;
  /** True if some of its days were not counted. */
  isPartial: boolean;
};

/** Longer ranges are shown by week, to avoid hundreds of rows. */
const MAX_DAYS = 31;

/** The days of a range, or its weeks from Monday to Sunday, oldest first. */
export function periodsOf(byDay: FunnelFigures['byDay']): Period[] {
  const isLong = byDay.length > MAX_DAYS;
  const groups = Map.groupBy(byDay, ({ day }) => (isLong ? mondayOf(day) : day));
  return [...groups.values()].map((days) => {
    const counted = days.flatMap(({ counts }) => counts ?? []);
    return {
      from: days[0]!.day,
      until: days.at(-1)!.day,
      counts: counted.length === 0 ? null : sumOf(counted),
      isPartial: counted.length > 0 && counted.length < days.length,
    };
  });
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

function sumOf(counted: readonly FunnelCounts[]): FunnelCounts {
  const sums: FunnelCounts = { scan: 0, results: 0, unlock: 0, lead: 0, checkout: 0, client: 0 };
  for (const counts of counted) for (const step of FUNNEL_STEPS) sums[step] += counts[step];
  return sums;
}

// The dates are already days of the agency, so they are formatted in UTC, whatever the browser's time zone.
const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Mar 2`, or `Mar 2 – Mar 8`. */
export function periodWords({ from, until }: Pick<Period, 'from' | 'until'>): string {
  return from === until ? dayWords(from) : `${dayWords(from)} – ${dayWords(until)}`;
}

function dayWords(day: string): string {
  return SHORT.format(new Date(day));
}

/** `Mar 2, 2026`. */
export function longDay(day: string): string {
  return LONG.format(new Date(day));
}
