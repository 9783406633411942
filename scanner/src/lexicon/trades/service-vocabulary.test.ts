import { expect, test } from 'vitest';
import { TRADE_ENTRIES } from './index.ts';
import { wordsOfServices, wordsOfTrade } from './service-vocabulary.ts';

test('words of services are those of all trades, folded, with the number of services that have them', () => {
  const german = wordsOfServices('de');
  expect(german.get('reinigung')).toBeGreaterThan(1);
  expect(german.has('rohrreinigung')).toBe(true);
  expect([...german.keys()].filter((word) => /[A-ZÄÖÜäöüß*]/.test(word))).toEqual([]);
});

test('words of a trade are those of its services and names, in one language', () => {
  expect(wordsOfTrade('plumber', 'en')).toContain('plumber');
  expect(wordsOfTrade('plumber', 'en')).toContain('drain');
  expect(wordsOfTrade('plumber', 'en')).not.toContain('rohrreinigung');
  expect(wordsOfTrade('plumber', 'en')).not.toContain('braces');
});

test('an unknown trade has no words, and many trades in a row keep their own', () => {
  expect(wordsOfTrade('nothing', 'en').size).toBe(0);
  for (const { id } of TRADE_ENTRIES) wordsOfTrade(id, 'en');
  expect(wordsOfTrade('dentist', 'en')).toContain('braces');
});
