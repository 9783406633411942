import { expect, test } from 'vitest';
import { changeWords, periodWords, planName, workWords } from './client-words';

test('a change of score has its sign, and a missing comparison is a dash', () => {
  expect([4, -3, 0, null].map(changeWords)).toEqual(['+4', '−3', '0', '–']);
});

test('open work is counted, and late work is named', () => {
  expect(workWords({ workOpen: 0, workLate: 0 })).toBe('none open');
  expect(workWords({ workOpen: 3, workLate: 0 })).toBe('3 open');
  expect(workWords({ workOpen: 3, workLate: 1 })).toBe('3 open, 1 late');
});

test('a period is a month in words, in every time zone', () => {
  expect(periodWords('2026-11')).toBe('November 2026');
  expect(periodWords('once')).toBe('Once');
});

test('a plan has the name from its card', () => {
  expect(planName('basic')).toBe('Basic');
});
