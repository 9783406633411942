import { expect, it } from 'vitest';
import { levelsUp } from './levels-up.ts';

const SOURCE = '<ul><li><div><b>Ann</b></div><p>Good work.<p>Boise</li><li><b>Bob</b></li></ul>';
const up = (from: string, to: string): number => levelsUp(SOURCE, SOURCE.indexOf(from), SOURCE.indexOf(to));

it('counts the elements that one leaves, forwards and backwards', () => {
  expect(up('Good', 'Ann')).toBe(0);
  expect(up('Ann', 'Good')).toBe(1);
  expect(up('Good', 'Bob')).toBe(1);
  expect(up('Bob', 'Good')).toBe(1);
  expect(up('Ann', 'Bob')).toBe(2);
});

it('does not count paragraphs, whose end tags are often left out', () => {
  expect(up('Good', 'Boise')).toBe(0);
  expect(up('Boise', 'Good')).toBe(0);
});

it('sees no connection over a long distance', () => {
  expect(levelsUp(`a${' '.repeat(5000)}b`, 0, 5001)).toBe(Number.POSITIVE_INFINITY);
});
