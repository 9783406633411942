import { expect, it } from 'vitest';
import { NOTHING_CERTAIN } from '../../test/page-facts.ts';
import { clock } from '../understand/hours/week-in-words.ts';
import { hoursBlock, hoursLines } from './hours-block.ts';

const weekdays = [0, 1, 2, 3, 4].map((day) => ({ day, opens: 480, closes: 1020 }));

it('groups days with the same hours, and leaves unmentioned days blank', () => {
  expect(hoursLines({ intervals: weekdays, closedDays: [6] })).toEqual([
    'Monday to Friday: 8:00 am – 5:00 pm',
    'Saturday: [hours, or closed]',
    'Sunday: closed',
  ]);
});

it('keeps split days and days without an end', () => {
  const intervals = [
    { day: 0, opens: 480, closes: 720 },
    { day: 0, opens: 780, closes: 1020 },
    { day: 1, opens: 0, closes: 1440 },
  ];
  expect(hoursLines({ intervals, closedDays: [2, 3, 4, 5, 6] })).toEqual([
    'Monday: 8:00 am – 12:00 pm and 1:00 pm – 5:00 pm',
    'Tuesday: open 24 hours',
    'Wednesday to Sunday: closed',
  ]);
});

it('is all blanks if no hours are known, and never invents any', () => {
  const { text } = hoursBlock(NOTHING_CERTAIN, true);
  expect(text).not.toMatch(/\d/);
  expect(text).toContain('[your phone number]');
});

it.each([
  [0, '12:00 am'],
  [720, '12:00 pm'],
  [1439, '11:59 pm'],
  [1560, '2:00 am'],
])('%d minutes are %s', (minutes, shown) => {
  expect(clock(minutes)).toBe(shown);
});
