import type { Country } from '../../lexicon/countries/country.ts';
import { language } from '../../lexicon/languages/index.ts';
import { foldInPlace, wordSource } from '../../lexicon/word-pattern.ts';
import type { Street } from './street-reader.ts';

/** `3208 Vicksburg`, `2475 County 45 NW`: a number and a few capitalized words that begin a line. */
const AMERICAN =
  /(?:^|[:|•·]\s*|^[^\p{L}\d]{1,4})(\d{1,6}[A-Z]? (?:[\p{Lu}\d][\p{L}\d'’.-]{0,19} ){0,3}[\p{Lu}\d][\p{L}\d'’.-]{0,19})[\s,]*$/u;
/** `1, La Bironnière`: a hamlet has numbers, but no streets. */
const HAMLET =
  /(?<![\d.,-]|\d )(?!(?:19|20)\d\d)(\d{1,4}(?: ?(?:bis|ter|quater))?,? (?:l[ae]s? |l['’])?\p{Lu}[^\d,;:|()]{2,40})$/u;
const LINE_START = /(?:^|[,;|·•:]\s?)[^\p{L}\d]{0,4}$/u;
/** The name of a company on the line above the street: `Kleingartenverein e.V. Weinbergstraße`. */
const COMPANY =
  /^.*(?:\be\. ?V\.|\bGmbH(?: & Co\. ?KG)?|\be\. ?K\.|\bOHG|\bUG|\bAG|\bS\.?r\.?l\.?|\bB\.?V\.) (?=\p{Lu})/u;
const MAX_NAME_LENGTH = 45;

/** The street right before `Detroit, MI 48206`, although no word says that it is one. */
export function americanStreet(before: string): string | null {
  const street = AMERICAN.exec(before)?.[1] ?? '';
  return /\p{L}{3}/u.test(street) ? street : null;
}

/**
 * The street right before the postal code and the town of a country that writes the code first: without a known kind, if
 * its number is first, or without a number, if its kind is known.
 */
export function streetBeforeCode(before: string, country: Country): Street | null {
  const tail = before.slice(-(MAX_NAME_LENGTH + 20)).replace(/[\s,·•|–-]+$/, '');
  const from = before.length - before.slice(-(MAX_NAME_LENGTH + 20)).length;
  if (country.houseNumber === 'before') {
    const hamlet = HAMLET.exec(tail);
    if (hamlet?.[1]) return { street: hamlet[1], at: from + hamlet.index };
  }
  const company = COMPANY.exec(tail)?.[0].length ?? 0;
  if (company > 0) {
    const street = streetBeforeCode(tail.slice(company), country);
    return street && { ...street, at: from + company + street.at };
  }
  const kind = kindsOf(country).exec(foldInPlace(tail));
  if (!kind || !LINE_START.test(tail.slice(0, kind.index)) || !/^\p{Lu}/u.test(tail.slice(kind.index))) return null;
  return { street: tail.slice(kind.index), at: from + kind.index };
}

const kinds = new Map<string, RegExp>();

/** `Plaça Catalunya`, `Marktplatz`: a street without a number at the end of folded text. */
function kindsOf({ code, languages }: Country): RegExp {
  let known = kinds.get(code);
  if (!known) {
    const sources = languages.map((one) => {
      const { kindPosition, streets } = language(one).address;
      const source = wordSource(streets).replaceAll('ss', 's{1,2}');
      return kindPosition === 'before'
        ? `(?:${source}) [^\\d,;:|()]{2,${MAX_NAME_LENGTH}}`
        : `(?:[\\p{L}.'-]{2,20} ){0,2}[\\p{L}'-]{0,30}(?:${source})`;
    });
    known = new RegExp(`(?<![\\p{L}\\d])(?:${sources.join('|')})$`, 'u');
    kinds.set(code, known);
  }
  return known;
}
