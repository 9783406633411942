import { describe, expect, test } from 'vitest';
import { mainFace, openFontsFor } from './fonts.ts';
import { oneLine, piecesOf } from './readable-text.ts';

describe('text on a line', () => {
  test.each([
    ['a\r\nb\tc', 'a b c'],
    ['a\u0000\u200b\u202eb', 'ab'],
    ['e\u0301', 'é'],
    ['\ud800x', '\ufffdx'],
    ['a\u00a0b', 'a\u00a0b'],
  ])('%j is set as %j', (text, expected) => {
    expect(oneLine(text)).toBe(expected);
  });
});

describe('faces', () => {
  const facesOf = (text: string) =>
    piecesOf(text, 'text').map(({ text: piece, face }) => [piece, face?.name.split('/').pop() ?? null]);

  test('plain English is one piece in the main face', () => {
    expect(piecesOf('Call us', 'text')).toEqual([{ text: 'Call us', face: mainFace('text') }]);
  });

  test('finds letters in other files of the font and in the monospace font', () => {
    expect(facesOf('aŁЧ')).toEqual([
      ['a', 'public-sans-latin-400-normal'],
      ['Ł', 'public-sans-latin-ext-400-normal'],
      ['Ч', 'roboto-mono-cyrillic-400-normal'],
    ]);
  });

  test('a character whose font was not opened is one box, joined signs included', () => {
    expect(facesOf('空👩‍👩‍👧')).toEqual([
      ['空', null],
      ['👩‍👩‍👧', null],
    ]);
  });

  test('finds signs, emoji, Chinese, Japanese and Korean after their fonts are opened', async () => {
    const words = ['★', '☎', '✅', '🔧', '山', 'ひ', '배'];
    await openFontsFor(words.join(''));
    for (const word of words) expect(facesOf(word), word).toEqual([[word, expect.stringMatching(/^noto-/)]]);
  });

  test('a joined emoji that no font has is drawn as its parts', async () => {
    await openFontsFor('🔧🍕');
    expect(facesOf('🔧\u200d🍕').map(([sign]) => sign)).toEqual(['🔧', '🍕']);
  });

  test('a character that no font has stays a box', async () => {
    await openFontsFor('مرحبا𒀀');
    expect(facesOf('م𒀀')).toEqual([
      ['م', null],
      ['𒀀', null],
    ]);
  });

  test('an accent that no font has is dropped and the letter stays', () => {
    expect(facesOf('Z\u0363\u0489')).toEqual([['Z', 'public-sans-latin-400-normal']]);
  });
});
