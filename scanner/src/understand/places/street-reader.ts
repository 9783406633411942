import type { Country } from '../../lexicon/countries/country.ts';
import { anyFolded, anySpelling } from '../../lexicon/languages/compile.ts';
import { inAllLanguages, language } from '../../lexicon/languages/index.ts';
import { isGivenName } from '../../lexicon/people/given-names.ts';
import {
  COMPOUND,
  COMPOUND_AT_START,
  FIRST_WORD,
  IN_SENTENCE,
  KIND_AFTER_ADJECTIVE,
  NUMBERED,
  PLACE_ADJECTIVE,
  STREET_ADJECTIVE,
  STREET_KIND,
} from '../../lexicon/statements/street-words.ts';
import { foldInPlace, foldText, wordSource } from '../../lexicon/word-pattern.ts';
import { MONTH_NAMES } from '../freshness/month-names.ts';

/** A street with its house number as written, and its position in the text. */
export type Street = { street: string; at: number };

const NUMBER =
  '\\d{1,4}(?:[ /-]?[a-zA-Z](?![\\p{L}])| ?bis(?!\\p{L})|[ -](?:hs|i{2,3}|iv)(?!\\p{L}))?(?: ?[-–/+] ?\\d{1,4}(?![ºª°]) ?[a-zA-Z]?(?![\\p{L}])){0,3}';
const NUMBER_AT_END = new RegExp(`,? ?(?:nr\\.? ?)?(${NUMBER})$`, 'u');
const MAX_STREET_LENGTH = 60;
/** Dates in street names: `Rue du 19 Mars 1962`, `Rua 25 de Março`, `Via IV Novembre`. */
const DAY_OF_NAME = new RegExp(
  `(?<!\\d)\\d{1,2}(?:er|[oº°.])? (?:de |di )?(?:${MONTH_NAMES})(?![a-z])(?:,? (?:de )?(?:18|19)\\d{2}(?!\\d))?`,
  'gu',
);

/** The `ch` of `info@acme.ch` is no `chemin`. */
const MAIL_OR_HOST = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,24}){1,4}|(?<![\w.-])www(?:\.[\w-]{1,64}){2,4}/g;

/**
 * Folded letter by letter, with the digits of such dates as letters, so that the remaining digits are house numbers, and
 * with mail addresses as separators.
 */
function folded(text: string): string {
  return foldInPlace(text)
    .replace(DAY_OF_NAME, (day) => day.replace(/\d/g, 'x'))
    .replace(MAIL_OR_HOST, (address) => ';'.repeat(address.length));
}

/**
 * The street at the start of `text`, with the house number after it: `Hindenburgstrasse 2` in a line that starts with
 * the town.
 */
