import { countryNamed } from '../../../lexicon/countries/index.ts';
import { anySpelling } from '../../../lexicon/languages/compile.ts';
import { IN_NAMES } from '../../../lexicon/statements/place-words.ts';
import { foldInPlace, foldText } from '../../../lexicon/word-pattern.ts';
import { MONTH_NAMES } from '../../freshness/month-names.ts';
import { seenSigns } from '../../seen-signs.ts';
import { type AddressWords, labelLength } from './address-words.ts';
import type { AddressSign } from './sign-points.ts';

/**
 * The parts of an address that a text has. `numbered` is a street with its number, `street` is one without, and `named`
 * is a name with a number that may be a street.
 */
export type AddressPart = 'numbered' | 'street' | 'named' | 'code' | 'town' | 'label';
/** A text that may be an address: how a report shows it, where that begins, its parts and its signs. */
export type SignedText = { shown: string; at: number; parts: readonly AddressPart[]; signs: readonly AddressSign[] };

const MIN_LENGTH = 5;
/** A longer text is read sentence by sentence. */
const MAX_WHOLE = 160;
const MAX_SHOWN = 140;
/** Words before a street that a report shows with it, such as the name of a house. */
const MAX_LEAD = 50;
const MIN_SENTENCE = 25;
const SENTENCE_END = /(?:[.!?:](?=\s+\p{Lu})|[|•·])\s*/gu;
const PART_END = /\s*(?:[,;|·•]|\s[–-]\s)\s*/;
/** What follows an address in the same text. */
const BEHIND_ADDRESS =
  /(?:(?<!\p{L})(?:t|tel|tél|telefon[eo]?|teléfono|phone|fon|mobile?|mobil|cell?|fax|e-?mail|mail|p\. ?iva|c\.f\.)\s*[.:+]|\+\d|(?<!\d)\(?0\d{2,5}[)/ -]+\d{3}|[\w.+-]{1,40}@|https?:|www\.|©)/iu;

