import type { SiteFacts } from '../understand/facts.ts';
import { normaliseText } from '../understand/identity/names.ts';
import { townsWithRegion } from '../understand/places/place-names.ts';

/** True if a text names the business's town, another town that the site names, or any town with its state. */
export function namesPlace(text: string, { subject, areas }: Pick<SiteFacts, 'subject' | 'areas'>): boolean {
  const words = ` ${normaliseText(text)} `;
  return (
    formsOf(subject.city ?? '').some((name) => words.includes(name)) ||
    placeWords(areas.places).some((name) => words.includes(name)) ||
    townsWithRegion(text).length > 0
  );
}

/** The words of a place, each with a space at both ends: `Pedroso, Vila Nova de Gaia` is a parish and its municipality. */
function formsOf(place: string): string[] {
  const parts = place.replace(/\([^)]*\)/g, '').split(',');
  return parts.map((part) => ` ${normaliseText(part)} `).filter((words) => words.trim().length > 2);
}

/** Words before the name of a place, in the languages that the scan reads. */
const BEFORE_PLACE =
  'in|near|around|across|throughout|serving|im|bei|rund um|à|au|en|en la|a|ad|nel|nella|te|rond|regio|em|no|na';
/** `in Medway`, `à Quimper`, `throughout North Kent`: a name with capitals after a word for a place. */
const LOCATED = new RegExp(
  `(?:^|[\\s,(])(?:${BEFORE_PLACE}|de) (\\p{Lu}[\\p{L}'’-]{2,}(?: \\p{Lu}[\\p{L}'’-]{2,}){0,2})(?=\\s*(?:$|[|,.–—·•:)&/-]))`,
  'gu',
);
/** `de` also joins names and things, so it does not prove a place in running text. */
const PLACE_FOLLOWS = new RegExp(`(?:^|[\\s,(])(?:${BEFORE_PLACE}) $`, 'iu');
/** A name that the gazetteer lacks counts as a place if this many other texts say that the business is there. */
const MIN_LOCATED = 2;

/** True if a title names a district or region that the pages name as a place too, although no gazetteer has it. */
export function namesLocality(title: string, pages: SiteFacts['pages']): boolean {
  for (const [, name] of title.matchAll(LOCATED)) {
    const same = name as string;
    const texts = new Set<string>();
    for (const { document } of pages) {
      for (const { text } of document.blocks) {
        if (text !== title && text.includes(same) && saysLocated(text, same)) texts.add(text);
        if (texts.size >= MIN_LOCATED) return true;
      }
    }
  }
  return false;
}

function saysLocated(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return PLACE_FOLLOWS.test(text.slice(Math.max(0, at - 12), at));
}

const known = new WeakMap<SiteFacts['areas']['places'], readonly string[]>();

/** Cached for each list of places, because it is compared with many sentences. */
function placeWords(places: SiteFacts['areas']['places']): readonly string[] {
  let words = known.get(places);
  if (!words) {
    words = places.flatMap(({ name }) => formsOf(name));
    known.set(places, words);
  }
  return words;
}
