import { COUNTRIES } from '../../lexicon/countries/index.ts';
import { type Gazetteer, gazetteer } from '../../lexicon/gazetteer/gazetteer.ts';
import type { LanguageCode } from '../../lexicon/language-code.ts';
import type { FoundTown } from '../areas/likely/town-reader.ts';
import type { PageFacts } from '../page-facts.ts';
import { placeOnMap } from './place-on-map.ts';

/** A site that shows more places than this lists where it works, not where it is. */
const MAX_PLACES = 2;
const MAX_FRAMES = 50;
/** Postal codes and codes of regions around the town: `P3600 Formosa`, `72029 Villa Castelli BR`, `London EC4N 6HL`. */
const CODE_BEFORE = /^(?:[A-Z]{1,2}-?)?\d{3,5}(?:-\d{3,4})?(?: [A-Z]{2}(?= ))? /;
const CODE_BEHIND = /(?: -)? (?:[A-Z]{2,3}(?: [A-Z]?\d[\dA-Z ]{2,8})?|[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}|\d{4,6})$/;

type Input = { pages: readonly PageFacts[]; country: string | null; language: LanguageCode };

/**
 * The town of the map that a site embeds; null without one, or if its maps show several places. A map by the name of the
 * business alone has no town.
 */
export function mapTown({ pages, country, language }: Input): FoundTown | null {
  const places = new Map<string, Omit<FoundTown, 'name'>>();
  for (const page of pages) {
    for (const { src } of page.document.iframes.slice(0, MAX_FRAMES)) {
      const place = placeOnMap(src);
      if (place === null || places.has(place.text)) continue;
      places.set(place.text, { at: 0, evidence: { url: page.url, place: 'link', excerpt: place.written } });
    }
  }
  if (places.size > MAX_PLACES) return null;
  const gazetteers = (country === null ? speaking(language) : [country]).flatMap((code) => gazetteer(code) ?? []);
  const towns = [...places].flatMap(([text, found]) => {
    const name = townOf(text, gazetteers);
    return name === null ? [] : [{ name, ...found }];
  });
  const [town] = towns;
  return town !== undefined && towns.every(({ name }) => name === town.name) ? town : null;
}

function speaking(language: LanguageCode): string[] {
  return COUNTRIES.filter(({ languages }) => languages.includes(language)).map(({ code }) => code);
}

/** The part with a postal code before its town, or the first part that is a town: `Carriego 350, Tandil, Argentina`. */
function townOf(place: string, gazetteers: readonly Gazetteer[]): string | null {
  const parts = place.split(/, ?| \| /).map((part) => part.trim());
  const coded = parts.filter((part) => CODE_BEFORE.test(part));
  for (const part of [...coded, ...parts]) {
    const name = part.replace(CODE_BEFORE, '').replace(CODE_BEHIND, '');
    for (const one of [name, name.replace(CODE_BEHIND, '')])
      if (/^\p{Lu}[^\d]+$/u.test(one) && gazetteers.some((towns) => towns.find(one).length > 0)) return one;
  }
  return null;
}
