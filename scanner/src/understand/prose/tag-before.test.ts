import { expect, test } from 'vitest';
import { isControl, tagBefore } from './tag-before.ts';

const before = (source: string): string => tagBefore(source, source.indexOf('TEXT'));

test('the tag before a text is the last one, with its attributes', () => {
  expect(before('<ul><li class="card">TEXT')).toBe('<li class="card">');
  expect(before('<p>Other</p>TEXT')).toBe('</p>');
});

test('a text without a tag in reach has none', () => {
  expect(before('TEXT')).toBe('');
  expect(before(`<p>${'word '.repeat(60)}TEXT`)).toBe('');
});

test('a control is known by its tag, or by the class of a link', () => {
  const isOne = ['<button type="button">', '<a class="btn btn-primary">', '<a class="main-cta">', '<label for="x">'];
  expect(isOne.map(isControl)).toEqual([true, true, true, true]);
  expect(['<a class="card">', '<p>', '<a href="/subtn">'].map(isControl)).toEqual([false, false, false]);
});
