import { expect, test } from 'vitest';
import { stepsSourceWords } from './report-words.ts';

test.each([
  [
    'https://support.squarespace.com/hc/en-us/articles/1',
    'maker',
    'From the maker’s own page',
    'support.squarespace.com',
  ],
  [
    'https://github.com/WordPress/WordPress/blob/00ff6e/wp-admin/options-general.php',
    'maker',
    'From the maker’s own files',
    'github.com/WordPress/WordPress',
  ],
  [
    'https://unpkg.com/@wordpress/block-library@11.1.0/src/html/block.json',
    'maker',
    'From the maker’s own files',
    'unpkg.com/@wordpress/block-library',
  ],
  ['https://unpkg.com/ghost@6.65.0/core/handler.js', 'maker', 'From the maker’s own files', 'unpkg.com/ghost'],
  [
    'https://github.com/someone/guides/blob/5761/wix.md',
    'other',
    'From a guide that is not the maker’s',
    'github.com/someone/guides',
  ],
] as const)('%s (%s) is named as what it is', (url, by, words, site) => {
  expect(stepsSourceWords({ url, by, read: '2026-11-23' })).toEqual({ words, site });
});