const PHONE = /\+\d[\d\s()./-]{7}|\(?0?\d{2,5}\)?[\s./-]{1,3}\d{3,6}[\s.-]?\d{2}/;
const MAIL = /[\w.+-]{1,40}@[\w-]{2,40}\./;
const COPYRIGHT = /©|\(c\) (?=19|20)|copyright/i;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
const TIME = /\d{1,2}[:.h]\d{2}\b|\d ?(?:uhr|am|pm)\b|\b24 ?(?:\/|h\b)/i;
const MONEY = /[€$£%]|\b(?:eur|usd|chf|r\$)\b/i;
const MEASURE = new RegExp(
  `\\d ?(?:km|m²|m2|qm|min|minut[a-z]{0,3}|kg|mm|cm|${anySpelling(({ address }) => address.units)})\\b`,
  'i',
);
const MONTH = new RegExp(`\\b(?:${MONTH_NAMES})\\b`);
const SHORT = 40;
const LONG = 100;
const MANY_PARTS = 3;
const MAX_NAMED_LENGTH = 50;
/** `Sandberg 13`, `5 Fair Oak`: a line or a part between commas that has only a name and a number. */
const NAME_AND_NUMBER =
  /^(?:\p{L}[\p{L}.'’-]*[ ]){1,5}(?:n[ºo°.]{0,2} ?|nr\.? ?|# ?)?\d{1,5} ?[a-zA-Z]?(?: ?[-–/+] ?\d{1,4} ?[a-zA-Z]?)?$/u;
const NUMBER_AND_NAME = /^\d{1,5}[a-zA-Z]?(?:[-–/]\d{1,4})?,?(?: \p{Lu}[\p{L}.'’-]*){1,5}$/u;
/** The same right before a postal code. */
const NAME_AND_NUMBER_LAST =
  /\p{Lu}\p{L}[\p{L}.'’-]{1,30},? \d{1,4} ?[a-zA-Z]?(?: ?[-–/+] ?\d{1,4} ?[a-zA-Z]?)?[\s,;|·–-]{1,4}$/u;
/** `Gta. Siberia #200`. */
const MARKED_NUMBER = /\p{L}[\p{L}\d. ]{1,20} ?# ?\d/u;
/** Code and blanks of a template: `[[STREET]]`. */
const BLANK = /[[\]{}<>]|_{3}/;

const POST_OFFICE_BOX = /\bp\.? ?o\.? ?box\b|\b(?:postfach|postbus|apartado|caixa postal|casilla|bp) \d/i;

/** The parts of a text that may be addresses, in linear time. */
export function signTexts(text: string, words: AddressWords): SignedText[] {
  return sentencesOf(text).flatMap((sentence) => signText(sentence, words, false) ?? []);
}

type Placed = { text: string; at: number };

function sentencesOf(text: string): Placed[] {
  if (text.length <= MAX_WHOLE) return [{ text, at: 0 }];
  const sentences: Placed[] = [];
  let from = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    if (match.index - from < MIN_SENTENCE) continue;
    const end = match.index + match[0].length;
    sentences.push({ text: text.slice(from, end).trimEnd(), at: from });
    from = end;
  }
  return [...sentences, { text: text.slice(from), at: from }];
}

/** Reads one line or sentence; null if it is not an address. `isLabelled` is true if the line above announces one. */
export function signText({ text, at }: Placed, words: AddressWords, isLabelled: boolean): SignedText | null {
  if (BLANK.test(text)) return null;
  const label = labelLength(text);
  const told = text.slice(label);
  const code = codeIn(told, words);
  const street = streetIn(withoutCode(told, code), words.streets);
  const isNumbered = street?.hasNumber === true;
  const pieces = told.split(PART_END);
  const isNamed = !isNumbered && isNameAndNumber(told, pieces, code, words);
  if ((!street && !isNamed) || (!isNumbered && POST_OFFICE_BOX.test(told))) return null;
  const isAnnounced = label > 0 || isLabelled;
  const hasTown = namesTown(told, words);
  // In running text, and without a town, a street alone is any street.
  const isLoose = !isNumbered && !isAnnounced && code === null;
  if (isLoose && (text.length > MAX_WHOLE || !(hasTown || (isNamed && told.length <= SHORT)))) return null;
  const from = street && street.from > MAX_LEAD ? street.from : 0;
  const shown = shownOf(told.slice(from));
  if (shown.length < MIN_LENGTH) return null;
  const parts: [AddressPart, boolean][] = [
    ['numbered', isNumbered],
    ['street', street !== null && !isNumbered],
    ['named', isNamed],
    ['code', code !== null],
    ['town', hasTown],
    ['label', isAnnounced],
  ];
  return { shown, at: at + label + from, parts: seenSigns(parts), signs: signsOf(text, told, pieces, code) };
}

function signsOf(text: string, told: string, pieces: readonly string[], code: Code | null): AddressSign[] {
  return seenSigns<AddressSign>([
    ['nation', pieces.some((piece) => countryNamed(piece.trim().replace(/\.$/, '')) !== null)],
    ['noDigit', !/\d/.test(told)],
    ['short', told.length <= SHORT],
    ['long', told.length > LONG],
    ['onePart', pieces.length === 1],
    ['manyParts', pieces.length >= MANY_PARTS],
    ['phoneInside', PHONE.test(told)],
    ['mailInside', MAIL.test(told)],
    ['copyright', COPYRIGHT.test(text)],
    ['year', code === null && YEAR.test(told)],
    ['time', TIME.test(told)],
    ['money', MONEY.test(told)],
    ['measure', MEASURE.test(told)],
    ['month', MONTH.test(foldText(told))],
    ['asks', /[!?]/.test(told)],
  ]);
}

type Code = { at: number; length: number };

/** The last postal code: a house number of four digits may look like one. */
function codeIn(text: string, { postalCode }: AddressWords): Code | null {
  const last = postalCode === null || !/\d/.test(text) ? undefined : [...text.matchAll(postalCode)].at(-1);
  return last ? { at: last.index, length: last[0].length } : null;
}

/** A postal code is not a house number. */
function withoutCode(text: string, code: Code | null): string {
  if (code === null) return text;
  return `${text.slice(0, code.at)}${';'.repeat(code.length)}${text.slice(code.at + code.length)}`;
}

/** From a street to what follows the address, at most `MAX_SHOWN` characters. */
function shownOf(text: string): string {
  const trimmed = text.replace(/^[^\p{L}\d#]+/u, '');
  const own = trimmed.slice(0, BEHIND_ADDRESS.exec(trimmed)?.index ?? trimmed.length);
  const cut = own.length <= MAX_SHOWN ? own : own.slice(0, Math.max(0, own.lastIndexOf(' ', MAX_SHOWN)));
  return cut.replace(/(?<![\s,;:|–-])[\s,;:|–-]+$/, '');
}

function isNameAndNumber(
  told: string,
  pieces: readonly string[],
  code: Code | null,
  { postalCode }: AddressWords,
): boolean {
  if (!/\d/.test(told)) return false;
  if (
    (told.includes('#') && MARKED_NUMBER.test(told)) ||
    (code !== null && NAME_AND_NUMBER_LAST.test(told.slice(0, code.at)))
  )
    return true;
  return pieces.some((piece) => {
    if (piece.length > 2 * MAX_NAMED_LENGTH) return false;
    const bare = (postalCode ? piece.replaceAll(postalCode, '') : piece)
      .replace(/\([^()]{0,40}\)/g, '')
      .replace(/ {2,}/g, ' ')
      .trim();
    return bare.length <= MAX_NAMED_LENGTH && (NAME_AND_NUMBER.test(bare) || NUMBER_AND_NAME.test(bare));
  });
}

/** Where a street begins, and whether a house number is next to its name. */
type WrittenStreet = { from: number; hasNumber: boolean };

const MAX_STREETS = 6;
const REACH = 60;
const NUMBER_BEHIND =
  /^[^\d,;:|()]{0,45}[,.]? ?(?:\([^()]{1,30}\) )?(?:n[ºo°.]{0,2}|nr\.?|#|num\.?|no\.?|km)? ?\d{1,5}(?![\d%€$])/iu;
const NUMBER_BEFORE =
  /(?<![\d.,/€$+-])(?!(?:19|20)\d{2}(?!\d))\d{1,5}[a-z]?(?:[-–/]\d{1,4}[a-z]?)?(?: (?:bis|ter))?,? (?:[\p{L}\d][\p{L}\d.'’-]{0,20} ){0,4}$/iu;
const NAME_BEFORE = /(?:(?<!\p{L})\p{Lu}[\p{L}.'’-]{1,24},? ){1,2}$/u;
const NAME_BEHIND = /^[ .]{1,2}(?:(?:d[aeiou]s?|de la|de los|della|del|van|di|des|du) |d['’])?(?:\p{Lu}|\d{1,3} )/u;
const NAME_INSIDE = /^\p{Lu}.{5}/u;

/** The first street with a number, otherwise the first with a name. */
function streetIn(text: string, kinds: RegExp): WrittenStreet | null {
  let named: WrittenStreet | null = null;
  let seen = 0;
  for (const match of foldInPlace(text).matchAll(kinds)) {
    seen += 1;
    if (seen > MAX_STREETS) break;
    const from = match.index;
    const end = from + match[0].length;
    const before = text.slice(Math.max(0, from - REACH), from);
    const behind = text.slice(end, end + REACH);
    const number = NUMBER_BEFORE.exec(before);
    if (number) return { from: from - before.length + number.index, hasNumber: true };
    const name = NAME_BEFORE.exec(before);
    const start = name ? from - before.length + name.index : from;
    if (NUMBER_BEHIND.test(behind)) return { from: start, hasNumber: true };
    if (name || NAME_BEHIND.test(behind) || NAME_INSIDE.test(text.slice(from, end)))
      named ??= { from: start, hasNumber: false };
  }
  return named;
}

const CAPITALIZED = new RegExp(`\\p{Lu}[\\p{L}'’.-]+(?:[ -](?:(?:${IN_NAMES}) )?\\p{Lu}[\\p{L}'’-]+){0,3}`, 'gu');
const MAX_TOWN_WORDS = 3;
const MIN_TOWN_LENGTH = 3;
const MAX_LOOKUPS = 40;

/** True if the text names a town of the gazetteer. */
function namesTown(text: string, { gazetteers }: AddressWords): boolean {
  let lookups = 0;
  for (const [run] of text.matchAll(CAPITALIZED)) {
    const words = run.split(' ');
    for (let first = 0; first < words.length; first += 1) {
      for (let last = Math.min(words.length, first + MAX_TOWN_WORDS); last > first; last -= 1) {
        const name = words
          .slice(first, last)
          .join(' ')
          .replace(/[.-]+$/, '');
        if (name.length < MIN_TOWN_LENGTH || !/^\p{Lu}/u.test(name)) continue;
        lookups += 1;
        if (lookups > MAX_LOOKUPS) return false;
        if (gazetteers.some((towns) => towns.find(name).length > 0)) return true;
      }
    }
  }
  return false;
}

/** What a line says about the address next to it. */
export type Neighbour = { code: boolean; town: boolean; phone: boolean; mail: boolean };

const MAX_NEIGHBOUR = 100;
const MAX_TOWN_LINE = 60;

/** Reads the beginning of a line next to an address. */
export function readNeighbour(text: string, words: AddressWords): Neighbour {
  const begin = text.slice(0, MAX_NEIGHBOUR);
  const isLine = text.length <= MAX_TOWN_LINE;
  return {
    code: isLine && codeIn(begin, words) !== null,
    town: isLine && namesTown(begin, words),
    phone: PHONE.test(begin),
    mail: MAIL.test(begin),
  };
}
