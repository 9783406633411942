import { LANGUAGES } from '../../../lexicon/language-code.ts';
import { language } from '../../../lexicon/languages/index.ts';
import { wordSource } from '../../../lexicon/word-pattern.ts';
import { foldAccents } from '../../prose/folded.ts';

/** The words of streets in all languages, because a site may write its address in another one. */
const STREETS = wordSource(LANGUAGES.flatMap((code) => language(code).address.streets));
/** Words behind the name in a street: `Dr Yagnik Marg`, `8 Green Lake Dr North`. */
const STREET_TAIL = 'nagar|marg|north|south|east|west';
const STREET_BEFORE = new RegExp(`(?:${STREETS}|\\br\\.) ?(?:\\p{L}+\\.? )?$`, 'u');
const STREET_BEHIND = new RegExp(`^(?: ?(?:${STREETS})|,? ?\\d{1,5}\\b(?! ?%)| (?:${STREET_TAIL})\\b)`, 'u');
/** Such a word as the last one of what looks like a name. */
const STREET_ITSELF = new RegExp(` (?:road|street|avenue|${STREET_TAIL})$`);
const REACH = 60;

/**
 * True if the words of a sentence from `at` to `end` belong to an address: `R. Dr. João Ribeiro, 259`, `Dr Yagnik Road`.
 * `lower` is the sentence in lower case.
 */
export function isStreetName({ lower }: { lower: string }, at: number, end: number): boolean {
  const folded = foldAccents(lower);
  if (STREET_ITSELF.test(folded.slice(at, end))) return true;
  return (
    STREET_BEFORE.test(folded.slice(Math.max(0, at - REACH), at)) || STREET_BEHIND.test(folded.slice(end, end + REACH))
  );
}
