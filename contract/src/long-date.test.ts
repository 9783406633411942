import { expect, test } from 'vitest';
import { longDate } from './long-date.ts';

test('a date is written out in UTC, or in the time zone asked for', () => {
  expect(longDate('2026-11-11T03:30:00.000Z')).toBe('November 11, 2026');
  expect(longDate('2026-11-11T03:30:00.000Z', 'America/New_York')).toBe('November 10, 2026');
});

test.each([null, '', 'soon', '2026-99-99T00:00:00Z'])('%j is no date, and empty', (text) => {
  expect(longDate(text)).toBe('');
});
