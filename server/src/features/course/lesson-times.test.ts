import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lessonTimes, nextDaytime } from './lesson-times.ts';

const DAY_MS = 86_400_000;
const newYork = { timeZone: 'America/New_York', daySeconds: 86_400 };
const ZONES = [
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Sao_Paulo',
  'UTC',
];

/** The local time according to `Intl`, independently of the code under test. */
function wallClock(at: Date, timeZone: string): { day: string; time: string } {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(at);
  return { day, time };
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

describe('the seven mornings', () => {
  test('are nine o’clock of the seven days that follow, in every zone and at every time of the year', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...ZONES), (from, timeZone) => {
        const first = wallClock(from, timeZone).day;
        const times = lessonTimes(from, 7, { timeZone, daySeconds: 86_400 });
        expect(times.map((time) => wallClock(time, timeZone))).toEqual(
          [1, 2, 3, 4, 5, 6, 7].map((days) => ({ day: dayAfter(first, days), time: '09:00:00' })),
        );
      }),
    );
  });

  test.each([
    ['the clock goes forward', '2026-03-06T20:00:00Z', ['2026-03-07T14', '2026-03-08T13', '2026-03-09T13']],
    ['the clock goes back', '2026-10-30T20:00:00Z', ['2026-10-31T13', '2026-11-01T14', '2026-11-02T14']],
    ['there is a leap day', '2028-02-27T20:00:00Z', ['2028-02-28T14', '2028-02-29T14', '2028-03-01T14']],
    ['the year ends', '2026-12-30T20:00:00Z', ['2026-12-31T14', '2027-01-01T14', '2027-01-02T14']],
    ['it is past midnight in London but not in New York', '2026-06-02T02:00:00Z', ['2026-06-02T13', '2026-06-03T13']],
  ])('when %s', (_, from, hours) => {
    const times = lessonTimes(new Date(from), hours.length, newYork);
    expect(times.map((time) => time.toISOString())).toEqual(hours.map((hour) => `${hour}:00:00.000Z`));
  });

  test('are as far apart as a shortened day is long', () => {
    const from = new Date('2026-03-02T23:30:00Z');
    const times = lessonTimes(from, 3, { ...newYork, daySeconds: 5 });
    expect(times.map((time) => time.getTime() - from.getTime())).toEqual([5000, 10_000, 15_000]);
    expect(nextDaytime(from, { ...newYork, daySeconds: 5 })).toEqual(from);
  });
});

describe('a late lesson', () => {
  test('goes out by day at once, and by night at the next nine o’clock', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...ZONES), (from, timeZone) => {
        const at = nextDaytime(from, { timeZone, daySeconds: 86_400 });
        const hour = Number(wallClock(from, timeZone).time.slice(0, 2));
        if (hour >= 9 && hour < 20) expect(at).toEqual(from);
        else {
          expect(wallClock(at, timeZone).time).toBe('09:00:00');
          expect(at.getTime() - from.getTime()).toBeLessThanOrEqual(14 * 3_600_000);
          expect(at.getTime()).toBeGreaterThan(from.getTime());
        }
      }),
    );
  });
});
