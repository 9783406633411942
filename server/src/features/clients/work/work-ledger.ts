import { countOf, PLAN_IDS, type PlanId, type WorkTemplate, workOf } from '@named-first/contract';
import { Temporal } from 'temporal-polyfill';

/** A plan from one date up to, but not including, another; null for no end. Dates are in the client's time zone. */
export type PlanSpan = { planId: PlanId; from: Temporal.PlainDate; to: Temporal.PlainDate | null };

export type EntryKind = 'done' | 'skipped' | 'carried';
/** The totals recorded for one kind of work in one period, without undone entries. */
export type RecordedWork = { workId: string; period: string; kind: EntryKind; count: number };

/** One row of the ledger: promised + carriedIn + surplus = done + skipped + carriedOut + open. */
export type WorkRow = {
  workId: string;
  /** The month as `2026-11`, or `once`. */
  period: string;
  promised: number;
  carriedIn: number;
  done: number;
  skipped: number;
  carriedOut: number;
  /** Work done beyond what is owed after a downgrade. */
  surplus: number;
  /** The first date on which open work is late. */
  dueOn: Temporal.PlainDate;
};

export const ONCE = 'once';
/** One-off work is due after this many days, because the first results are promised for then. */
const ONCE_DAYS = 30;

const PLAN_WORK = Object.fromEntries(PLAN_IDS.map((id) => [id, workOf(id)])) as Record<
  PlanId,
  ReturnType<typeof workOf>
>;

/**
 * A piece per day is divided into these parts, so that days of months with 28, 29, 30 and 31 days add up without
 * rounding.
 */
const PARTS = 4 * 3 * 5 * 7 * 29 * 31;

/**
 * The work owed to a client and its state, from the first month of their plan to the current one.
 *
 * A month in which a plan begins, changes or ends owes a share for the days of each plan. The shares are summed from
 * the first day on and rounded up once, so that all months together owe the total for the days of the plans, and never
 * more than one piece above it. Open work at the end of a month is owed in the next one. After the end of the last
 * plan, its last month stays the current one, with the work that is still open.
 *
 * A pure function of its arguments: storing the rows again changes nothing, and an entry is undone by leaving it out.
 *
 * @param spans in chronological order, without overlap.
 * @param today the date in the client's time zone.
 */
export function workLedger(
  spans: readonly PlanSpan[],
  recorded: readonly RecordedWork[],
  today: Temporal.PlainDate,
): WorkRow[] {
  const begun = begunBy(spans, today);
  const months = monthsOf(begun, today).map((month) => monthOf(begun, month));
  const sums = sumsOf(recorded);
  return [
    ...onceRows(begun, recorded, sums),
    ...workIds(begun, recorded).flatMap((id) => monthlyRows(id, months, sums)),
  ];
}

/**
 * The month in which work is recorded: this one, or the last one of a plan that has ended. Null before the first plan.
 */
export function currentMonth(spans: readonly PlanSpan[], today: Temporal.PlainDate): string | null {
  return monthsOf(begunBy(spans, today), today).at(-1)?.toString() ?? null;
}

function begunBy(spans: readonly PlanSpan[], today: Temporal.PlainDate): PlanSpan[] {
  return spans.filter(({ from }) => !isBefore(today, from));
}

function monthsOf(spans: readonly PlanSpan[], today: Temporal.PlainDate): Temporal.PlainYearMonth[] {
  const first = spans[0];
  const last = spans.at(-1);
  if (!first || !last) return [];
  const end = (last.to && isBefore(last.to, today) ? last.to : today).toPlainYearMonth();
  const months: Temporal.PlainYearMonth[] = [];
  for (
    let month = first.from.toPlainYearMonth();
    Temporal.PlainYearMonth.compare(month, end) <= 0;
    month = month.add({ months: 1 })
  ) {
    months.push(month);
  }
  return months;
}

type Sums = ReadonlyMap<string, number>;

function sumsOf(recorded: readonly RecordedWork[]): Sums {
  const sums = new Map<string, number>();
  for (const { workId, period, kind, count } of recorded) {
    const key = `${workId} ${period} ${kind}`;
    sums.set(key, (sums.get(key) ?? 0) + count);
  }
  return sums;
}

