import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  ['', 1],
  [`<p>${words(220)}</p>`, 1],
  [`<p>${words(400)}</p><p>${words(260)}</p>`, 3],
  [`<p>${words(219)}</p>`.repeat(4).replaceAll('</p><p>', '</p>\n<p>'), 4],
  [`<p>${words(10)}<script>${words(5000)}</script><style>${words(5000)}</style><!-- ${words(5000)} --></p>`, 1],
  [`<img alt="${words(5000)}">`, 1],
])('%# visible words are counted', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});

test('inline markup does not split words, blocks do', () => {
  expect(readingMinutes('<b>wo</b>rd '.repeat(440))).toBe(2);
  expect(readingMinutes('<li>word</li>'.repeat(660))).toBe(3);
});

test('any text has a reading time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (html) => {
      expect(readingMinutes(html)).toBeGreaterThanOrEqual(1);
    }),
  );
});
