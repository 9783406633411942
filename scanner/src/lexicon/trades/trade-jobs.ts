import type { LanguageCode } from '../language-code.ts';
import { compileTerms, type TermMatch, type TermMatcher } from '../term-matcher.ts';
import { TRADE_ENTRIES } from './index.ts';

/** A site has one trade and reads in two languages: the matchers of so many lists are kept, about 50 KB each. */
const MOST_KEPT = 60;
const kept = new Map<string, TermMatcher>();

/**
 * Places of the trade's own services in a text, by start, the longer first. Services that other trades offer as well are
 * among them, so that they are no sign of the trade. Nothing for a trade that the lexicon does not hold.
 */
export function findTradeJobs(text: string, id: string, language: LanguageCode): readonly TermMatch[] {
  const key = `${id} ${language}`;
  let matcher = kept.get(key);
  if (!matcher) {
    const entry = TRADE_ENTRIES.find((candidate) => candidate.id === id);
    const terms = [...(entry?.jobs[language] ?? []), ...(entry?.sharedJobs?.[language] ?? [])];
    matcher = compileTerms([...new Set(terms)]);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, matcher);
  }
  return matcher.find(text);
}
