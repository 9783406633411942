import type { LanguageCode } from '../language-code.ts';
import { compileTerms, type TermMatcher } from '../term-matcher.ts';
import type { TradeEntry } from '../trade.ts';
import { TRADE_ENTRIES } from './index.ts';

/**
 * How much a term says: `names` are strong, `work` is weak, `neverAlone` counts only next to a name, and `jobs` are
 * services.
 */
export type TermSort = 'names' | 'work' | 'neverAlone' | 'jobs';
const SORTS: readonly TermSort[] = ['names', 'work', 'neverAlone', 'jobs'];

export type TradeTerm = { entry: TradeEntry; sort: TermSort; term: string };
export type TradeTermMatch = { start: number; end: number; meanings: readonly TradeTerm[] };

type Span = { start: number; end: number; meanings: TradeTerm[] };

type Compiled = { matcher: TermMatcher; meanings: readonly (readonly TradeTerm[])[] };
/** Compiled when a language is first used, and cached for the life of the process. */
const compiled = new Map<LanguageCode, Compiled>();

/**
 * Words of all trades in a text, by position. One word can belong to several trades. A word inside a longer term counts
 * only for the trades of that term: `legal` in `aviso legal` means nothing, while `pest control` in `commercial pest
 * control` still names the trade.
 */
export function findTradeTerms(text: string, language: LanguageCode): TradeTermMatch[] {
  const { matcher, meanings } = compiledFor(language);
  const spans: Span[] = [];
  let longest: Span | null = null;
  for (const { termId, start, end } of matcher.find(text)) {
    const own = meanings[termId]!;
    const last = spans.at(-1);
    if (last && last.start === start && last.end === end) {
      last.meanings.push(...own.filter(({ entry }) => isMeantBy(entry, longest === last ? null : longest)));
      continue;
    }
    const outer: Span | null = longest && end <= longest.end ? longest : null;
    const span: Span = { start, end, meanings: own.filter(({ entry }) => isMeantBy(entry, outer)) };
    spans.push(span);
    if (!outer) longest = span;
  }
  return spans.filter((span) => span.meanings.length > 0);
}

function isMeantBy(trade: TradeEntry, outer: TradeTermMatch | null): boolean {
  return outer === null || outer.meanings.some(({ entry }) => entry === trade);
}

function compiledFor(language: LanguageCode): Compiled {
  let found = compiled.get(language);
  if (!found) {
    found = compileLanguage(language);
    compiled.set(language, found);
  }
  return found;
}

function compileLanguage(language: LanguageCode): Compiled {
  const byTerm = new Map<string, TradeTerm[]>();
  for (const entry of TRADE_ENTRIES) {
    for (const sort of SORTS) {
      for (const term of entry[sort][language] ?? []) {
        const meanings = byTerm.get(term);
        if (meanings) meanings.push({ entry, sort, term });
        else byTerm.set(term, [{ entry, sort, term }]);
      }
    }
  }
  return { matcher: compileTerms([...byTerm.keys()]), meanings: [...byTerm.values()] };
}
