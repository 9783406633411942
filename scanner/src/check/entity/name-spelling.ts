import { LEGAL_FORM_WORDS } from '../../lexicon/legal-forms.ts';
import { isGivenName } from '../../lexicon/people/given-names.ts';
import { foldText } from '../../lexicon/word-pattern.ts';
import { relateNames } from '../../understand/identity/names.ts';

/** Longer texts are not names. */
const MAX_LENGTH = 300;
const MAX_PARTS = 10;
/** What separates a name from a tagline, a trade or a town. */
const BREAK = /\s+[-–—~/]+\s+|\s*[|•·–—:(),]\s*/u;
/** Where a name ends and a place begins: `Acme in Boise`. */
const IN_PLACE = /\s(?:in|near|à|en|em|te)\s\p{Lu}.*$/u;
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'the and of in der die das und le la les et de du des a en el los las y del e il lo i gli di da do dos das o os em het van te logo'.split(
    ' ',
  ),
);
const TITLES: ReadonlySet<string> = new Set(
  'dr ddr drs prof med dent vet mag dipl dra dott dottssa dottore dottoressa avv me maitre mr mrs'.split(' '),
);
const MAX_WORDS_OF_PERSON = 3;

/**
 * True if two spellings of a name differ only in what nobody takes for another name: capitals, `ö` or `oe`, the order
 * of the words, a legal form, small words, initials, a place, or a tagline after a separator. A person's name may be
 * followed by what the person does, and the name of a company in the register may say more.
 *
 * @param isPlace - Whether a word, folded, is one of a place that the site names.
 */
export function isEqualInEffect(a: string, b: string, isPlace: (word: string) => boolean): boolean {
  const [left, right] = [a.slice(0, MAX_LENGTH), b.slice(0, MAX_LENGTH)];
  return (
    relateNames(left, right) === 'same' ||
    formsOf(left).some((form) => differsLittle(form, right, isPlace)) ||
    formsOf(right).some((form) => differsLittle(left, form, isPlace))
  );
}

/** The name, without a place behind it, and its parts between separators. */
function formsOf(name: string): string[] {
  return [name, name.replace(IN_PLACE, ''), ...name.split(BREAK, MAX_PARTS)].filter((form) => form.trim() !== '');
}

function differsLittle(a: string, b: string, isPlace: (word: string) => boolean): boolean {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  if (left.join('') === right.join('')) return left.length > 0;
  return addsLittle(left, right, isPlace) || addsLittle(right, left, isPlace);
}

/** True if `more` has all words of `fewer`, and nothing else that matters. */
function addsLittle(fewer: readonly string[], more: readonly string[], isPlace: (word: string) => boolean): boolean {
  const own = fewer.filter((word) => !SMALL_WORDS.has(word) && !LEGAL_FORM_WORDS.has(word));
  if (own.length === 0 || !own.every((word) => more.includes(word))) return false;
  const added = more.filter((word) => !fewer.includes(word));
  if (isPerson(own) || (own.length > 1 && LEGAL_FORM_WORDS.has(more.at(-1) ?? ''))) return true;
  return added.every(
    (word) => word.length === 1 || SMALL_WORDS.has(word) || LEGAL_FORM_WORDS.has(word) || isPlace(word),
  );
}

/** `Karin König`, `Dr. Antolini` */
function isPerson(words: readonly string[]): boolean {
  const bare = words.filter((word) => !TITLES.has(word));
  if (bare.length === 0 || bare.length > MAX_WORDS_OF_PERSON) return false;
  return bare.length < words.length || (bare.length > 1 && isGivenName(bare[0] ?? ''));
}

function wordsOf(name: string): string[] {
  return (
    foldText(name)
      // `S.L.` and `e.V.` are one word each.
      .replace(/(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
