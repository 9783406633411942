import { enterKeys, type WordIndex, wordKeys } from '../../read/text/word-index.ts';
import type { Prose, Sentence } from './sentences.ts';

const ASCII = /^[\x20-\x7e]*$/;
const BEYOND_ASCII = /[^\x20-\x7e]/g;
/** Quotation marks of German, French and Danish typography. */
const QUOTES: Record<string, string> = { '„': '"', '«': '"', '»': '"', '‟': '"', '‚': "'", '‹': "'", '›': "'" };

const folds = new Map<string, string>();
const MAX_FOLDS = 5000;
const read = new WeakMap<Prose, Prose>();

/**
 * Removes accents from a text that `plainLower` has lowered: `dépannage` becomes `depannage`. Preserves positions, so
 * an index into the result is valid in the original text. `ß` stays.
 */
export function foldAccents(lower: string): string {
  return ASCII.test(lower) ? lower : lower.replace(BEYOND_ASCII, foldCharacter);
}

function foldCharacter(character: string): string {
  let folded = folds.get(character);
  if (folded === undefined) {
    const base = character.normalize('NFD').charAt(0);
    folded = QUOTES[character] ?? (ASCII.test(base) ? base : character);
    if (folds.size < MAX_FOLDS) folds.set(character, folded);
  }
  return folded;
}

/**
 * The same sentences with folded accents in `lower` and in the word index, for patterns of languages with accents.
 * Cached per prose.
 */
export function foldedProse(prose: Prose): Prose {
  let folded = read.get(prose);
  if (!folded) {
    const index: WordIndex = new Map();
    const sentences = prose.sentences.map((sentence): Sentence => {
      const lower = foldAccents(sentence.lower);
      enterKeys(index, wordKeys(lower), sentence.at);
      return lower === sentence.lower ? sentence : { ...sentence, lower };
    });
    folded = { page: prose.page, sentences, index };
    read.set(prose, folded);
  }
  return folded;
}
