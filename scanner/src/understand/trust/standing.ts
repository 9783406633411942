import type { Evidence } from '@named-first/contract';
import { phrasesOf } from '../../lexicon/phrases/index.ts';
import { clauseBefore } from '../prose/clause.ts';
import { type Prose, type Sentence, sentenceEvidence, sentencesWith } from '../prose/sentences.ts';

/** What a business says of itself that nobody can look up, in its own words: `family-run business`. */
export type Standing = { shown: string; evidence: Evidence };

/** The sentences of the pages in the site's language, without articles, and which of them are customers' words. */
type Reading = {
  language: string;
  proses: readonly Prose[];
  isCustomers: (prose: Prose, sentence: Sentence) => boolean;
};

const QUESTION = /\?\W*$/;
/** How far before the words a negation is looked for, in characters. */
const REACH = 40;

/** The first statement of the kind that `standing` describes in `lexicon/phrases`; null if the site makes none. */
export function standingOf({ language, proses, isCustomers }: Reading): Standing | null {
  const phrases = phrasesOf(language);
  const isOfOthers = ({ lower }: Sentence): boolean => phrases.some(({ others }) => others.test(lower));
  for (const { standing, denied } of phrases) {
    for (const prose of proses) {
      for (const sentence of sentencesWith(prose, standing.cues)) {
        const { lower, text } = sentence;
        const match = standing.pattern.exec(lower);
        if (!match || QUESTION.test(lower) || isCustomers(prose, sentence) || isOfOthers(sentence)) continue;
        if (denied.test(clauseBefore(lower, match.index, REACH))) continue;
        const shown = text.slice(match.index, match.index + match[0].length);
        return { shown, evidence: sentenceEvidence(prose, sentence, match.index) };
      }
    }
  }
  return null;
}
