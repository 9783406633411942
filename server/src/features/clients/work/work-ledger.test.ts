import { countOf, PLAN_IDS, type PlanId, workOf } from '@named-first/contract';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { localDate, startOfDate } from './client-calendar.ts';
import {
  currentMonth,
  ONCE,
  openOf,
  type PlanSpan,
  type RecordedWork,
  type WorkRow,
  workLedger,
} from './work-ledger.ts';

const date = (text: string) => Temporal.PlainDate.from(text);
const span = (planId: PlanId, from: string, to: string | null = null): PlanSpan => ({
  planId,
  from: date(from),
  to: to === null ? null : date(to),
});
const monthly = (rows: readonly WorkRow[], workId: string) => rows.filter((row) => row.workId === workId);
const posts = (rows: readonly WorkRow[]) =>
  monthly(rows, 'community-posts').map(({ period, promised }) => `${period} ${promised}`);

/** UTC +14 and −11, half-hour offsets, a half-hour clock change, both American clock changes, no clock change. */
const ZONES = [
  ...['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Australia/Lord_Howe', 'America/St_Johns'],
  ...['Asia/Kolkata', 'America/New_York', 'America/Los_Angeles', 'America/Phoenix'],
];

test('a first month owes a share for its remaining days, and all months together what was paid for', () => {
  const rows = workLedger([span('premium', '2026-11-15', '2027-02-15')], [], date('2027-03-10'));
  // 10 posts: 16 of 30 days, two whole months, 14 of 28 days.
  expect(posts(rows)).toEqual(['2026-11 6', '2026-12 10', '2027-01 10', '2027-02 5']);
});

test('a change of plan within a month owes each plan for its days', () => {
  const rows = workLedger(
    [span('growth', '2026-11-01', '2026-11-16'), span('ultimate', '2026-11-16')],
    [],
    date('2026-12-01'),
  );
  expect(posts(rows)).toEqual(['2026-11 10', '2026-12 20']);
});

test('open work at the end of a month is owed in the next one, even if the plan no longer promises it', () => {
  const spans = [span('premium', '2026-11-01', '2026-12-01'), span('growth', '2026-12-01')];
  const done: RecordedWork = { workId: 'community-posts', period: '2026-11', kind: 'done', count: 8 };
  const [november, december] = monthly(workLedger(spans, [done], date('2026-12-24')), 'community-posts');
  expect(november).toMatchObject({ promised: 10, done: 8, carriedOut: 2 });
  expect(december).toMatchObject({ promised: 0, carriedIn: 2 });
  expect(openOf(december!)).toBe(2);
});

test('after the end the last month stays open, and a returning client is still owed the remaining work', () => {
  const first = span('premium', '2026-11-01', '2026-11-28');
  const ended = workLedger([first], [], date('2027-02-03'));
  expect(currentMonth([first], date('2027-02-03'))).toBe('2026-11');
  expect(monthly(ended, 'blog-posts')).toMatchObject([{ period: '2026-11', promised: 2, carriedOut: 0 }]);
  const back = workLedger([first, span('basic', '2027-02-01')], [], date('2027-02-03'));
  expect(monthly(back, 'blog-posts').at(-1)).toMatchObject({ period: '2027-02', promised: 0, carriedIn: 2 });
});

test('work beyond what a smaller plan owes is kept as surplus and owes nothing', () => {
  const spans = [span('premium', '2026-11-01', '2026-11-16'), span('growth', '2026-11-16')];
  const done: RecordedWork = { workId: 'community-posts', period: '2026-11', kind: 'done', count: 8 };
  const [row] = monthly(workLedger(spans, [done], date('2026-11-20')), 'community-posts');
  expect(row).toMatchObject({ promised: 5, done: 8, surplus: 3 });
  expect(openOf(row!)).toBe(0);
});

test('one-off work is owed once, whatever plans follow, and is due after 30 days', () => {
  const spans = [span('ultimate', '2026-11-10', '2026-12-10'), span('basic', '2026-12-10')];
  const rows = workLedger(spans, [], date('2027-05-01')).filter(({ period }) => period === ONCE);
  expect(rows.filter(({ workId }) => workId === 'directories')).toMatchObject([{ promised: 50 }]);
  expect(rows.find(({ workId }) => workId === 'custom-gpt')!.dueOn.toString()).toBe('2026-12-10');
});

