import type { NamePlace } from './name-places.ts';
import {
  groupKey,
  MIN_NAME_POINTS,
  MIN_STATED_POINTS,
  MIN_SURE_POINTS,
  type NameSign,
  namePoints,
  placesOf,
  type SignedName,
} from './name-signs.ts';
import { normaliseName, relateNames } from './names.ts';

/** The most likely name in its usual spelling; null if no text is likely enough. */
export function mainName(
  names: readonly SignedName[],
  pointsOf: (signs: readonly NameSign[]) => number = namePoints,
): string | null {
  const likely = names
    .filter(isSaidAlone)
    .map((name) => ({ name, points: pointsOf(name.signs) }))
    .filter(({ name, points }) => points >= (hasNamingPlace(name) ? MIN_STATED_POINTS : MIN_NAME_POINTS))
    .sort((a, b) => b.points - a.points);
  // Inner pages may be left over from a template, so what the home page says comes first.
  const best = likely.find(({ name }) => name.onHome) ?? likely[0];
  const intended = best && names.find((other) => isMisspelled(best.name, other));
  if (intended) return intended.shown;
  const longer =
    best && likely.find((other) => isLonger(other.name, best.name) && other.points >= best.points - MARGIN);
  return (longer ?? best)?.name.shown.replace(/[\s,]+$/, '') ?? null;
}

/** Two shorter names with one different letter are two names. */
const MIN_COMPARED_LETTERS = 10;

/**
 * True if a name is one character off another that more kinds of places have: `Brothers Bikes` next to `3Brothers
 * Bikes`.
 */
function isMisspelled(name: SignedName, other: SignedName): boolean {
  const [short, long] = [name, other].map(({ value }) => value.replaceAll(' ', '')).sort((a, b) => a.length - b.length);
  if (!short || !long || short === long || short.length < MIN_COMPARED_LETTERS || long.length > short.length + 1)
    return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const after = short.length === long.length ? start + 1 : start;
  return short.slice(after) === long.slice(start + 1) && other.onHome && placesOf(other).size > placesOf(name).size;
}

/** A title with its separators is a name only if another place has it too. */
function isSaidAlone({ mentions }: SignedName): boolean {
  return mentions.some(({ at }) => at !== 'allOfTitle');
}

/** A longer name may have this many points less: `Acme` in titles is `Acme Plumbing` in the notice of its copyright. */
const MARGIN = 1;

function isLonger(a: SignedName, b: SignedName): boolean {
  const words = new Set(a.key.split(' '));
  const others = b.key.split(' ');
  return words.size > others.length && others.every((word) => words.has(word));
}

/** Places that are hardly ever filled with something else. A heading greets visitors with the name of the business. */
const NAMING: ReadonlySet<NamePlace> = new Set([
  'business',
  'organization',
  'siteName',
  'copyright',
  'company',
  'trading',
  'greeting',
]);

function hasNamingPlace({ mentions }: SignedName): boolean {
  return mentions.some(({ at }) => NAMING.has(at));
}

/** Another name with less than this many points below the main one contradicts it. */
const LEAD = 3;
/** What agrees with a name that is in one kind of place. */
const AGREES: ReadonlySet<NameSign> = new Set<NameSign>(['inText', 'domain', 'domainStart', 'ownAddress']);

/**
 * True if the name may be pasted: two things that do not depend on each other agree on it, its points leave no doubt,
 * and no other name has nearly as many. Hundreds share a name that says only the trade.
 */
export function isSureName(name: string, names: readonly SignedName[]): boolean {
  const main = names.find((one) => isSameName(one, name));
  if (!main) return false;
  const points = namePoints(main.signs);
  const agrees = placesOf(main).size > 1 || main.signs.some((sign) => AGREES.has(sign));
  if (points < MIN_SURE_POINTS || !agrees || main.signs.includes('onlyTrade')) return false;
  return !names.some(
    ({ shown, signs }) => namePoints(signs) > points - LEAD && relateNames(shown, name) === 'different',
  );
}

/** True if a mention has the words of the name. */
export function isSameName({ value }: { value: string }, name: string | null): boolean {
  return name !== null && groupKey(value) === groupKey(normaliseName(name));
}
