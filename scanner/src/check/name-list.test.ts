import { expect, it } from 'vitest';
import { nameList, shareOf, startOfSentence } from './name-list.ts';

it('a list of names is cut after the fourth', () => {
  expect(nameList(['A'])).toBe('A');
  expect(nameList(['A', 'B', 'C'])).toBe('A, B and C');
  expect(nameList(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C and 2 more');
});

it('a part and the whole are told as somebody would say them', () => {
  expect(shareOf(1, 1, 'page')).toBe('the one page');
  expect(shareOf(2, 2, 'page')).toBe('both pages');
  expect(shareOf(6, 6, 'page')).toBe('all 6 pages');
  expect(shareOf(2, 6, 'page')).toBe('2 of the 6 pages');
  expect(startOfSentence(shareOf(2, 2, 'page'))).toBe('Both pages');
});
