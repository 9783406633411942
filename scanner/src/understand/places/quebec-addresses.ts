import { gazetteer } from '../../lexicon/gazetteer/gazetteer.ts';
import type { WrittenAddress } from './written-addresses.ts';

/** French kinds of street, which precede the name: `528 Montée de L'Église`. */
const KIND =
  'rue|avenue|av\\.?|boulevard|boul\\.?|blvd\\.?|chemin|ch\\.?|montée|rang|route|rte|côte|place|allée|croissant|impasse|terrasse|voie|ruelle|carré|promenade';
const PROVINCE = '(?:QC|Québec|Quebec|P\\.?Q\\.?)';
/** A number, a street and a town, up to the province and its postal code. Canada Post writes them on two or three lines. */
const ADDRESS = new RegExp(
  `(?<![\\d.,-])(\\d{1,5}(?:-\\d{1,5})?(?: ?[A-Z](?= ))?,? (?:${KIND}) [^|•:;]{2,80}?)[\\s,(]{1,3}${PROVINCE}(?![\\p{L}])\\)?,?(?: \\(?${PROVINCE}\\)?)?(?:,? Canada)?[\\s,]{0,3}([A-Z]\\d[A-Z] ?\\d[A-Z]\\d)?`,
  'giu',
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
  return [...text.matchAll(ADDRESS)].slice(0, MAX_FOUND).flatMap((match) => {
    const [shown, written = '', postalCode = null] = match;
    const town = townAtEnd(written);
    const street = (town === null ? written : written.slice(0, -town.length)).replace(/[\s,–-]+$/, '');
    const city = town ?? (CODE_OF_CAPITAL.test(postalCode ?? '') ? CAPITAL : null);
    if (city === null || !/\p{L} \p{L}/u.test(street) || SAMPLE_NUMBER.test(street)) return [];
    const parts = { street, city, region: 'QC', postalCode };
    return [{ parts, shown: shown.replace(/[\s,]+$/, ''), at: match.index }];
  });
}

/** The longest town of the gazetteer at the end of a text; null without one. */
function townAtEnd(text: string): string | null {
  const words = text.split(/[\s,]+/);
  for (let count = Math.min(MAX_TOWN_WORDS, words.length - 3); count > 0; count -= 1) {
    const name = words.slice(-count).join(' ');
    if (
      text.endsWith(name) &&
      gazetteer('CA')
        ?.find(name)
        .some(({ region }) => region === 'QC')
    )
      return name;
  }
  return null;
}
