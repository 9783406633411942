import type { Evidence } from '@named-first/contract';
import { phrasesOf } from '../../lexicon/phrases/index.ts';
import type { Phrase, Phrases } from '../../lexicon/phrases/phrase.ts';
import { titleTexts } from '../offers/service-pages.ts';
import type { PageFacts } from '../page-facts.ts';
import { clauseBefore, QUESTION } from '../prose/clause.ts';
import { foldAccents } from '../prose/folded.ts';
import {
  excerptAround,
  type Prose,
  plainLower,
  type Sentence,
  sentenceEvidence,
  sentencesWith,
} from '../prose/sentences.ts';
import { ONLY_YEARS_LABEL } from './proof-patterns.ts';

/** What a business says of itself that nobody can look up, in its own words: `family-run business`. */
export type Standing = { shown: string; evidence: Evidence };

/** The sentences of the pages in the site's language, without articles, and which of them are customers' words. */
type Reading = {
  /** Its name, if one is known. */
  business: string | null;
  home: PageFacts | undefined;
  language: string;
  proses: readonly Prose[];
  isCustomers: (prose: Prose, sentence: Sentence) => boolean;
};

/** How far before the words a negation is looked for, in characters. */
const REACH = 40;

/**
 * What the site says of the business besides its credentials: years in the title and the description of its home page,
 * otherwise the first statement of the kind that `standing` describes in `lexicon/phrases`. Null if there is neither.
 */
export function standingOf(reading: Reading): Standing | null {
  return (
    inTitles(reading, ({ credentials }) => credentials.years) ??
    inSentences(reading) ??
    inTitles(reading, ({ standing }) => standing)
  );
}

function inTitles({ home, language, business }: Reading, phraseOf: (phrases: Phrases) => Phrase): Standing | null {
  if (!home) return null;
  for (const phrases of phrasesOf(language)) {
    for (const text of titleTexts(home)) {
      const match = matchIn(foldAccents(plainLower(text)), phraseOf(phrases), language);
      if (!match || isOfOther(text.slice(match.end), business)) continue;
      const evidence: Evidence = { url: home.url, place: 'title', excerpt: excerptAround(text, match.at) };
      return { shown: text.slice(match.at, match.end), evidence };
    }
  }
  return null;
}

/** The next name in capitals: `desde 1991, a MALTA MARTINS construiu`. */
const NAME_BEHIND = /^,? (?:\p{L}{1,3} )?(\p{Lu}{3,30}(?: \p{Lu}{2,30}){1,3}) \p{Ll}/u;

/** True if another name than that of the business follows as the subject. */
function isOfOther(behind: string, business: string | null): boolean {
  const name = NAME_BEHIND.exec(behind.slice(0, 160))?.[1];
  if (name === undefined || business === null) return false;
  const own = foldAccents(business.toLowerCase());
  return foldAccents(name.toLowerCase())
    .split(' ')
    .every((word) => !own.includes(word));
}

function inSentences({ language, proses, isCustomers }: Reading): Standing | null {
  for (const { standing } of phrasesOf(language)) {
    for (const prose of proses) {
      for (const sentence of sentencesWith(prose, standing.cues)) {
        const match = isCustomers(prose, sentence) ? null : matchIn(sentence.lower, standing, language);
        if (!match) continue;
        const shown = sentence.text.slice(match.at, match.end);
        if (ONLY_YEARS_LABEL.test(foldAccents(shown.toLowerCase()).trim())) continue;
        return { shown, evidence: sentenceEvidence(prose, sentence, match.at) };
      }
    }
  }
  return null;
}

/** Where a text says it of the business: no question, no denial, nothing about others. */
function matchIn(lower: string, { pattern }: Phrase, language: string): { at: number; end: number } | null {
  const match = pattern.exec(lower);
  if (!match || QUESTION.test(lower)) return null;
  const before = clauseBefore(lower, match.index, REACH);
  const isRefused = phrasesOf(language).some(({ denied, others }) => denied.test(before) || others.test(lower));
  return isRefused ? null : { at: match.index, end: match.index + match[0].length };
}
