import { foldText } from '../../lexicon/word-pattern.ts';
import type { PostalAddressParts } from './address-parts.ts';
import { regionCode } from './regions.ts';

/** USPS Publication 28, appendix C1: the suffixes that business sites use, with their abbreviations. */
export const SUFFIXES: Readonly<Record<string, string>> = {
  street: 'st',
  str: 'st',
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
    .replace(/[.,']/g, '')
    // `Puschkinstr`
    .replace(/(?<=[a-z]{2})str\b/g, 'strasse')
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
  let partial = false;
  for (const key of ['city', 'region', 'postalCode'] as const) {
    const [left, right] = [a[key], b[key]];
    // The code names the region too, and most countries do not write one.
    if (key === 'region' && (left === null || right === null) && haveSameCode(a, b)) continue;
    if (left === null || right === null) partial ||= left !== right;
    else if (left !== right && plainPart(key, left) !== plainPart(key, right)) return 'different';
  }
  if (a.street === null || b.street === null) return partial || a.street !== b.street ? 'partial' : 'same';
  if (a.street === b.street || extendsStreet(a.street, b.street) || extendsStreet(b.street, a.street))
    return partial ? 'partial' : 'same';
  const [left, right] = [normaliseStreet(a.street), normaliseStreet(b.street)];
  if (left === right) return partial ? 'partial' : 'same';
  if (withoutUnit(left) === withoutUnit(right))
    return unitOf(left) === '' || unitOf(right) === '' ? 'partial' : 'different';
  return 'different';
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
