import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldPlaceName } from './fold-place-name.ts';
import { GAZETTEER_COUNTRIES, gazetteer } from './gazetteer.ts';

const found = (country: string, name: string) => gazetteer(country)?.find(name) ?? [];

describe('towns', () => {
  test.each([
    ['US', 'Snellville', 'GA'],
    ['US', 'st. paul', 'MN'],
    ['DE', 'MÜNCHEN', 'Bayern'],
    ['DE', 'Munich', 'Bayern'],
    ['DE', 'Ludwigshafen', 'Rheinland-Pfalz'],
    ['AT', 'Wien', 'Wien'],
    ['CH', 'Sankt Gallen', 'SG'],
    ['IT', 'Milano', 'MI'],
    ['FR', 'Saint-Ciers-sur-Gironde', 'Nouvelle-Aquitaine'],
    ['ES', 'Sevilla', 'Andalucía'],
    ['BR', 'Sao Paulo', 'SP'],
    ['NL', 'Den Haag', 'Zuid-Holland'],
    ['GB', 'Altrincham', 'England'],
  ])('in %s, %s is a town of %s', (country, name, region) => {
    expect(found(country, name)[0]?.region).toBe(region);
  });

  test.each(['Jane Smith', 'Meanwhile', 'Paul George', 'MD', '', 'x'.repeat(10_000), 'Springfield\tMO'])(
    '%j is no town of the United States',
    (name) => {
      expect(found('US', name)).toEqual([]);
    },
  );

  test('several towns of one name are sorted with the largest first', () => {
    const springfields = found('US', 'Springfield');
    expect(springfields.length).toBeGreaterThan(10);
    expect(springfields[0]?.region).toBe('MO');
    const sizes = springfields.map(({ population }) => population);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });

  test('a town has a position, and hemispheres differ in sign', () => {
    expect(found('DE', 'München')[0]).toMatchObject({ latitude: 48.1, longitude: 11.6 });
    expect(found('BR', 'Rio de Janeiro')[0]?.latitude).toBeLessThan(0);
  });

  test('a country without a data file has no gazetteer', () => {
    expect(gazetteer('JP')).toBeNull();
    expect(gazetteer('../package')).toBeNull();
  });
});

describe('areas', () => {
  test.each([
    ['US', 'Gwinnett County', 'district'],
    ['US', 'Georgia', 'region'],
    ['FR', 'Charente-Maritime', 'district'],
    ['IE', 'County Donegal', 'district'],
    ['DE', 'Bayern', 'region'],
  ])('in %s, %s is a %s', (country, name, area) => {
    expect(gazetteer(country)?.area(name)).toBe(area);
  });

  test('a town is not an area', () => {
    expect(gazetteer('US')?.area('Snellville')).toBeNull();
  });
});

describe('packed files', () => {
  test('every listed country has a file, and every file is listed', () => {
    const files = readdirSync(join(import.meta.dirname, 'data')).map((file) => file.slice(0, 2).toUpperCase());
    expect(files.sort()).toEqual([...GAZETTEER_COUNTRIES].sort());
  });

  test('each town of a country is found by its name', () => {
    for (const country of ['CH', 'PT', 'NZ', 'CZ'])
      for (const name of namesOf(country)) expect(found(country, name), `${country} ${name}`).not.toEqual([]);
  });

  test('whatever the query, the towns found have that name', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (name) => {
        for (const town of found('CH', name)) expect(foldPlaceName(town.name)).toBe(foldPlaceName(name));
      }),
    );
  });
});

/** Every name in a file, read without the search under test. */
function namesOf(country: string): string[] {
  const { towns } = JSON.parse(
    readFileSync(join(import.meta.dirname, `data/${country.toLowerCase()}.json`), 'utf8'),
  ) as { towns: string };
  return towns.split('\n').map((line) => line.split('\t')[0] as string);
}
