import { foldWords } from '../../lexicon/fold-text.ts';
import type { Sign } from '../claim.ts';
import type { PageFacts } from '../page-facts.ts';
import type { PostalAddressParts } from '../places/address-parts.ts';
import { placeOnMap } from './place-on-map.ts';

const MAX_URLS = 500;
/** `San Pedro, 24 bajo`: the street and the number, without the floor. */
const TO_NUMBER = /^\D+\d+\p{L}?\b/u;

/**
 * The first map, embedded or linked, that shows an address: its text begins with the whole street, or has it behind a
 * comma, and names the town or the postal code. Null if no map does, or if the street has no number.
 */
export function mapOfAddress(address: PostalAddressParts, pages: readonly PageFacts[]): Sign | null {
  const { street, city, postalCode } = address;
  if (!street || !/\d/.test(street)) return null;
  const words = foldWords(TO_NUMBER.exec(street)?.[0] ?? street);
  const ends = [city, postalCode].flatMap((end) => (end ? ` ${foldWords(end)} ` : []));
  for (const { url, role, document } of pages) {
    const urls = [...document.iframes.map(({ src }) => src), ...document.links.map(({ href }) => href)];
    for (const map of urls.slice(0, MAX_URLS)) {
      const place = placeOnMap(map);
      if (place === null || !beginsPart(place.text, words)) continue;
      const shown = ` ${foldWords(place.text)} `;
      if (!ends.some((end) => shown.includes(end))) continue;
      return { place: 'map-link', role, shown: place.text, evidence: { url, place: 'link', excerpt: place.written } };
    }
  }
  return null;
}

/** True if a part of the text begins with the words: `Acme, Via Cadore 253` with `via cadore 253`. */
function beginsPart(text: string, words: string): boolean {
  const parts = text.split(/, |,(?=\S)| - | \| /);
  return parts.some((_, at) => `${foldWords(parts.slice(at).join(' '))} `.startsWith(`${words} `));
}
