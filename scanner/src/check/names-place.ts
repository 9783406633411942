import type { SiteFacts } from '../understand/facts.ts';
import { normaliseText } from '../understand/identity/names.ts';
import { townsWithRegion } from '../understand/places/place-names.ts';

/** True if a text names the business's town, another town that the site names, or any town with its state. */
export function namesPlace(text: string, { subject, areas }: Pick<SiteFacts, 'subject' | 'areas'>): boolean {
  const words = ` ${normaliseText(text)} `;
  const own = subject.city ? ` ${normaliseText(subject.city)} ` : null;
  return (
    (own !== null && words.includes(own)) ||
    placeWords(areas.places).some((name) => words.includes(name)) ||
    townsWithRegion(text).length > 0
  );
}

const known = new WeakMap<SiteFacts['areas']['places'], readonly string[]>();

/** Cached for each list of places, because it is compared with many sentences. */
function placeWords(places: SiteFacts['areas']['places']): readonly string[] {
  let words = known.get(places);
  if (!words) {
    words = places.map(({ name }) => ` ${normaliseText(name)} `);
    known.set(places, words);
  }
  return words;
}
