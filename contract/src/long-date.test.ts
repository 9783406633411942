import { expect, test } from 'vitest';
import { longDate } from './long-date.ts';

test('a date is formatted in UTC or in the requested time zone', () => {
  expect(longDate('2026-11-11T03:30:00.000Z')).toBe('November 11, 2026');
  expect(longDate('2026-11-11T03:30:00.000Z', 'America/New_York')).toBe('November 10, 2026');
});

test.each([null, '', 'soon', '2026-99-99T00:00:00Z'])('%j is not a date and gives an empty text', (text) => {
  expect(longDate(text)).toBe('');
});
