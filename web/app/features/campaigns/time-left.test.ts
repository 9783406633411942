import { expect, test } from 'vitest';
import { timeLeft } from './time-left';

const running = { pausedAt: null, cancelledAt: null } as Parameters<typeof timeLeft>[0]['campaign'];

test.each([
  [5, 'less than a minute left'],
  [61, 'about 1 min left'],
  [3540, 'about 59 min left'],
  [3700, 'about 1 h left'],
  [5400, 'about 1 h 30 min left'],
  [7190, 'about 2 h left'],
])('%d seconds are %j', (secondsLeft, words) => {
  expect(timeLeft({ campaign: running, remaining: 1200, secondsLeft })).toBe(`1,200 to go, ${words}`);
});

test('a campaign that has stopped says why', () => {
  const at = '2026-03-02T15:00:00.000Z';
  const left = { remaining: 3, secondsLeft: null };
  expect(timeLeft({ campaign: running, ...left })).toBe('3 to go');
  expect(timeLeft({ campaign: { ...running, pausedAt: at }, ...left })).toBe('3 to go, paused');
  expect(timeLeft({ campaign: { ...running, cancelledAt: at }, ...left })).toBe('3 to go, ending');
  expect(timeLeft({ campaign: running, remaining: 0, secondsLeft: null })).toBe('Done');
  expect(timeLeft({ campaign: { ...running, cancelledAt: at }, remaining: 0, secondsLeft: null })).toBe('Cancelled');
});
