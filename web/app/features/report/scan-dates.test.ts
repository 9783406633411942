import { expect, test } from 'vitest';
import { scanDate } from './scan-dates';

const [early, late, nextDay] = ['2026-11-21T08:04:00.000Z', '2026-11-21T15:30:00.000Z', '2026-11-22T00:00:00.000Z'];

test('a scan is named by its date, with the time if two are on one day', () => {
  expect(scanDate(early, [early, nextDay])).toBe('November 21, 2026');
  expect(scanDate(early, [early, late])).toBe('November 21, 2026, 8:04 AM UTC');
});
