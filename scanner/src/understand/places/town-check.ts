import { type Gazetteer, gazetteer } from '../../lexicon/gazetteer/gazetteer.ts';
import type { RefusalReason } from '../claim.ts';
import { onceForEach } from '../prose/once-for-each.ts';
import { SUFFIXES } from './postal-address.ts';
import { regionCode } from './regions.ts';

/** Degrees that look like the state after a town: `Jane Smith, MD`, `Karen Lee (PA)`. */
const DEGREES = new Set(['MD', 'PA', 'DC', 'NP', 'CT', 'OD', 'MS', 'MA']);
/** Words that may surround the name of a town. */
const AROUND =
  /^(?:greater|entire|whole|all of|downtown|central|metro|city of|town of|inner|outer|groß-|gross-)\s*|\s+(?:area|city|metro|region|cbd)$/gi;
const MAX_RUN_WORDS = 12;
const MAX_TOWN_WORDS = 4;
/** The countries to try for an English site of unknown country. */
const ENGLISH_SPEAKING = ['US', 'GB', 'CA', 'AU', 'IE', 'NZ', 'IN', 'ZA', 'PH'] as const;
/** Names that say what kind of area they are. */
const NAMED_AREA = /\b(?:county|parish|borough|district|shire|landkreis|kreis|provincia|province|département)\b/i;

/**
 * True if the country has a town of that name, in that region if one is given. If the country is unknown, a town of any
 * English-speaking country counts.
 */
export function isTown(name: string, region: string | null, country: string | null): boolean {
  if (country === null) return ENGLISH_SPEAKING.some((one) => isTown(name, region, one));
  const towns = countryTowns(country);
  if (!towns) return false;
  const found = [...towns.find(name), ...towns.find(name.replace(AROUND, ''))];
  return found.some((town) => region === null || town.region === region || !hasRegionCodes(country));
}

function hasRegionCodes(country: string | null): boolean {
  return country === 'US' || country === 'CA';
}

function countryTowns(country: string | null): Gazetteer | null {
  return country === null ? null : gazetteer(country);
}

/** True for a name that says what kind of area it is, such as `Ada County`. */
export function isNamedArea(name: string): boolean {
  return NAMED_AREA.test(name);
}

type Named = {
  name: string;
  region: string | null;
  country: string | null;
  /** The region of the business itself: `DeKalb` is a town in Illinois, and a county in Georgia. */
  home: string | null;
};

/**
 * Why a capitalized name is not a town of the country. Null if it is one, or if the towns of the country are not known.
 * If the country is unknown, a town of any English-speaking country counts.
 */
export function whyNoTown({ name, region, country, home }: Named): RefusalReason | null {
  const towns = countryTowns(country);
  if (isNamedArea(name)) return null;
  if (!towns) return country === null && region === null && !isTown(name, null, null) ? 'not-a-town' : null;
  const area = towns.area(name);
  if (region === null && isState(name, home, country, towns)) return 'region';
  if (area === 'district' && region === null && !isTown(name, home, country)) return 'county';
  if (isTown(name, region, country)) return null;
  if (area === 'region' || regionCode(name) !== null) return 'region';
  return region !== null && DEGREES.has(region) ? 'credential-after-name' : 'not-a-town';
}

/** Inhabitants of a town that is better known than the state of its name: New York, Washington. */
const BETTER_KNOWN = 100_000;

/** `Florida` and `Wyoming` are also small towns elsewhere, but without a state behind them they are the states. */
function isState(name: string, home: string | null, country: string | null, towns: Gazetteer): boolean {
  const state = hasRegionCodes(country) ? regionCode(name.replace(AROUND, '').trim()) : null;
  if (state === null || (home !== null && isTown(name, home, country))) return false;
  return !towns.find(name).some((town) => town.region === state || town.population >= BETTER_KNOWN);
}

/** True for a word such as `Road` or `Pike`. */
function isStreetKind(word: string): boolean {
  return SUFFIXES[word.toLowerCase().replace(/\.$/, '')] !== undefined;
}

/**
 * The towns in a run of capitalized words that is not a town itself: `Snellville Lawrenceville Grayson` from a list
 * without commas. Omits words that are not towns.
 */
export function townsOfRun(name: string, country: string | null, home: string | null): readonly string[] {
  const towns = countryTowns(country);
  const words = name.split(' ');
  if (!towns || words.length < 2 || words.length > MAX_RUN_WORDS) return [];
  const found: string[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + MAX_TOWN_WORDS); to > from; to -= 1) {
      const part = words.slice(from, to).join(' ');
      // `1304 Paris Pike Georgetown`: the name of a street.
      if (!isTown(part, home, country) || isStreetKind(words[to] ?? '')) continue;
      found.push(part);
      from = to - 1;
      break;
    }
  }
  // `Paul George` is a person, although there are towns of both names.
  return found.length > (home !== null && hasRegionCodes(country) ? 1 : 2) ? found : [];
}

/**
 * Tells whether two names are of one town, as a gazetteer lists it: `The Hague` and `Den Haag`, `CDMX` and `Ciudad de
 * México`. Each name is looked up once.
 */
export function sameTownReader(gazetteers: readonly Gazetteer[]): (a: string, b: string) => boolean {
  const traitsOf = onceForEach((name) => gazetteers.map((towns) => traitsIn(towns, name)));
  return (a, b) => {
    const others = traitsOf(b);
    return a !== b && traitsOf(a).some((traits, at) => traits !== null && traits === others[at]);
  };
}

function traitsIn(towns: Gazetteer, name: string): string | null {
  const [town] = towns.find(name);
  return town && town.population > 0 ? [town.population, town.region, town.latitude, town.longitude].join(' ') : null;
}

/** `Pedroso, Vila Nova de Gaia` is a parish and its municipality, `Contes (06390)` a town with its postal code. */
export function townsOfLocality(city: string): string[] {
  const [first = city, ...others] = city.replace(/\s*\([^)]*\)/g, '').split(/\s*,\s*/);
  return [first, ...others.filter((name) => name !== '' && regionCode(name) === null)];
}
