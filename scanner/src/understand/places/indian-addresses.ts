import type { Country } from '../../lexicon/countries/country.ts';
import { countryOf } from '../../lexicon/countries/index.ts';
import { gazetteer } from '../../lexicon/gazetteer/gazetteer.ts';
import type { TownInText, WrittenAddress } from './written-addresses.ts';
import { townsIn } from './written-addresses.ts';

/** The postal index number. India Post, https://www.indiapost.gov.in/vas/pages/findpincode.aspx: six digits. */
const PIN = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/;
const REACH_BACK = 160;
const MIN_PLACE_LENGTH = 4;
/** Inhabitants. Quarters and markets are named like smaller towns. */
const CITY = 100_000;

/**
 * Indian addresses, which often give a shop, a building or a landmark instead of a street: `Shop No. 4, Sangam Complex,
 * Kalyan – 421301`. Everything before the town counts as the street. An address without a postal code needs a label in
 * front of it (`labelled`).
 */
export function addressesInIndia(text: string, labelled: boolean): WrittenAddress[] {
  const india = countryOf('IN');
  const code = PIN.exec(text);
  if (!india || (!code && !labelled)) return [];
  const end = code?.index ?? text.length;
  const told = text.slice(Math.max(0, end - REACH_BACK), end);
  const line = /[^:|•·]*$/.exec(told)?.[0] ?? '';
  const start = end - line.length;
  const towns = townsIn(line, india);
  const town = townOf(towns, india);
  if (!town || (!code && isListOfTowns(line, towns))) return [];
  const place = line.slice(0, town.start);
  const street = place.replace(/^[^\p{L}\d]+|[\s,.–(-]+$/gu, '');
  const isPlace =
    street.length >= MIN_PLACE_LENGTH && (/\d/.test(street) || street.includes(',')) && !/\p{Ll}{3}[.!?] /u.test(place);
  if (!isPlace) return [];
  const at = start + line.indexOf(street);
  const shown = text.slice(at, end + (code?.[0].length ?? 0)).trim();
  return [{ parts: { street, city: town.city, region: null, postalCode: code?.[0] ?? null }, shown, at }];
}

/**
 * The last town that has a part for itself or is a city: `Mumbai, Malad West, Innas Wadi` is in Mumbai, although there is
 * a town called Wadi, but `Hadapsar Pune` is in Pune.
 */
function townOf(towns: readonly TownInText[], country: Country): TownInText | undefined {
  const isCity = ({ city }: TownInText): boolean => (gazetteer(country.code)?.find(city)[0]?.population ?? 0) >= CITY;
  return towns.findLast((town) => town.alone || isCity(town));
}

/** `Pune, Nashik, Mumbai, Satara, Kolhapur` behind `Locations:` are the places that the business serves. */
function isListOfTowns(line: string, towns: readonly TownInText[]): boolean {
  const parts = line.split(',').filter((part) => part.trim() !== '');
  return parts.length > 2 && towns.filter(({ alone }) => alone).length > parts.length / 2;
}
