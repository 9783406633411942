import { expect, test } from 'vitest';
import { tradeEntry } from './index.ts';
import { TRADES_WITH_NOUNS, tradeNouns } from './trade-nouns.ts';

test('every trade with words of its own is one of the lexicon', () => {
  expect(TRADES_WITH_NOUNS.filter((id) => tradeEntry(id) === null)).toEqual([]);
});

test.each([
  ['drywall-contractor', 'GB', 'plasterer'],
  ['drywall-contractor', 'US', 'drywall contractor'],
  ['mover', 'IE', 'removals company'],
  ['real-estate-agent', 'GB', 'estate agent'],
  ['real-estate-agent', 'AU', 'real estate agent'],
  ['plumber', 'NZ', 'plumber'],
  ['auto-repair', null, 'auto mechanic'],
])('%s in %s is called %s', (id, country, noun) => {
  expect(tradeNouns(tradeEntry(id)!, country).noun).toBe(noun);
});
