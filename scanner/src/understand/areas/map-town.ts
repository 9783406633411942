import { COUNTRIES } from '../../lexicon/countries/index.ts';
import { type Gazetteer, gazetteer } from '../../lexicon/gazetteer/gazetteer.ts';
import type { LanguageCode } from '../../lexicon/language-code.ts';
import type { PageFacts } from '../page-facts.ts';
import type { FoundTown } from './likely/town-reader.ts';

/** An embedded map of Google: the place of the pin in `pb`, or what the map searches for in `q`. */
const MAP = /^https?:\/\/(?:www\.|maps\.)?google\.[a-z.]{2,6}\/maps\b/;
const PLACE = /!1s0x[^!]{1,80}!2s([^!&]{3,200})|[?&]q=([^&]{3,200})/;
/** A site that shows more places than this lists where it works, not where it is. */
const MAX_PLACES = 2;
const MAX_FRAMES = 50;
/** The place in the map of a theme: the office of Envato. */
const SAMPLE_PLACE = /^121 King St/i;
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
      const place = MAP.test(src) ? placeOf(src) : null;
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

function placeOf(src: string): { text: string; written: string } | null {
  const [, pin, query] = PLACE.exec(src) ?? [];
  const written = pin ?? query ?? '';
  const text = decoded(written).trim();
  return text === '' || SAMPLE_PLACE.test(text) ? null : { text, written };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
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
