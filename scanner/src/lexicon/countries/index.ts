import { LANGUAGES } from '../language-code.ts';
import { southAfrica } from './africa/za.ts';
import { argentina } from './americas/ar.ts';
import { brazil } from './americas/br.ts';
import { canada } from './americas/ca.ts';
import { chile } from './americas/cl.ts';
import { colombia } from './americas/co.ts';
import { mexico } from './americas/mx.ts';
import { peru } from './americas/pe.ts';
import { unitedStates } from './americas/us.ts';
import { india } from './asia/in.ts';
import { philippines } from './asia/ph.ts';
import type { Country, Law } from './country.ts';
import { austria } from './europe/at.ts';
import { belgium } from './europe/be.ts';
import { switzerland } from './europe/ch.ts';
import { czechia } from './europe/cz.ts';
import { germany } from './europe/de.ts';
import { spain } from './europe/es.ts';
import { france } from './europe/fr.ts';
import { unitedKingdom } from './europe/gb.ts';
import { ireland } from './europe/ie.ts';
import { italy } from './europe/it.ts';
import { netherlands } from './europe/nl.ts';
import { portugal } from './europe/pt.ts';
import { australia } from './oceania/au.ts';
import { newZealand } from './oceania/nz.ts';

/** Every country that the scan knows, in no particular order. */
export const COUNTRIES: readonly Country[] = [
  unitedStates,
  canada,
  mexico,
  brazil,
  unitedKingdom,
  ireland,
  germany,
  austria,
  switzerland,
  spain,
  france,
  italy,
  netherlands,
  portugal,
  belgium,
  czechia,
  australia,
  newZealand,
  india,
  philippines,
  southAfrica,
  argentina,
  colombia,
  chile,
  peru,
];

const BY_CODE: ReadonlyMap<string, Country> = new Map(COUNTRIES.map((country) => [country.code, country]));

/** Territories that have a separate code, and the country whose addresses and registers they use. */
export const COUNTRY_OF_TERRITORY: Readonly<Record<string, string>> = {
  ...{ GP: 'FR', MQ: 'FR', GF: 'FR', RE: 'FR', YT: 'FR', BL: 'FR', MF: 'FR', PM: 'FR' },
  ...{ JE: 'GB', GG: 'GB', IM: 'GB' },
};

/** A country by the upper-case ISO 3166-1 code of it or of a territory; null for null and for unknown countries. */
export function countryOf(code: string | null): Country | null {
  return code === null ? null : (BY_CODE.get(COUNTRY_OF_TERRITORY[code] ?? code) ?? null);
}

const MAX_NAME_LENGTH = 40;
let names: ReadonlyMap<string, string> | undefined;

/** The ISO 3166-1 code of a country that the scan knows, by its name in one of the languages that the scan reads. */
export function countryNamed(name: string): string | null {
  names ??= new Map(
    LANGUAGES.flatMap((language) => {
      const display = new Intl.DisplayNames(language, { type: 'region' });
      return COUNTRIES.map(({ code }) => [(display.of(code) ?? code).toLowerCase(), code] as const);
    }),
  );
  return name.length > MAX_NAME_LENGTH ? null : (names.get(name.toLowerCase()) ?? null);
}

/** The rule of a country (ISO 3166-1 alpha-2) that forbids a trade to advertise with fees; null without one. */
export function lawAgainstFees(code: string | null, tradeId: string | null): Law | null {
  const laws = countryOf(code)?.laws ?? [];
  return laws.find(({ about, trades }) => about === 'no-fees' && tradeId !== null && trades?.includes(tradeId)) ?? null;
}
