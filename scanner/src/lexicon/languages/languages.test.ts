import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../language-code.ts';
import { foldText, wordPattern } from '../word-pattern.ts';
import { examples as de } from './examples/de.ts';
import { examples as en } from './examples/en.ts';
import { examples as es } from './examples/es.ts';
import { examples as fr } from './examples/fr.ts';
import { examples as it } from './examples/it.ts';
import { examples as nl } from './examples/nl.ts';
import { examples as pt } from './examples/pt.ts';
import { language } from './index.ts';
import { WEEKDAYS, type WordExample } from './language.ts';

const EXAMPLES: Readonly<Record<(typeof LANGUAGES)[number], readonly WordExample[]>> = { en, de, es, fr, it, nl, pt };

describe.each(LANGUAGES)('words of %s', (code) => {
  const { days } = language(code);

  test('match the positive examples and not the negative ones', () => {
    for (const { words, found, notFound } of EXAMPLES[code]) {
      const pattern = wordPattern(words);
      for (const text of found) expect(pattern.test(foldText(text)), `found in ${text}`).toBe(true);
      for (const text of notFound) expect(pattern.test(foldText(text)), `not found in ${text}`).toBe(false);
    }
  });

  test('contain every name of a day that Intl writes', () => {
    for (const width of ['long', 'short'] as const) {
      WEEKDAYS.forEach((day, index) => {
        // 5 January 2026 is a Monday.
        const name = new Intl.DateTimeFormat(code, { weekday: width, timeZone: 'UTC' }).format(
          Date.UTC(2026, 0, 5 + index),
        );
        expect(wordPattern(days.days[day]).test(foldText(name)), `${name} is ${day}`).toBe(true);
      });
    }
  });

  test('never give two days the same name', () => {
    const names = WEEKDAYS.flatMap((day) => [
      ...new Set(days.days[day].map((name) => foldText(name).replace('.', ''))),
    ]);
    expect(names).toEqual([...new Set(names)]);
  });
});

test('words with a star match the rest of a word, and no more', () => {
  const pattern = wordPattern(['*strasse', 'dachdeck*']);
  expect(pattern.exec(foldText('An der Hauptstraße 5'))?.[0]).toBe('hauptstrasse');
  expect(pattern.exec(foldText('Ihr Dachdeckermeister'))?.[0]).toBe('dachdeckermeister');
  expect(pattern.test('strassenbau')).toBe(false);
});
