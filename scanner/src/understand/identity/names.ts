import { LANGUAGES } from '../../lexicon/language-code.ts';
import { inAllLanguages } from '../../lexicon/languages/index.ts';
import { LEGAL_FORM_WORDS } from '../../lexicon/legal-forms.ts';
import { findTradeTerms } from '../../lexicon/trades/trade-terms.ts';
import { foldText } from '../../lexicon/word-pattern.ts';

const TRAILING_FORMS =
  /(?:,?\s+(?:incorporated|inc|l\.?l\.?c|ltd|limited|corp|corporation|company|co|p\.?l\.?l\.?c|p\.?c|p\.?a|l\.?l\.?p|lp|dba|gmbh|pty)\.?)+$/i;
/** Longer texts are not names; they are compared by their first characters. */
const MAX_COMPARED_LENGTH = 300;

/** A name normalized for comparison: lower case, without legal form, article and punctuation. */
export function normaliseName(name: string): string {
  const bare = name.slice(0, MAX_COMPARED_LENGTH).normalize('NFKC').trim().replace(TRAILING_FORMS, '');
  const words = plainWords(bare);
  return words.length > 4 && words.startsWith('the ') ? words.slice(4) : words;
}

export type NameRelation = 'same' | 'close' | 'different';

/** `Dr. Lee's Clinic` is `Dr. Lee Clinic`. */
const POSSESSIVE = /(?<=\p{L})['’]s(?!\p{L})/giu;
/** `Dr.Lee` is two words, `S.r.l.` is one. */
const STOP_WITHOUT_SPACE = /(?<=\p{Ll})\.(?=\p{Lu}\p{Ll})/gu;

function comparable(name: string): string {
  return bareName(normaliseName(name.replace(POSSESSIVE, '').replace(STOP_WITHOUT_SPACE, ' ')));
}

/** `&` is a word in each language. */
const AND = new Set(inAllLanguages(({ people }) => people.and));
/** The second letter of `Loehr`, which is also written `Löhr`. */
const SPELLED_OUT = /(?<=[aou])e/g;

/**
 * A normalized name without what may differ between two spellings of one name: accents, the two spellings of German
 * umlauts, words for `and` between two words, and legal forms behind it.
 */
export function bareName(normalised: string): string {
  const words = foldText(normalised).replace(SPELLED_OUT, '').split(' ');
  const end = words.findLastIndex((word) => !isLegalForm(word) && word !== 'and');
  const named = end < 0 ? words : words.slice(0, end + 1);
  return named.filter((word, at) => at === 0 || at === named.length - 1 || !AND.has(word)).join(' ');
}

/** A spa is a business, and `SpA` is rare behind the name of a small one. */
function isLegalForm(word: string): boolean {
  return word !== 'spa' && LEGAL_FORM_WORDS.has(word);
}

/** Shorter words join others, or shorten them. */
const MIN_OWN_WORD = 4;
/** Shorter beginnings are other words: `Berg` and `Berger`. */
const MIN_STEM_LENGTH = 5;

/**
 * Names are the same without regard to accents, and close if one contains all words of the other, also with other
 * endings: `Acme Plumbing` and `Acme Plumbing and Heating`, `Zahnarzt Mirzaie` and `Zahnarztpraxis Mirzaie`.
 */
export function relateNames(a: string, b: string): NameRelation {
  const [left, right] = [comparable(a), comparable(b)];
  if (left === right || left.replaceAll(' ', '') === right.replaceAll(' ', '')) return 'same';
  const words = [...new Set(left.split(' '))];
  const others = [...new Set(right.split(' '))];
  const [fewer, more] = words.length < others.length ? [words, others] : [others, words];
  return fewer.every((word) => more.some((other) => isSameStem(word, other))) ? 'close' : 'different';
}

function isSameStem(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long === short || (short.length >= MIN_STEM_LENGTH && long.startsWith(short));
}

/**
 * True if both names have a word that tells this business from others: not its trade, its work or a short word. `Steuerkanzlei
 * Heinz Aigner` and `Steuerberater Aigner` share one.
 *
 * @param isCommon - Whether a word, folded, is one that other businesses have too, such as the town.
 */
export function shareOwnWord(a: string, b: string, isCommon: (word: string) => boolean): boolean {
  const others = new Set(comparable(b).split(' '));
  return comparable(a)
    .split(' ')
    .some((word) => word.length >= MIN_OWN_WORD && others.has(word) && !isCommon(word));
}

/** True if the text contains the name, ignoring legal form, case and punctuation. */
export function saysName(text: string, name: string): boolean {
  const wanted = normaliseName(name);
  return wanted !== '' && ` ${normaliseText(text)} `.includes(` ${wanted} `);
}

const DEGREE =
  /^(?:(?:Prof|Dr|Mag|Dipl)\.?(?:-?\p{L}+\.)? )+(?=\p{Lu})|,? (?:M\.?Sc|B\.?Sc|MBA|M\.?A|B\.?A|Ph\.?D|LL\.?M|Esq)\.?$/u;
const PERSON = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}'’-]+){1,2}$/u;

/** A name without the academic degrees before and after it. */
export function withoutDegree(name: string): string {
  return name.replace(DEGREE, '').replace(DEGREE, '');
}

/** True for a person with an academic degree: `Matthias Wecht MSc`. A name with a word for a trade is a business. */
export function namesPerson(name: string, spoken: string): boolean {
  const bare = withoutDegree(name);
  const code = LANGUAGES.find((one) => one === spoken) ?? 'en';
  return bare !== name && PERSON.test(bare) && findTradeTerms(bare, code).length === 0;
}

/** Running text in the form in which names are compared. */
export function normaliseText(text: string): string {
  return plainWords(text.normalize('NFKC'));
}

const BEYOND_ASCII = /[\u0080-\uffff]/;

/** Lower case, words only, single spaces. */
function plainWords(text: string): string {
  const lower = text.toLowerCase();
  const spelt = lower.includes('&') ? lower.replace(/&/g, ' and ') : lower;
  const joined = spelt.replace(/['’.]/g, '');
  return joined.replace(BEYOND_ASCII.test(joined) ? /[^\p{L}\p{N}]+/gu : /[^a-z\d]+/g, ' ').trim();
}
