import { expect, test } from 'vitest';
import { periodsOf, periodWords } from './periods';

const NONE = { scan: 0, results: 0, unlock: 0, lead: 0, checkout: 0, client: 0 };

function daysFrom(first: string, length: number, scans: (index: number) => number | null) {
  return Array.from({ length }, (_, index) => {
    const date = new Date(`${first}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() + index);
    const scan = scans(index);
    return { day: date.toISOString().slice(0, 10), counts: scan === null ? null : { ...NONE, scan } };
  });
}

test('a month is shown by day, and unknown days are marked', () => {
  const periods = periodsOf(daysFrom('2026-02-01', 30, (index) => (index === 3 ? null : index)));
  expect(periods).toHaveLength(30);
  expect(periods[3]).toEqual({ from: '2026-02-04', until: '2026-02-04', counts: null, isPartial: false });
  expect(periods[4]!.counts!.scan).toBe(4);
});

test('a year is shown by week from Monday to Sunday, and no count is lost', () => {
  const periods = periodsOf(daysFrom('2025-11-23', 365, () => 1));
  expect(periods[0]).toMatchObject({ from: '2025-11-23', until: '2025-11-23' });
  expect(periods[1]).toMatchObject({ from: '2025-11-24', until: '2025-11-30', isPartial: false });
  expect(periods[1]!.counts!.scan).toBe(7);
  expect(periods.reduce((sum, { counts }) => sum + counts!.scan, 0)).toBe(365);
});

test('a partly counted week is marked, and an uncounted week has no number', () => {
  const periods = periodsOf(daysFrom('2026-03-02', 42, (index) => (index < 9 ? null : 2)));
  expect(periods[0]).toMatchObject({ counts: null, isPartial: false });
  expect(periods[1]).toMatchObject({ counts: { scan: 10 }, isPartial: true });
  expect(periods[2]).toMatchObject({ counts: { scan: 14 }, isPartial: false });
});

test('dates are those of the agency in every time zone of the browser', () => {
  expect(periodWords({ from: '2026-03-02', until: '2026-03-02' })).toBe('Mar 2');
  expect(periodWords({ from: '2026-03-02', until: '2026-03-08' })).toBe('Mar 2 – Mar 8');
});