test('a plan that began and ended on one date owes nothing', () => {
  expect(workLedger([span('ultimate', '2026-11-10', '2026-11-10')], [], date('2026-11-12'))).toEqual([]);
});

test('months follow the client’s time zone: on 1 January in UTC it is still December in Los Angeles', () => {
  const at = new Date('2027-01-01T05:00:00Z');
  const months = ['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'].map((zone) =>
    currentMonth([span('basic', '2026-11-10')], localDate(at, zone)),
  );
  expect(months).toEqual(['2026-12', '2027-01', '2027-01']);
});

type Step =
  | { do: 'wait'; hours: number }
  | { do: 'plan'; planId: PlanId }
  | { do: 'end' | 'return' }
  | { do: 'record'; kind: RecordedWork['kind']; pick: number; share: number }
  | { do: 'undo'; pick: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 800 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('plan' as const), planId: fc.constantFrom(...PLAN_IDS) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('end' as const, 'return' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('record' as const),
      kind: fc.constantFrom('done' as const, 'skipped' as const, 'carried' as const),
      pick: fc.nat(999),
      share: fc.double({ min: 0.01, max: 1, noNaN: true }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), pick: fc.nat(999) }) },
);

/** A client's life as it goes on: times, spans by time, entries. */
function createLife(zone: string, planId: PlanId, start: Date) {
  let now = start;
  const plans: { planId: PlanId; from: Date; to: Date | null }[] = [{ planId, from: start, to: null }];
  const recorded: RecordedWork[] = [];
  const spans = () =>
    plans.map((plan) => ({
      planId: plan.planId,
      from: localDate(plan.from, zone),
      to: plan.to && localDate(plan.to, zone),
    }));
  const today = () => localDate(now, zone);
  const rows = () => workLedger(spans(), recorded, today());
  const take = (one: Step) => {
    const last = plans.at(-1)!;
    if (one.do === 'wait') now = new Date(now.getTime() + one.hours * 3_600_000);
    if (one.do === 'plan' && last.to === null) {
      last.to = now;
      plans.push({ planId: one.planId, from: now, to: null });
    }
    if (one.do === 'end') last.to ??= now;
    if (one.do === 'return' && last.to !== null) plans.push({ planId: last.planId, from: now, to: null });
    if (one.do === 'undo' && recorded.length > 0) recorded.splice(one.pick % recorded.length, 1);
    if (one.do === 'record') {
      const month = currentMonth(spans(), today());
      const open = rows().filter((row) => openOf(row) > 0 && (row.period === ONCE || row.period === month));
      const row = open[one.pick % open.length];
      if (!row || (one.kind === 'carried' && row.period === ONCE)) return;
      const count = Math.ceil(openOf(row) * one.share);
      recorded.push({ workId: row.workId, period: row.period, kind: one.kind, count });
    }
  };
  return { take, rows, spans, today, recorded };
}

const WORK = Object.fromEntries(PLAN_IDS.map((id) => [id, workOf(id)])) as Record<PlanId, ReturnType<typeof workOf>>;

type PlanDay = { planId: PlanId; daysInMonth: number };

/** Every day of every plan before a date, computed in UTC, independently of the ledger. */
function planDays(spans: readonly PlanSpan[], until: Temporal.PlainDate): PlanDay[] {
  const time = ({ year, month, day }: Temporal.PlainDate) => Date.UTC(year, month - 1, day);
  return spans.flatMap(({ planId, from, to }) => {
    const days: PlanDay[] = [];
    const end = Math.min(time(until), to ? time(to) : Number.POSITIVE_INFINITY);
    for (let at = time(from); at < end; at += 86_400_000) {
      const day = new Date(at);
      days.push({
        planId,
        daysInMonth: new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate(),
      });
    }
    return days;
  });
}

