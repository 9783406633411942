import type { LanguageCode } from '../language-code.ts';
import { compileTerms, type TermMatch, type TermMatcher } from '../term-matcher.ts';
import type { TradeEntry } from '../trade.ts';
import { TRADE_ENTRIES } from './index.ts';

/** A site has one trade and at most two languages, so the matchers of this many lists are cached, 10 to 20 KB each. */
const MAX_KEPT = 60;
const kept = new Map<string, TermMatcher>();

/**
 * Matches of the trade's services in a text, by start, longer ones first. Includes services that other trades offer
 * too, so they are not a sign of the trade. Empty for an unknown trade.
 */
export function findTradeJobs(text: string, id: string, language: LanguageCode): readonly TermMatch[] {
  return matcherOf(id, language, 'jobs').find(text);
}

/** The same with the services that are known only where a page mentions them. */
export function findTradeMentions(text: string, id: string, language: LanguageCode): readonly TermMatch[] {
  return matcherOf(id, language, 'mentions').find(text);
}

/** Matches of the trade's own names: `movers`, `déménagement`. Some name the work, some the people who do it. */
export function findTradeNames(text: string, id: string, language: LanguageCode): readonly TermMatch[] {
  return matcherOf(id, language, 'names').find(text);
}

type Extent = 'names' | 'jobs' | 'mentions';

function matcherOf(id: string, language: LanguageCode, extent: Extent): TermMatcher {
  const key = `${extent} ${id} ${language}`;
  let matcher = kept.get(key);
  if (!matcher) {
    const entry = TRADE_ENTRIES.find((candidate) => candidate.id === id);
    matcher = compileTerms([...new Set(entry ? termsOf(entry, language, extent) : [])]);
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(key, matcher);
  }
  return matcher;
}

function termsOf(entry: TradeEntry, language: LanguageCode, extent: Extent): readonly string[] {
  if (extent === 'names') return entry.names[language];
  const terms = [...(entry.jobs[language] ?? []), ...(entry.sharedJobs?.[language] ?? [])];
  return extent === 'jobs' ? terms : [...terms, ...mentionsOf(entry, language)];
}

/** The terms of `mentions`, which a trade's file has as text: a line for each would bury the rest of the file. */
export function mentionsOf({ mentions }: Pick<TradeEntry, 'mentions'>, language: LanguageCode): string[] {
  const text = mentions?.[language]?.trim() ?? '';
  return text === '' ? [] : text.split(/;\s+/);
}
