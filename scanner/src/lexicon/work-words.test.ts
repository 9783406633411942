import { expect, test } from 'vitest';
import { LANGUAGES } from './language-code.ts';
import { compileTerms } from './term-matcher.ts';
import { WORK_WORDS } from './work-words.ts';

test.each([
  ['en', 'Gutter repair', true],
  ['en', 'Our story', false],
  ['de', 'Kanalreinigung', true],
  ['de', 'Ansprechpartner', false],
  ['es', 'Limpieza de cristales', true],
  ['fr', 'Dépannage de chaudière', true],
  ['it', 'Riparazione caldaie', true],
  ['nl', 'Dakinspectie', true],
  ['pt', 'Troca de óleo', true],
] as const)('%s: "%s" has a word for work: %s', (language, label, expected) => {
  expect(compileTerms(WORK_WORDS[language]).find(label).length > 0).toBe(expected);
});

test.each(LANGUAGES)('%s lists each word once', (language) => {
  expect(new Set(WORK_WORDS[language]).size).toBe(WORK_WORDS[language].length);
});