/** The total for the days of all plans, in exact fractions. */
function piecesOwed(workId: string, days: readonly PlanDay[]): number {
  const whole = 28n * 29n * 30n * 31n;
  const parts = days.reduce((sum, { planId, daysInMonth }) => {
    const work = WORK[planId].get(workId);
    const isMonthly = work?.rhythm === 'monthly' || work?.rhythm === 'check';
    return isMonthly ? sum + (BigInt(countOf(work)) * whole) / BigInt(daysInMonth) : sum;
  }, 0n);
  return Number((parts + whole - 1n) / whole);
}

function expectSums(rows: readonly WorkRow[], spans: readonly PlanSpan[], today: Temporal.PlainDate): void {
  const months = rows.filter(({ period }) => period !== ONCE);
  const keys = rows.map(({ workId, period }) => `${workId} ${period}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const row of rows) expect(openOf(row), `${row.workId} ${row.period}`).toBeGreaterThanOrEqual(0);
  const lastMonth = currentMonth(spans, today);
  if (lastMonth === null) return;
  const end = Temporal.PlainYearMonth.from(lastMonth).toPlainDate({ day: 1 }).add({ months: 1 });
  const days = planDays(spans, end);
  for (const [workId, own] of Map.groupBy(months, (row) => row.workId)) {
    const sum = (part: (row: WorkRow) => number) => own.reduce((total, row) => total + part(row), 0);
    expect(
      sum(({ promised }) => promised),
      workId,
    ).toBe(piecesOwed(workId, days));
    const current = own.find(({ period }) => period === lastMonth);
    const left = current ? openOf(current) + current.carriedOut : 0;
    const settled = sum(({ done }) => done) + sum(({ skipped }) => skipped);
    expect(sum(({ promised }) => promised) + sum(({ surplus }) => surplus), workId).toBe(settled + left);
    expect(
      sum(({ carriedIn }) => carriedIn),
      workId,
    ).toBe(sum(({ carriedOut, period }) => (period === lastMonth ? 0 : carriedOut)));
  }
}

function promises(rows: readonly WorkRow[]): Map<string, number> {
  return new Map(
    rows.filter(({ promised }) => promised > 0).map((row) => [`${row.workId} ${row.period}`, row.promised]),
  );
}

test('200 random lives in eight time zones: sums agree with rows, nothing is owed twice and nothing is lost', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.constantFrom(...PLAN_IDS),
      fc.date({ min: new Date('2027-01-01'), max: new Date('2029-01-01'), noInvalidDate: true }),
      fc.array(step, { minLength: 5, maxLength: 25 }),
      (zone, planId, start, steps) => {
        const life = createLife(zone, planId, start);
        let before = life.rows();
        for (const one of steps) {
          const promisedBefore = promises(before);
          const month = currentMonth(life.spans(), life.today())!;
          life.take(one);
          const rows = life.rows();
          expectSums(rows, life.spans(), life.today());
          // What was promised for a past month never changes.
          for (const [key, promised] of promises(rows.filter(({ period }) => period < month))) {
            expect(promisedBefore.get(key), key).toBe(promised);
          }
          before = rows;
        }
        const recorded = (kind: RecordedWork['kind']) =>
          life.recorded.filter((entry) => entry.kind === kind).reduce((total, { count }) => total + count, 0);
        const sum = (part: (row: WorkRow) => number) => life.rows().reduce((total, row) => total + part(row), 0);
        expect([sum(({ done }) => done), sum(({ skipped }) => skipped)]).toEqual([
          recorded('done'),
          recorded('skipped'),
        ]);
      },
    ),
    { numRuns: 200, seed: 20261122 },
  );
});

test('a date begins where the clocks are changed at midnight, and a time zone may be 26 hours ahead of another', () => {
  expect(startOfDate(date('2026-09-06'), 'America/Santiago').toISOString()).toBe('2026-09-06T04:00:00.000Z');
  const starts = ZONES.map((zone) => startOfDate(date('2027-01-01'), zone).getTime());
  expect((Math.max(...starts) - Math.min(...starts)) / 3_600_000).toBe(25);
});
