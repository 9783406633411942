import { foldAccents } from '../../prose/folded.ts';
import { plainLower } from '../../prose/sentences.ts';

/** A text in the forms that its readers need. `folded` and `words` are in lower case without accents. */
export type Text = { written: string; folded: string; words: readonly string[] };

/** Longer texts are only read in part. */
const MAX_LENGTH = 2000;

/** The forms of a text. */
export function formsOf(whole: string): Text {
  const written = whole.slice(0, MAX_LENGTH).trim();
  const folded = foldAccents(plainLower(written));
  return { written, folded, words: folded.match(/[\p{L}\p{N}']+/gu) ?? [] };
}
