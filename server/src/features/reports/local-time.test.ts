import type { StatedFact } from '@named-first/contract';
import { expect, test } from 'vitest';
import { scanReport } from '../../../test/factories.ts';
import { localTimeOf } from './local-time.ts';

function zoneOf(...addresses: (string | Partial<StatedFact>)[]): string | null {
  const facts = addresses.map(
    (address): StatedFact => ({
      ...{ kind: 'address', source: 'both', evidence: [] },
      ...(typeof address === 'string' ? { value: address } : { value: '', ...address }),
    }),
  );
  return localTimeOf(scanReport({ business: { ...scanReport().business, facts } }))?.timeZone ?? null;
}

test.each([
  ['12 Main St, Columbus, OH 43215', 'America/New_York'],
  ['Denver, CO 80202-1234', 'America/Denver'],
  ['5 Elm St, Honolulu, HI 96813', 'Pacific/Honolulu'],
  ['100 8 Ave SW, Calgary, AB T2P 1B3', 'America/Edmonton'],
  ['1 High Street, Leeds LS1 4AP', 'Europe/London'],
])('%s has one time zone', (address, zone) => {
  expect(zoneOf(address)).toBe(zone);
});

test.each([
  ['a state with two zones', '12 Main St, Miami, FL 33101'],
  ['a province with two zones', '1 Bay St, Toronto, ON M5J 2R8'],
  ['a country without a postcode of its own form', 'Hauptstraße 1, 10115 Berlin'],
  ['two letters that are no state', 'Suite XX 43215'],
  ['nothing', ''],
])('%s gives no time zone', (_what, address) => {
  expect(zoneOf(address)).toBeNull();
});

test('a conflict, two addresses in two zones, and other facts give no time zone', () => {
  expect(zoneOf({ value: 'Columbus, OH 43215', source: 'conflict' })).toBeNull();
  expect(zoneOf('Columbus, OH 43215', 'Denver, CO 80202')).toBeNull();
  expect(zoneOf({ kind: 'name', value: 'Columbus, OH 43215' })).toBeNull();
  expect(zoneOf('Columbus, OH 43215', 'Akron, OH 44301')).toBe('America/New_York');
});
