import { isGivenName } from '../../lexicon/people/given-names.ts';
import { foldText } from '../../lexicon/word-pattern.ts';
import type { PostalAddressParts } from './address-parts.ts';
import { regionCode } from './regions.ts';

/** USPS Publication 28, appendix C1: the suffixes that business sites use, with their abbreviations. */
export const SUFFIXES: Readonly<Record<string, string>> = {
  street: 'st',
  str: 'st',
  strasse: 'st',
  st: 'st',
  avenue: 'ave',
  ave: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  blvd: 'blvd',
  road: 'rd',
  rd: 'rd',
  drive: 'dr',
  dr: 'dr',
  lane: 'ln',
  ln: 'ln',
  court: 'ct',
  ct: 'ct',
  circle: 'cir',
  cir: 'cir',
  place: 'pl',
  pl: 'pl',
  parkway: 'pkwy',
  pkwy: 'pkwy',
  highway: 'hwy',
  hwy: 'hwy',
  way: 'way',
  terrace: 'ter',
  ter: 'ter',
  trail: 'trl',
  trl: 'trl',
  square: 'sq',
  sq: 'sq',
  loop: 'loop',
  plaza: 'plz',
  plz: 'plz',
  pike: 'pike',
  turnpike: 'tpke',
  expressway: 'expy',
  freeway: 'fwy',
  alley: 'aly',
  crossing: 'xing',
  broadway: 'broadway',
  route: 'rte',
  rte: 'rte',
  row: 'row',
  walk: 'walk',
  path: 'path',
};
const DIRECTIONS: Readonly<Record<string, string>> = {
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
};
const UNITS: Readonly<Record<string, string>> = {
  suite: 'ste',
  ste: 'ste',
  unit: 'ste',
  apartment: 'ste',
  apt: 'ste',
  room: 'ste',
  rm: 'ste',
  '#': 'ste',
};

/** The address as one line. */
export function showAddress({ street, city, region, postalCode }: PostalAddressParts): string {
  const place = [region, postalCode].filter((part) => part !== null).join(' ');
  return [street, city, place].filter((part) => part !== null && part !== '').join(', ');
}

/**
 * A street normalized for comparison: lower case without accents, abbreviated suffixes and directions, no punctuation.
 */
