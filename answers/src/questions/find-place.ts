import { gazetteer } from '@named-first/scanner/readers';
import type { Place } from '../answer.ts';

/** The town as the gazetteer spells it, or the reason why no town was found. */
export type FoundPlace =
  | { kind: 'found'; place: Place }
  /** Several regions have a town of that name, so the caller has to name one. */
  | { kind: 'ambiguous'; regions: string[] }
  | { kind: 'unknown' };

const MAX_REGIONS = 12;
/** Without a region, a town with twenty times the population of the next one is assumed. */
const CLEARLY_LARGER = 20;

/**
 * Finds the place of "Tacoma, WA". Returns only names from the gazetteer, so no other text of a website or a form can
 * get into a question.
 *
 * @param country ISO 3166-1 alpha-2.
 */
export function findPlace(text: string, country: string): FoundPlace {
  const towns = gazetteer(country.toUpperCase());
  const [name = '', region = ''] = text
    .slice(0, 120)
    .split(',')
    .map((part) => part.trim());
  if (!towns || name === '') return { kind: 'unknown' };
  const found = towns.find(name);
  const wanted = region.toLowerCase().split(/\s+\d/)[0] ?? '';
  const fitting = wanted === '' ? found : found.filter((town) => town.region.toLowerCase() === wanted);
  const regions = [...new Set(fitting.map((town) => town.region))];
  const [first, second] = fitting;
  if (!first) return { kind: 'unknown' };
  const other = fitting.find((town) => town.region !== first.region) ?? second;
  const clear =
    regions.length === 1 || (other !== undefined && first.population >= CLEARLY_LARGER * Math.max(other.population, 1));
  if (!clear) return { kind: 'ambiguous', regions: regions.slice(0, MAX_REGIONS) };
  return {
    kind: 'found',
    place: { town: first.name, region: first.region, country: country.toUpperCase(), timeZone: null },
  };
}
