import { expect, it } from 'vitest';
import { hasSteps, longestClimb, longestRepeat } from './regular-digits.ts';

it('counts digits that go up or down by one', () => {
  expect(longestClimb('0123456789')).toBe(10);
  expect(longestClimb('5678901')).toBe(7);
  expect(longestClimb('987654')).toBe(6);
  expect(longestClimb('3803516322')).toBe(2);
});

it('counts equal digits in a row', () => {
  expect(longestRepeat('34600000000')).toBe(8);
  expect(longestRepeat('12')).toBe(1);
});

it('sees pairs that differ by the same number', () => {
  expect(hasSteps('0612345678')).toBe(true);
  expect(hasSteps('0102030405')).toBe(true);
  expect(hasSteps('0606060606')).toBe(true);
  expect(hasSteps('0557329228')).toBe(false);
  expect(hasSteps('010203')).toBe(false);
});
