import { foldWords } from '../fold-text.ts';
import type { LanguageCode } from '../language-code.ts';
import type { TradeEntry } from '../trade.ts';
import { TRADE_ENTRIES } from './index.ts';
import { mentionsOf } from './trade-jobs.ts';

/** The trades of this many sites are cached, a few hundred words each. */
const MAX_KEPT = 60;

const ofAllTrades = new Map<LanguageCode, ReadonlyMap<string, number>>();
const ofTrades = new Map<string, ReadonlySet<string>>();

/**
 * The words in the names of services of all trades, folded, with the number of services that contain each. Tells
 * something about a name that no trade lists as a whole: `descaling`, in `boiler descaling`.
 */
export function wordsOfServices(language: LanguageCode): ReadonlyMap<string, number> {
  let words = ofAllTrades.get(language);
  if (!words) {
    words = countWords(TRADE_ENTRIES.flatMap((entry) => servicesOf(entry, language)));
    ofAllTrades.set(language, words);
  }
  return words;
}

/** The words in the services and names of one trade, folded; empty for an unknown trade. */
export function wordsOfTrade(id: string, language: LanguageCode): ReadonlySet<string> {
  const key = `${id} ${language}`;
  let words = ofTrades.get(key);
  if (!words) {
    const entry = TRADE_ENTRIES.find((candidate) => candidate.id === id);
    words = new Set(entry ? countWords([...servicesOf(entry, language), ...entry.names[language]]).keys() : []);
    if (ofTrades.size >= MAX_KEPT) ofTrades.clear();
    ofTrades.set(key, words);
  }
  return words;
}

function servicesOf(entry: TradeEntry, language: LanguageCode): string[] {
  return [...(entry.jobs[language] ?? []), ...(entry.sharedJobs?.[language] ?? []), ...mentionsOf(entry, language)];
}

function countWords(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of terms.flatMap((term) => foldWords(term).split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
