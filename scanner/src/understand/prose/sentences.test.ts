import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { ANY_NUMBER, FOUR_DIGITS } from '../../read/text/word-index.ts';
import { excerptAround, isQuotation, MAX_EXCERPT_LENGTH, plainLower, proseOf, sentencesWith } from './sentences.ts';

const sentences = (html: string) => proseOf(pageFrom(html)).sentences.map(({ text }) => text);

describe('sentences', () => {
  it.each([
    ['<p>We fix leaks. Call us! Today? Yes.</p>', ['We fix leaks.', 'Call us!', 'Today?', 'Yes.']],
    [
      '<p>Dr. Reyes opens at 8 a.m. on St. Paul Ave. in town.</p>',
      ['Dr. Reyes opens at 8 a.m. on St. Paul Ave. in town.'],
    ],
    ['<p>License No. 12345. “Great work.” Thanks</p>', ['License No. 12345.', '“Great work.”', 'Thanks']],
    ['<li>Drains</li><li>Sewers</li>', ['Drains', 'Sewers']],
    ['<p>version 2.5 is fine</p>', ['version 2.5 is fine']],
  ])('of %s', (html, expected) => {
    expect(sentences(html)).toEqual(expected);
  });

  it('are split if there is no full stop', () => {
    const found = sentences(`<p>${'word '.repeat(400)}</p>`);
    expect(found.length).toBeGreaterThan(1);
    expect(Math.max(...found.map(({ length }) => length))).toBeLessThanOrEqual(600);
  });

  it('are found by the beginnings of their words', () => {
    const prose = proseOf(pageFrom('<p>We are licensed. Our license is new. Call (208) 331-0142. It costs $5.</p>'));
    const texts = (...cues: string[]) => sentencesWith(prose, cues).map(({ text }) => text);
    expect(texts('licence')).toEqual(['We are licensed.', 'Our license is new.']);
    expect(texts(FOUR_DIGITS)).toEqual(['Call (208) 331-0142.']);
    expect(texts(ANY_NUMBER)).toEqual(['Call (208) 331-0142.', 'It costs $5.']);
    expect(texts('$', 'call')).toEqual(['Call (208) 331-0142.', 'It costs $5.']);
    expect(texts('lic')).toEqual([]);
  });

  it('know if they are a quotation', () => {
    const prose = proseOf(pageFrom('<p>“They came fast. I was glad.” — Jane</p><p>We come fast.</p>'));
    expect(prose.sentences.map((sentence) => isQuotation(prose, sentence))).toEqual([true, true, false]);
  });
});

describe('lower case for patterns', () => {
  it('straightens quotes and dashes', () => {
    expect(plainLower('Don’t wait – “Call”')).toBe('don\'t wait - "call"');
  });

  it('keeps every character in its place, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constant('İ’–A')), (text) => {
        expect(plainLower(text)).toHaveLength(text.length);
      }),
    );
  });
});

it('splits a text without spaces into pieces that add up to it', () => {
  const { sentences } = proseOf(pageFrom(`<p>${'a'.repeat(100_000)}</p>`));
  expect(sentences.map(({ text }) => text).join('')).toHaveLength(100_000);
  expect(sentences.every(({ text }) => text.length <= 600)).toBe(true);
});

it('cuts excerpts that are parts of the text, never too long', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { maxLength: 200 }), fc.nat(), (words, at) => {
      const text = words.join(' ');
      const excerpt = excerptAround(text, at % (text.length + 1));
      expect(excerpt.length).toBeLessThanOrEqual(MAX_EXCERPT_LENGTH);
      expect(text).toContain(excerpt);
    }),
  );
});
