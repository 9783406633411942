import { TRADE_ENTRIES, type TradeEntry } from '@named-first/scanner/readers';

/** The trade with this identifier in the lexicon, such as `plumber`. */
export function tradeOf(id: string): TradeEntry | null {
  return TRADE_ENTRIES.find((entry) => entry.id === id) ?? null;
}

/** Finds a trade by identifier, noun, English name (`plumbing`, `roofers`) or set of buyer questions. */
export function findTrade(text: string): TradeEntry | null {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return null;
  const named = (entry: TradeEntry) => entry.names.en.some((name) => name.replaceAll('*', '') === wanted);
  const singular = wanted.replace(/s$/, '');
  const tests: ((entry: TradeEntry) => boolean)[] = [
    (entry) => entry.id === wanted,
    (entry) => [entry.noun, entry.companyNoun].some((noun) => [wanted, singular].includes(noun.toLowerCase())),
    named,
    (entry) => entry.questions === wanted && wanted !== 'generic',
  ];
  for (const test of tests) {
    const found = TRADE_ENTRIES.find(test);
    if (found) return found;
  }
  return null;
}
