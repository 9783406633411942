import { gazetteer } from '../../lexicon/gazetteer/gazetteer.ts';
import { language } from '../../lexicon/languages/index.ts';
import { foldInPlace, wordSource } from '../../lexicon/word-pattern.ts';
import type { WrittenAddress } from './written-addresses.ts';

/** Kinds of street that France does not have, or does not shorten so. */
const KINDS_OF_QUEBEC = ['boul.', 'rang', 'croissant', 'terrasse', 'carré'];
const PROVINCE = '(?:qc|quebec|p\\.?q\\.?)';
/**
 * A number, a street and a town, up to the province and its postal code, in folded text. Canada Post writes them on two
 * or three lines.
 */
const ADDRESS = new RegExp(
  `(?<![\\d.,-])(\\d{1,5}(?:-\\d{1,5})?(?: ?[a-z](?= ))?,? (?:${wordSource([...language('fr').address.streets, ...KINDS_OF_QUEBEC])}) [^|•:;]{2,80}?)[\\s,(]{1,3}${PROVINCE}(?![a-z])\\)?,?(?: \\(?${PROVINCE}\\)?)?(?:,? canada)?[\\s,]{0,3}([a-z]\\d[a-z] ?\\d[a-z]\\d)?`,
  'gu',
);
/** `123 rue de la Toiture`: the number of sample addresses. */
const SAMPLE_NUMBER = /^1234?,? /;
const MAX_FOUND = 20;
const MAX_TOWN_WORDS = 4;
/** `84, rue Sainte-Anne, Québec G1R 3X4`: the capital has the name of the province, and its postal codes begin so. */
const CAPITAL = 'Québec';
const CODE_OF_CAPITAL = /^G[12]/;

/** Addresses in the French format of Canada: `383 Rue Lafontaine Rivière-du-Loup, Québec G5R 3B5`. */
export function addressesInQuebec(text: string): WrittenAddress[] {
  if (!/\d/.test(text)) return [];
  return [...foldInPlace(text).matchAll(ADDRESS)]
    .slice(0, MAX_FOUND)
    .flatMap(({ 0: whole, 1: place = '', 2: code, index }) => {
      const written = text.slice(index, index + place.length);
      const shown = text.slice(index, index + whole.length);
      const postalCode = code?.toUpperCase() ?? null;
      const town = townAtEnd(written);
      const street = (town === null ? written : written.slice(0, -town.length)).replace(/[\s,–-]+$/, '');
      const city = town ?? (CODE_OF_CAPITAL.test(postalCode ?? '') ? CAPITAL : null);
      if (city === null || !/\p{L} \p{L}/u.test(street) || SAMPLE_NUMBER.test(street)) return [];
      const parts = { street, city, region: 'QC', postalCode };
      return [{ parts, shown: shown.replace(/[\s,]+$/, ''), at: index }];
    });
}

/** The longest town of Quebec at the end of a text; null without one. */
function townAtEnd(text: string): string | null {
  const towns = gazetteer('CA');
  const words = text.split(/[\s,]+/);
  for (let count = Math.min(MAX_TOWN_WORDS, words.length - 3); count > 0; count -= 1) {
    const name = words.slice(-count).join(' ');
    const isKnown = towns?.find(name).some(({ region }) => region === 'QC');
    if (isKnown && text.endsWith(name)) return name;
  }
  return null;
}