export function normaliseStreet(street: string): string {
  const words = foldText(street)
    .replace(/#/g, ' # ')
    // `Jesús, n° 43` and `Jesús, 43`
    .replace(/\bn(?:[º°]|\. ?[º°]?|o\.) ?(?=\d)/g, '')
    .replace(/[.,']/g, '')
    // `Wallererstraße`, `Wallererstr.` and `Wallerer Str.`
    .replace(/(?<=[a-z]{2})str(?:asse)?\b/g, ' str')
    .split(/[\s-]+/);
  return words
    .filter((word) => word !== '')
    .map((word) => DIRECTIONS[word] ?? SUFFIXES[word] ?? UNITS[word] ?? word)
    .join(' ')
    .replace(/\bste ste\b/, 'ste')
    .replace(/\bp o box\b/, 'po box');
}

/** Equal for two spellings of one address: ignores case, abbreviations of the street and the end of a ZIP+4 code. */
export function addressKey({ street, city, region, postalCode }: PostalAddressParts): string {
  const zip = postalCode?.slice(0, 5) ?? '';
  return [street ? normaliseStreet(street) : '', (city ?? '').toLowerCase(), (region ?? '').toLowerCase(), zip].join(
    '|',
  );
}

export type AddressRelation = 'same' | 'partial' | 'different';

/**
 * How two addresses relate. Partial: one omits what the other has (a suite, the street, the code); different: they
 * disagree on a part that both have.
 */
export function relateAddresses(a: PostalAddressParts, b: PostalAddressParts): AddressRelation {
  const places = relatePlaces(a, b);
  const streets = relateStreets(a.street, b.street);
  if (places === 'different' || streets === 'different') return 'different';
  return places === 'same' ? streets : 'partial';
}

function relatePlaces(a: PostalAddressParts, b: PostalAddressParts): AddressRelation {
  let partial = false;
  for (const key of ['city', 'region', 'postalCode'] as const) {
    const [left, right] = [a[key], b[key]];
    // The code names the region too, and most countries do not write one.
    if (key === 'region' && (left === null || right === null) && haveSameCode(a, b)) continue;
    if (left === null || right === null) partial ||= left !== right;
    else if (left !== right && plainPart(key, left) !== plainPart(key, right)) return 'different';
  }
  return partial ? 'partial' : 'same';
}

function relateStreets(a: string | null, b: string | null): AddressRelation {
  if (a === null || b === null) return a === b ? 'same' : 'partial';
  if (a === b || extendsStreet(a, b) || extendsStreet(b, a)) return 'same';
  const [left, right] = [normaliseStreet(a), normaliseStreet(b)];
  if (left === right) return 'same';
  if (withoutUnit(left) === withoutUnit(right))
    return unitOf(left) === '' || unitOf(right) === '' ? 'partial' : 'different';
  if (hasGivenName(a, b) || hasGivenName(b, a)) return 'partial';
  return isPartOf(b, a) || isPartOf(a, b) || addsDirection(left, right) || addsDirection(right, left)
    ? 'partial'
    : 'different';
}

/** True if `short` is `long` without the first words of its name or without some of its comma-separated parts. */
function isPartOf(short: string, long: string): boolean {
  if (hasWithin(long, short)) return true;
  const outer = long.split(',').map(normaliseStreet);
  const shared = short.split(',').filter((part) => outer.includes(normaliseStreet(part)));
  // `Shop 4, 1st Floor, Maan Road, Phase 1` and `Shop 4, 1st Floor, Maan Road, Hinjewadi`
  if (shared.some((part) => /\d/.test(part)) && shared.some((part) => !/\d/.test(part))) return true;
  if (normaliseStreet(withoutSmallWords(long)) === normaliseStreet(short)) return true;
  // `Nestor de Tièrestraat 150` and `de Tièrestraat 150`, but not `Alte Lindenstraße 5` and `Lindenstraße 5`.
  const isCut = /^\p{Ll}/u.test(short) || long.includes(`-${short.split(' ')[0]}`);
  return isCut && /\d$/.test(short) && normaliseStreet(long).endsWith(` ${normaliseStreet(short)}`);
}

const SHORT_DIRECTIONS: ReadonlySet<string> = new Set(Object.values(DIRECTIONS));

/** `2475 county 45 nw` and `2475 county 45`. */
function addsDirection(long: string, short: string): boolean {
  return long.startsWith(`${short} `) && SHORT_DIRECTIONS.has(long.slice(short.length + 1));
}

/** `Pieter Calandlaan 134` in one place, and in another, after the name of the business, only `Calandlaan 134`. */
function hasGivenName(long: string, short: string): boolean {
  return /^\p{L}/u.test(short) && long.endsWith(` ${short}`) && isGivenName(long.slice(0, -short.length).trim());
}

/** `Unit 203, 8268 120 St` has a room before the street, `Calle Mayor, 13, 1º B` has one behind it. */
function hasWithin(long: string, short: string): boolean {
  if (!long.includes(',') || !short.includes(' ')) return false;
  const [outer, inner] = [normaliseStreet(long), normaliseStreet(short)];
  return outer.endsWith(` ${inner}`) || outer.startsWith(`${inner} `);
}

/** Postal codes that identify a single street or building: British, Irish and Dutch ones. */
const CODE_OF_STREET = /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4}|\d{4} ?[A-Z]{2})$/;

/**
 * True if the street and the house number match and the postal codes do not differ. Two addresses on one site rarely
 * share a street and number by chance, so different town names mean the same town: a district and its city, or a town
 * in two languages. If there is no house number, a postal code that identifies a single street takes its place.
 */
export function isSameHouse(a: PostalAddressParts, b: PostalAddressParts): boolean {
  if (a.street === null || b.street === null) return false;
  if (!/\d/.test(a.street) && (a.postalCode !== b.postalCode || !CODE_OF_STREET.test(a.postalCode ?? ''))) return false;
  const otherCode = a.postalCode !== null && b.postalCode !== null && !haveSameCode(a, b);
  return !otherCode && relateStreets(a.street, b.street) !== 'different';
}

/**
 * The fuller of two spellings of one street: the one with more numbers, such as a suite, or the longer one. Words
 * before a street that add no number are the name of a house or the rest of a sentence.
 */
export function fullerStreet(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  const more = numbersIn(b) - numbersIn(a);
  if (more !== 0) return more > 0 ? b : a;
  if (hasWithin(a, b)) return b;
  if (hasWithin(b, a)) return a;
  return withoutSmallWords(b).length > withoutSmallWords(a).length ? b : a;
}

function numbersIn(street: string): number {
  return street.match(/\d+/g)?.length ?? 0;
}

/** `in der Wallerer Str. 12`: the first words belong to a sentence. */
function withoutSmallWords(street: string): string {
  return street.replace(/^(?:\p{Ll}+ )+/u, '');
}

function haveSameCode({ postalCode: left }: PostalAddressParts, { postalCode: right }: PostalAddressParts): boolean {
  return left !== null && right !== null && plainPart('postalCode', left) === plainPart('postalCode', right);
}

/** `in der Wienerstraße 205`: a sentence names the street after small words. In names of streets these are capitalized. */
function extendsStreet(long: string, short: string): boolean {
  return long.endsWith(` ${short}`) && /^(?:\p{Ll}+ )+$/u.test(long.slice(0, -short.length));
}

function plainPart(key: 'city' | 'region' | 'postalCode', text: string): string {
  if (key === 'postalCode') return text.trim().slice(0, 5);
  if (key === 'region') return (regionCode(text) ?? text).toLowerCase();
  return foldText(text)
    .replace(/,.*$/, '')
    .replace(/^saint\b/, 'st')
    .replace(/[.']/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim();
}

function withoutUnit(street: string): string {
  return street.replace(/ ste .*$/, '');
}

function unitOf(street: string): string {
  return / ste (.*)$/.exec(street)?.[1] ?? '';
}

/** `P.O. Box 12` is in the place of a street, but is not one. */
export function isPostOfficeBox(street: string): boolean {
  return /^p\.? ?o\.? ?box\b/i.test(street.trim());
}
