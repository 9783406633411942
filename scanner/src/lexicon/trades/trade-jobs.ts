import type { LanguageCode } from '../language-code.ts';
import { compileTerms, type TermMatch, type TermMatcher } from '../term-matcher.ts';
import { TRADE_ENTRIES } from './index.ts';

/** A site has one trade and at most two languages, so the matchers of this many lists are cached, about 50 KB each. */
const MAX_KEPT = 60;
const kept = new Map<string, TermMatcher>();

/**
 * Matches of the trade's services in a text, by start, longer ones first. Includes services that other trades offer
 * too, so they are not a sign of the trade. Empty for an unknown trade.
 */
export function findTradeJobs(text: string, id: string, language: LanguageCode): readonly TermMatch[] {
  const key = `${id} ${language}`;
  let matcher = kept.get(key);
  if (!matcher) {
    const entry = TRADE_ENTRIES.find((candidate) => candidate.id === id);
    const terms = [...(entry?.jobs[language] ?? []), ...(entry?.sharedJobs?.[language] ?? [])];
    matcher = compileTerms([...new Set(terms)]);
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(key, matcher);
  }
  return matcher.find(text);
}
