import type { LocalTime, ScanReport } from '@named-first/contract';

/** US states in a single time zone. States with two, such as Florida, are ambiguous and not listed. */
const US_STATES: Record<string, readonly string[]> = {
  'America/New_York': [
    ...['CT', 'DC', 'DE', 'GA', 'MA', 'MD', 'ME', 'NC', 'NH', 'NJ', 'NY', 'OH', 'PA', 'RI', 'SC', 'VA', 'VT', 'WV'],
  ],
  'America/Chicago': ['AL', 'AR', 'IA', 'IL', 'LA', 'MN', 'MO', 'MS', 'OK', 'WI'],
  'America/Denver': ['CO', 'MT', 'NM', 'UT', 'WY'],
  'America/Los_Angeles': ['CA', 'WA'],
  'Pacific/Honolulu': ['HI'],
};
/** Canadian provinces in a single time zone. */
const CA_PROVINCES: Record<string, readonly string[]> = {
  'America/Edmonton': ['AB'],
  'America/Winnipeg': ['MB'],
  'America/Moncton': ['NB'],
  'America/Halifax': ['NS', 'PE'],
};

const US_PLACE = /\b([A-Z]{2}),? +\d{5}(?:-\d{4})?\b/;
const CA_PLACE = /\b([A-Z]{2}),? +[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/;
/** The form of British postcodes: https://www.gov.uk/government/publications/bulk-data-transfer-for-sponsors-xml-schema */
const UK_POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b/;

/**
 * The time zone of a business, if the address on its website determines it: a state or a country with a single zone. If
 * text and markup state different addresses, the zone is unknown.
 */
export function localTimeOf({ business }: Pick<ScanReport, 'business'>): LocalTime | null {
  const addresses = business.facts.filter(({ kind, source }) => kind === 'address' && source !== 'conflict');
  const zones = addresses.flatMap(({ value }) => {
    const timeZone = zoneOf(value);
    return timeZone === null ? [] : [{ timeZone, because: value }];
  });
  return new Set(zones.map(({ timeZone }) => timeZone)).size === 1 ? zones[0]! : null;
}

function zoneOf(address: string): string | null {
  const state = US_PLACE.exec(address)?.[1];
  if (state) return zoneOfRegion(US_STATES, state);
  const province = CA_PLACE.exec(address)?.[1];
  if (province) return zoneOfRegion(CA_PROVINCES, province);
  return UK_POSTCODE.test(address) ? 'Europe/London' : null;
}

function zoneOfRegion(zones: Record<string, readonly string[]>, region: string): string | null {
  return Object.entries(zones).find(([, regions]) => regions.includes(region))?.[0] ?? null;
}