export function streetAtStart(text: string, country: Country): Street | null {
  const line = /^[\s,;|·•–-]{0,4}((?:\p{L}[\p{L}.'’-]{1,30} ){1,4}\d{1,4}(?: ?[a-zA-Z])?)(?![\p{L}\d./])/u.exec(text);
  const found = line && country.houseNumber === 'after' ? streetAtEnd(line[1] ?? '', country, false) : null;
  return found?.at === 0 ? found : null;
}

/**
 * The last street in `text` that extends to its end, except for punctuation. A separate line without a known kind of
 * street counts if `line` is true.
 */
export function streetAtEnd(text: string, country: Country, line = true): Street | null {
  const bare = text
    .replace(/(?<=\d ?[a-z]?) \.\s*$/i, '')
    .replace(/[\s,;|·•–—-]+(?:(?:C\.?P\.?|PLZ|CAP|CEP)[.:]?\s*)?$/, '')
    .replace(/\s(?:[CD]\.?P\.?|PLZ|CAP)[.:]?$/, '')
    .replace(POST_BOX, '')
    .replace(/(?<=\d[a-z]?) (?:à|in|te)$/, '');
  const from = Math.max(0, bare.length - MAX_STREET_LENGTH - 30);
  const tail = bare.slice(from);
  const found = country.houseNumber === 'before' ? numberFirst(tail, country) : numberLast(tail, country, line);
  if (!found) return null;
  const street = found.street.replace(PICTURE, '');
  return { street, at: from + found.at + found.street.length - street.length };
}

/** `8, rue du Général de Gaulle – BP 12`: the post box behind a street. */
const POST_BOX = /(?<=\p{L}\s?[,–-]\s?|\p{L}\s)[\s,–-]*(?:BP|B\.P\.|CS|TSA|Postfach)\s?\d{1,6}$/u;

/** A picture glued to the street: `📍Bahnhofstrasse 12`. */
const PICTURE = /^(?:[\p{S}\p{Cf}]|\u{FE0F})+\s*/u;

/**
 * `Calle 72 # 10-34`, `Cra. 7 No. 45-12`: in Colombia and parts of Mexico, streets have numbers, and so does the
 * crossing before the house.
 */
const GRID =
  /(?<![a-z\d])(?:calle|cll?\.?|carrera|cra\.?|kra\.?|cr\.?|kr\.?|avenida|av\.?|ak\.?|ac\.?|diagonal|dg\.?|transversal|tv\.?) ?\d{1,3} ?[a-z]{0,2}(?: bis)?(?: ?(?:sur|norte|este|oeste))? ?(?:#|n(?:o|[º°])?\.?-?|num\.) ?-? ?\d{1,3} ?[a-z]{0,2} ?[-–]? ?\d{1,3}$/u;

type Patterns = {
  numberFirst: RegExp[];
  kindFirst: RegExp | null;
  kind: RegExp | null;
  kindBehind: RegExp | null;
  label: RegExp;
};
const patterns = new Map<string, Patterns>();

/** The kinds of street in the languages of a country, compiled once. */
function patternsOf({ code, languages }: Country): Patterns {
  let known = patterns.get(code);
  if (!known) {
    known = compile(languages);
    patterns.set(code, known);
  }
  return known;
}

/** True for a word that announces an address in the languages of a country: `Dirección`, `Adresse`. */
export function isAddressLabel(word: string, country: Country): boolean {
  return word !== '' && patternsOf(country).label.test(foldInPlace(word));
}

function compile(languages: Country['languages']): Patterns {
  const streetsOf = (before: boolean) =>
    languages
      .filter((one) => (language(one).address.kindPosition === 'before') === before)
      .flatMap((one) => language(one).address.streets);
  // Folding preserves positions, so ß is one letter here.
  const source = (words: readonly string[]) => wordSource(words).replaceAll('ss', 's{1,2}');
  const before = source(streetsOf(true));
  const after = source(streetsOf(false));
  const unit = `(?:[, ]{1,2}(?:(?:${anyFolded(({ address }) => address.doors)})\\.? ?[a-z\\d]{0,6}|\\d{1,2}\\.? ?[ºª°o]\\.? ?[a-z]{0,5}\\.?|\\d[rnt] \\d{1,2}a))?`;
  const sign = '(?:n[.°ºo]{0,2} ?|no\\. ?|num\\. ?|nave |parcela |km\\.? ?|# ?)?';
  return {
    numberFirst:
      before === ''
        ? []
        : [
            `(?<!\\d|\\d ?[-–/] ?)(?:\\d{1,4}(?: ?(?:bis|ter|quater|[a-d])(?![a-z]))?(?: ?[-–/] ?\\d{1,4}(?: ?(?:bis|ter|quater|[a-d])(?![a-z]))?)?),? (?:${before}) (?:des \\d{1,2} )?[^\\d,;:|]{2,45}$`,
            `(?:${before}) [^\\d,;:|]{2,45},? \\d{1,4}$`,
            '(?<![a-z\\d])(?:za|zi|zac|lieu-?dit|hameau) [^\\d,;:|]{2,40}$',
          ].map((one) => new RegExp(one, 'u')),
    kindFirst:
      before === '' ? null : new RegExp(`(?:${before}) ?[^\\d,;:|]{2,45},? ?${sign}(?:${NUMBER}|s/?n)${unit}$`, 'u'),
    kind: before === '' ? null : new RegExp(before, 'gu'),
    kindBehind: after === '' ? null : new RegExp(`(?:${after})$`, 'u'),
    label: new RegExp(`^(?:${wordSource(languages.flatMap((one) => language(one).address.labels))})$`, 'u'),
  };
}

/** `12 bis rue de la Paix`. */
function numberFirst(tail: string, country: Country): Street | null {
  const plain = folded(tail);
  for (const pattern of patternsOf(country).numberFirst) {
    const match = pattern.exec(plain);
    if (match && !isGlued(tail, match)) return { street: tail.slice(match.index).trim(), at: match.index };
  }
  return null;
}

/** `Solaire 1714 Rue du Colonel` is `Solaire 17` and `14 Rue du Colonel` without a space between them. */
function isGlued(tail: string, { index, 0: street }: RegExpExecArray): boolean {
  return /^\d{4}/.test(street) && /\p{L} $/u.test(tail.slice(0, index));
}

/** `Hauptstraße 5`, `Via Roma 12`, `Calle Mayor, 5`. */
function numberLast(tail: string, country: Country, line: boolean): Street | null {
  const { kindFirst, kind, kindBehind, label } = patternsOf(country);
  const plain = folded(tail);
  const grid = country.languages.includes('es') ? GRID.exec(plain) : null;
  if (grid) return { street: tail.slice(grid.index).trim(), at: grid.index };
  const match = kindFirst?.exec(plain);
  if (match && kind) {
    const start = lastStreetStart(plain.slice(match.index), kind);
    if (INDEFINITE.test(tail.slice(0, match.index + start))) return null;
    return { street: tail.slice(match.index + start).trim(), at: match.index + start };
  }
  return kindBehind && compoundStreet(tail, plain, { kindBehind, label }, line);
}

/** Before a kind of street that is not part of a name: `por una calle angosta`. */
const INDEFINITE = new RegExp(`(?:^|[^\\p{L}])(?:${anySpelling(({ address }) => address.unnamed)}) $`, 'iu');

/**
 * `Studio C R. Dr. João` matches from the first kind of street: the street starts with the last one after a comma or
 * full stop.
 */
function lastStreetStart(folded: string, kind: RegExp): number {
  let start = 0;
  for (const match of folded.matchAll(kind)) if (/[,;.] ?$/.test(folded.slice(0, match.index))) start = match.index;
  return start;
}

type CompoundWords = { kindBehind: RegExp; label: RegExp };

function compoundStreet(tail: string, plain: string, patterns: CompoundWords, line: boolean): Street | null {
  const { kindBehind, label } = patterns;
  const number = NUMBER_AT_END.exec(plain);
  if (!number) return null;
  const name = plain.slice(0, number.index);
  const words = [...name.matchAll(/[^\s,;:|·•()]+/g)];
  const last = words.at(-1);
  if (!last) return null;
  if (!kindBehind.test(name)) return line ? wholeLine(tail, plain, words, number.index, label) : null;
  let first = words.length - 1;
  if (isAdjacent(words, first, name) && belongs(tail, words[first - 1], last[0])) first -= 1;
  first -= firstWordsBefore(words, first, name);
  first -= personBefore(tail, words, first, name, label);
  first -= firstWordsBefore(words, first, name);
  first -= adjectiveBefore(words, first, name);
  if (IN_SENTENCE.test(tail.slice(words[first]?.index))) first += 2;
  const at = words[first]?.index ?? 0;
  return { street: tail.slice(at).trim(), at };
}

/** How many words before the street only begin names of streets: `Oude`, `Verlengde`, `An der`. */
function firstWordsBefore(words: readonly RegExpExecArray[], first: number, name: string): number {
  let count = 0;
  while (FIRST_WORD.test(words[first - count - 1]?.[0] ?? '') && isAdjacent(words, first - count, name)) count += 1;
  return count;
}

/**
 * How many words before the street are the given name in it: `Gerrit van der Veenstraat`, `Jan Oudegeeststraat`,
 * `Josef - Orlopp Straße`, `Werner von Siemensstraße`. It must be the first word of the line or after its label: two
 * words there would be the name of the business or of its owner.
 */
function personBefore(
  tail: string,
  words: readonly RegExpExecArray[],
  first: number,
  name: string,
  labels: RegExp,
): number {
  const street = words[first]?.[0] ?? '';
  const hyphened = words[first - 1]?.[0] === '-';
  const noble = words[first - 1]?.[0] === 'von';
  const count = hyphened || noble ? 2 : 1;
  const before = words[first - count];
  if (!before || !(hyphened || isAdjacent(words, first, name))) return 0;
  const label = words[first - count - 1]?.[0] ?? '';
  const startsLine =
    first === count ||
    labels.test(label) ||
    NUMBERED.test(label) ||
    /(?:[,;:|·•(]|[^\p{L}\p{N}\s.'’-])\s*$/u.test(name.slice(0, before.index));
  const given = tail.slice(before.index, before.index + before[0].length);
  if (!startsLine || !/^\p{Lu}\p{Ll}+$/u.test(given)) return 0;
  if (!hyphened && /^(?:van|de|der|den|ten|ter)$/.test(street)) return count;
  return isGivenName(given) && !COMPOUND.test(street) && !FIRST_WORD.test(street) ? count : 0;
}

/** 1 if the word before the street is an adjective that begins the line: `Oberdörfer Stadtweg`, `Gedempte Vaart`. */
function adjectiveBefore(words: readonly RegExpExecArray[], first: number, name: string): number {
  const street = words[first]?.[0] ?? '';
  const before = words[first - 1];
  if (!before || !isAdjacent(words, first, name)) return 0;
  const isAdjective =
    (COMPOUND_AT_START.test(street) && PLACE_ADJECTIVE.test(before[0])) ||
    (KIND_AFTER_ADJECTIVE.test(street) && STREET_ADJECTIVE.test(before[0]));
  return isAdjective && /(?:^|[,;:|·•(]\s*)$/.test(name.slice(0, before.index)) ? 1 : 0;
}

/** A capitalized name before the kind of street is part of the street. */
function belongs(tail: string, before: RegExpExecArray | undefined, kind: string): boolean {
  if (!before || !/^\p{Lu}/u.test(tail.slice(before.index))) return false;
  return STREET_KIND.test(kind) || (COMPOUND.test(kind) && PLACE_ADJECTIVE.test(before[0]));
}

/** `Unter den Eichen 5, Haus 2`: which part of the house it is. */
const PARTS_OF_HOUSE: ReadonlySet<string> = new Set(inAllLanguages(({ address }) => address.rooms).map(foldText));

/** Without a known kind, a line that contains only the street: `Flinkenhaspel 7`, `Unter den Linden 5`. */
function wholeLine(
  tail: string,
  plain: string,
  words: readonly RegExpExecArray[],
  end: number,
  labels: RegExp,
): Street | null {
  const start = Math.max(...[':', ',', ';', '|', '·', '•'].map((mark) => plain.lastIndexOf(mark, end - 1))) + 1;
  const inLine = words.filter(({ index }) => index >= start);
  const [label] = inLine;
  const own = label && labels.test(label[0]) ? inLine.slice(1) : inLine;
  const first = own[0];
  if (
    !first ||
    (start > 0 && PARTS_OF_HOUSE.has(first[0])) ||
    own.length > (FIRST_WORD.test(first[0]) ? 4 : 3) ||
    (start === 0 && first === words[0] && tail.length > MAX_STREET_LENGTH)
  )
    return null;
  const capital = /^(?:\p{Lu}\p{Ll}|['’][st] \p{Lu})/u.test(tail.slice(first.index));
  return capital && own.every(({ 0: word }) => /^(?:\p{L}[\p{L}.'-]*|'[st])$/u.test(word))
    ? { street: tail.slice(first.index).trim(), at: first.index }
    : null;
}

function isAdjacent(words: readonly RegExpExecArray[], index: number, name: string): boolean {
  const before = words[index - 1];
  const word = words[index];
  return (
    before !== undefined && word !== undefined && /^ $/.test(name.slice(before.index + before[0].length, word.index))
  );
}
