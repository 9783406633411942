import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf, Measure } from './lines.ts';
import { oneLine } from './readable-text.ts';
import { rich } from './rich-text.ts';
import { type } from './theme.ts';

const measure = new Measure();
const wordsOf = (text: string, width: number) =>
  linesOf(text, type.body, width, measure).map((line) =>
    line.segments
      .map((segment) => segment.text)
      .join('')
      .trimEnd(),
  );

describe('lines', () => {
  test('break between words', () => {
    expect(wordsOf('a plumber in Columbus, Ohio', 70)).toEqual(['a plumber in', 'Columbus,', 'Ohio']);
  });

  test('break an address after its punctuation, and only when it has to', () => {
    expect(wordsOf('https://example.com/water-heaters/repair', 90)).toEqual([
      'https://example.',
      'com/water-',
      'heaters/repair',
    ]);
    expect(wordsOf('a/b', 90)).toEqual(['a/b']);
  });

  test('keep the comma with a strong word before it', () => {
    const lines = linesOf(rich('**Ohio**, here'), type.body, 32, measure);
    expect(
      lines.map((line) =>
        line.segments
          .map(({ text }) => text)
          .join('')
          .trimEnd(),
      ),
    ).toEqual(['Ohio,', 'here']);
  });

  test('are never wider than the column, and lose nothing but white space', () => {
    const texts = fc.oneof(fc.string({ unit: 'grapheme-ascii', maxLength: 120 }), fc.lorem({ maxCount: 30 }));
    fc.assert(
      fc.property(texts, fc.integer({ min: 30, max: 400 }), (text, width) => {
        const lines = linesOf(text, type.body, width, measure);
        for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.01);
        const kept = lines.flatMap((line) => line.segments.map((segment) => segment.text)).join('');
        expect(kept.replaceAll(' ', '')).toBe(oneLine(text).replaceAll(' ', ''));
      }),
    );
  });

  test('contain only web and mail links', () => {
    const link = (address: string) =>
      linesOf([{ text: 'x', link: address }], type.body, 90, measure)[0]?.segments[0]?.link;
    expect(link('https://example.com/')).toBe('https://example.com/');
    expect(link('javascript:alert(1)')).toBeNull();
    expect(link('file:///etc/passwd')).toBeNull();
  });
});

describe('our small markup', () => {
  test('reads strong words, code, links and notes', () => {
    const note = () => ({ number: 3, link: 'https://example.com/' });
    expect(rich('a **b** `c` [d](https://e.test/). [^f]', note)).toEqual([
      { text: 'a ' },
      { text: 'b', look: 'strong' },
      { text: ' ' },
      { text: 'c', look: 'mono' },
      { text: ' ' },
      { text: 'd', link: 'https://e.test/', colour: expect.any(String) },
      { text: '.' },
      { text: '3', look: 'note', link: 'https://example.com/', colour: expect.any(String) },
    ]);
  });

  test('throws for a note if there is no list of sources', () => {
    expect(() => rich('a [^b]')).toThrow(/list of sources/);
  });
});