/** Every kind of monthly work that a plan promised or that has entries. */
function workIds(spans: readonly PlanSpan[], recorded: readonly RecordedWork[]): string[] {
  const promised = spans.flatMap(({ planId }) => [...PLAN_WORK[planId].values()].filter(isMonthly).map(({ id }) => id));
  const known = recorded.filter(({ period }) => period !== ONCE).map(({ workId }) => workId);
  return [...new Set([...promised, ...known])].sort();
}

function isMonthly({ rhythm }: WorkTemplate): boolean {
  return rhythm === 'monthly' || rhythm === 'check';
}

/**
 * One-off work, owed from the first day on which a plan includes it, even if the plan changes later. A plan that lasted
 * no day owes nothing.
 */
function onceRows(spans: readonly PlanSpan[], recorded: readonly RecordedWork[], sums: Sums): WorkRow[] {
  const owed = new Map<string, Owed>();
  const add = (workId: string, promised: number, from: Temporal.PlainDate) => {
    const { dueOn = from.add({ days: ONCE_DAYS }), promised: before = 0 } = owed.get(workId) ?? {};
    owed.set(workId, {
      ...{ workId, period: ONCE, promised: Math.max(promised, before), carriedIn: 0, isClosed: false, dueOn },
    });
  };
  for (const { planId, from, to } of spans) {
    if (to && !isBefore(from, to)) continue;
    for (const work of PLAN_WORK[planId].values()) if (work.rhythm === 'once') add(work.id, countOf(work), from);
  }
  for (const { workId, period } of recorded) if (period === ONCE && spans[0]) add(workId, 0, spans[0].from);
  return [...owed.values()].map((one) => rowOf(one, sums));
}

/** A month with the days of each plan in it, and the first date after the last of them. */
type LedgerMonth = {
  month: Temporal.PlainYearMonth;
  shares: { planId: PlanId; days: number }[];
  dueOn: Temporal.PlainDate;
};

function monthOf(spans: readonly PlanSpan[], month: Temporal.PlainYearMonth): LedgerMonth {
  const first = month.toPlainDate({ day: 1 });
  const next = first.add({ months: 1 });
  const shares = spans.map(({ planId, from, to }) => {
    const end = to && isBefore(to, next) ? to : next;
    return { planId, days: Math.max(0, (isBefore(from, first) ? first : from).until(end).days) };
  });
  const last = spans.findLast(({ from }) => isBefore(from, next));
  const dueOn = last?.to && !isBefore(last.to, first) && isBefore(last.to, next) ? last.to : next;
  return { month, shares: shares.filter(({ days }) => days > 0), dueOn };
}

function monthlyRows(workId: string, months: readonly LedgerMonth[], sums: Sums): WorkRow[] {
  const rows: WorkRow[] = [];
  let parts = 0;
  let carriedIn = 0;
  for (const [at, { month, shares, dueOn }] of months.entries()) {
    const before = Math.ceil(parts / PARTS);
    for (const { planId, days } of shares) parts += (days * monthlyCount(planId, workId) * PARTS) / month.daysInMonth;
    const promised = Math.ceil(parts / PARTS) - before;
    const isClosed = at < months.length - 1;
    const row = rowOf({ workId, period: month.toString(), promised, carriedIn, isClosed, dueOn }, sums);
    carriedIn = row.carriedOut;
    if (row.promised + row.carriedIn + row.done + row.skipped + row.surplus > 0) rows.push(row);
  }
  return rows;
}

function monthlyCount(planId: PlanId, workId: string): number {
  const work = PLAN_WORK[planId].get(workId);
  return work && isMonthly(work) ? countOf(work) : 0;
}

type Owed = Pick<WorkRow, 'workId' | 'period' | 'promised' | 'carriedIn' | 'dueOn'> & { isClosed: boolean };

function rowOf({ isClosed, ...owed }: Owed, sums: Sums): WorkRow {
  const sum = (kind: EntryKind) => sums.get(`${owed.workId} ${owed.period} ${kind}`) ?? 0;
  const done = sum('done');
  const skipped = sum('skipped');
  const left = owed.promised + owed.carriedIn - done - skipped;
  const carriedOut = Math.max(0, isClosed ? left : Math.min(left, sum('carried')));
  return { ...owed, done, skipped, carriedOut, surplus: Math.max(0, -left) };
}

/** How much of a row is not done, skipped or moved. */
export function openOf({ promised, carriedIn, surplus, done, skipped, carriedOut }: WorkRow): number {
  return promised + carriedIn + surplus - done - skipped - carriedOut;
}

function isBefore(one: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(one, other) < 0;
}
