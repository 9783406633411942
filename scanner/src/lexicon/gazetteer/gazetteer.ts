import { createRequire } from 'node:module';
import { foldPlaceName } from './fold-place-name.ts';

/** Countries whose towns are packed in `data/`, as ISO 3166-1 codes. `scanner/gazetteer/README.md` says how to add one. */
export const GAZETTEER_COUNTRIES = [
  ...['US', 'CA', 'MX', 'BR', 'AR', 'CL', 'CO', 'PE'],
  ...['GB', 'IE', 'DE', 'AT', 'CH', 'FR', 'BE', 'LU', 'NL', 'ES', 'PT', 'IT', 'CZ', 'PL', 'DK', 'SE'],
  ...['AU', 'NZ', 'IN', 'PH', 'SG', 'ZA'],
] as const;

/**
 * A town in GeoNames. `region` is what addresses of the country use (`GA`, `NSW`, the Italian province `MI`), otherwise
 * the region's own name; `population` is 0 if unknown; the position is in degrees, to a tenth.
 */
export type Town = { name: string; region: string; population: number; latitude: number; longitude: number };
/** The kind of a name that is not a town: a state, or a county, province or district. */
export type Area = 'region' | 'district';

export type Gazetteer = {
  /** Towns of that name, the largest first; empty without a match. Ignores case, accents and forms of `St.`. */
  find(name: string): readonly Town[];
  /** Whether a name is a region or a district, with or without words such as `County` or `Landkreis`. */
  area(name: string): Area | null;
};

type Packed = { regions: readonly string[]; districts: readonly string[]; towns: string };

/** Words in the name of an area that comparison ignores: `Landkreis Dachau` as `Dachau`. */
const AREA_WORDS =
  /^(?:(?:county|province|provincia|provincia de|provincia di|departement|departement de la|departement du|departement de l|departement de|departement des|landkreis|kreis|bezirk|politischer bezirk|district of|distrito de|comunidad de|borough of|city of|royal borough of|city and borough of|city and county of|municipality of|state of|region|regione|region de) )?(.+?)(?: (?:county|parish|borough|census area|district|province|region|shire))?$/;

const NO_TOWNS: readonly Town[] = [];

/**
 * Uses `require` because it loads a module synchronously and on demand: a country is only loaded when it is needed,
 * judging stays synchronous, and each file is parsed once per process or thread. The data files are part of the
 * program, so a scan reads nothing that could differ between two runs.
 */
const load = createRequire(import.meta.url);
const loaded = new Map<string, Gazetteer | null>();

/** The towns and areas of a country (ISO 3166-1, upper case), or null if there is no data file. Loads it once. */
export function gazetteer(country: string): Gazetteer | null {
  const known = loaded.get(country);
  if (known !== undefined) return known;
  const packed = (GAZETTEER_COUNTRIES as readonly string[]).includes(country)
    ? (load(`./data/${country.toLowerCase()}.json`) as Packed)
    : null;
  const made = packed && openGazetteer(packed);
  loaded.set(country, made);
  return made;
}

/** Size of the cache per country: a site asks for the same names on every page. */
const MAX_ANSWERS = 4000;
/** Cached names in the middle of the list, which every search compares first. */
const MAX_PIVOTS = 4000;

function openGazetteer({ regions, districts, towns }: Packed): Gazetteer {
  let areas: ReadonlyMap<string, Area> | undefined;
  const answers = new Map<string, readonly Town[]>();
  const pivots = new Map<number, string>();
  const find = (name: string): readonly Town[] => {
    const known = answers.get(name);
    if (known) return known;
    const found = findTowns(towns, foldPlaceName(name), pivots);
    if (answers.size >= MAX_ANSWERS) answers.clear();
    answers.set(name, found);
    return found;
  };
  return {
    find,
    area: (name) => {
      areas ??= indexAreas(regions, districts);
      return areas.get(foldPlaceName(name)) ?? areas.get(bareArea(name)) ?? null;
    },
  };
}

function indexAreas(regions: readonly string[], districts: readonly string[]): ReadonlyMap<string, Area> {
  const areas = new Map<string, Area>();
  for (const name of districts) for (const key of areaKeys(name)) areas.set(key, 'district');
  for (const name of regions) for (const key of areaKeys(name)) areas.set(key, 'region');
  return areas;
}

function areaKeys(name: string): string[] {
  return [foldPlaceName(name), bareArea(name)].filter((key) => key !== '');
}

function bareArea(name: string): string {
  return AREA_WORDS.exec(foldPlaceName(name))?.[1] ?? '';
}

/** Binary search over lines sorted by folded name: nothing needs unpacking, and a lookup takes about 17 comparisons. */
function findTowns(towns: string, wanted: string, pivots: Map<number, string>): readonly Town[] {
  if (wanted === '') return NO_TOWNS;
  let low = 0;
  let high = towns.length;
  while (low < high) {
    const start = lineStart(towns, (low + high) >> 1);
    let folded = pivots.get(start);
    if (folded === undefined) {
      folded = foldPlaceName(nameAt(towns, start));
      if (pivots.size < MAX_PIVOTS) pivots.set(start, folded);
    }
    if (folded < wanted) low = lineEnd(towns, start) + 1;
    else high = start;
  }
  const found: Town[] = [];
  for (let start = low; start < towns.length; start = lineEnd(towns, start) + 1) {
    if (foldPlaceName(nameAt(towns, start)) !== wanted) break;
    const [name = '', region = '', ...numbers] = towns.slice(start, lineEnd(towns, start)).split('\t');
    const [population = 0, latitude = 0, longitude = 0] = numbers.map(Number);
    found.push({ name, region, population, latitude, longitude });
  }
  return found;
}

function lineStart(towns: string, at: number): number {
  return at === 0 ? 0 : towns.lastIndexOf('\n', at - 1) + 1;
}

function lineEnd(towns: string, start: number): number {
  const end = towns.indexOf('\n', start);
  return end < 0 ? towns.length : end;
}

function nameAt(towns: string, start: number): string {
  return towns.slice(start, towns.indexOf('\t', start));
}
