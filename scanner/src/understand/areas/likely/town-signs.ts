import { foldWords } from '../../../lexicon/fold-text.ts';
import { areWithin } from '../../../lexicon/gazetteer/distance.ts';
import { foldPlaceName } from '../../../lexicon/gazetteer/fold-place-name.ts';
import type { Town } from '../../../lexicon/gazetteer/gazetteer.ts';
import { isGivenName } from '../../../lexicon/people/given-names.ts';
import { isFrequentSurname } from '../../../lexicon/people/surnames.ts';
import { wordsOfServices } from '../../../lexicon/trades/service-vocabulary.ts';
import { onceForEach } from '../../prose/once-for-each.ts';
import { holdsWord } from '../place-finder.ts';
import type { TownSign } from './sign-points.ts';
import { type FoundTown, gazetteersOf, type MentionedTown, readTowns, type TownReaderInput } from './town-reader.ts';

/** The towns that addresses, lists, sentences and markup state. */
export type StatedTowns = {
  places: readonly { name: string; served: boolean }[];
  areaServed: readonly string[];
  main: string | null;
  /** The towns of the own addresses; `region` is that of the main one. */
  addresses: readonly string[];
  region: string | null;
};

export type SignedTownsInput = Omit<TownReaderInput, 'stated'> & {
  stated: StatedTowns;
  /** The town of an embedded map. */
  map: FoundTown | null;
  /** Addresses that are not those of the business. */
  refusedAddresses: readonly string[];
  /** The name of the business. */
  name: string | null;
};

/** A name that may be a town of the business, with all that speaks for or against it. */
export type SignedTown = {
  key: string;
  name: string;
  mentions: number;
  isStated: boolean;
  /** Null if no text of the pages names it. */
  found: FoundTown | null;
  signs: readonly TownSign[];
};

type Candidate = Omit<SignedTown, 'signs'> & Pick<MentionedTown, 'signs' | 'towns'>;

/** Signs that count only if all mentions of a name have them. */
const ON_EVERY_MENTION: ReadonlySet<TownSign> = new Set([
  'innerPage',
  'biography',
  'street',
  'person',
  'afterWord',
  'beforeWord',
]);
/** What is said of places and not of companies. */
const SAYS_WHERE: readonly TownSign[] = ['streetBefore', 'regionBehind', 'listed', 'areaPage'];
/** Of a page, in which every name is searched for. */
const MAX_TEXT = 100_000;
const MANY_MENTIONS = 4;
const MAX_SHORT = 4;
/** Inhabitants. */
const CITY = 200_000;
const LARGE_TOWN = 30_000;
const SMALL_TOWN = 5000;
/** Kilometres. */
const NEAR = 40;
const FAR = 150;

/** The towns that a site states or names, with their signs. */
export function signTowns(input: SignedTownsInput): SignedTown[] {
  const { stated, language } = input;
  const candidates = readCandidates(input);
  const served = new Set(stated.places.filter((place) => place.served).map(({ name }) => keyOf(name)));
  const marked = new Set(stated.areaServed.map(keyOf));
  const addressed = new Set(stated.addresses.map(keyOf));
  const services = wordsOfServices(language);
  const texts = input.pages.map(({ document }) => document.visibleText.slice(0, MAX_TEXT));
  const ownName = ` ${foldPlaceName(input.name ?? '')} `;
  const saysWhere = ({ signs }: Candidate): boolean => SAYS_WHERE.some((sign) => signs.has(sign));
  const isOwnName = (candidate: Candidate): boolean => ownName.includes(` ${candidate.key} `) && !saysWhere(candidate);
  const isOrdinary = onceForEach((name) => texts.some((text) => holdsWord(text, name.toLowerCase())));
  const isService = onceForEach((name) =>
    foldWords(name)
      .split(' ')
      .some((word) => services.has(word)),
  );
  // `Barra Grande Joinery`, `Bath and Brush` and the word `mobile` do not say where the other towns are.
  const isReal = (candidate: Candidate): boolean =>
    candidate.isStated || saysWhere(candidate) || !(isOwnName(candidate) || isOrdinary(candidate.name));
  const real = candidates.filter(isReal);
  const likely = real.filter((candidate) => candidate.isStated || saysWhere(candidate) || !isService(candidate.name));
  const most = Math.max(2, ...likely.map(({ mentions }) => mentions));
  const home = homeOf(likely, stated);
  return candidates.map((candidate) => {
    const { key, name, mentions, towns } = candidate;
    const largest = Math.max(0, ...towns.map(({ population }) => population));
    const near = neighbours(candidate, real);
    const signs: [TownSign, boolean][] = [
      ['areaServed', marked.has(key)],
      ['served', served.has(key)],
      ['mainTown', stated.main !== null && keyOf(stated.main) === key],
      ['ownAddress', addressed.has(key)],
      ['otherAddress', addressed.size > Number(addressed.has(key))],
      ['refusedAddress', !addressed.has(key) && input.refusedAddresses.some((address) => address.includes(name))],
      ['map', input.map !== null && keyOf(input.map.name) === key],
      ['ownName', isOwnName(candidate)],
      ['manyMentions', mentions >= MANY_MENTIONS],
      ['rarelyNamed', mentions > 0 && mentions * 3 < most],
      ['largeTown', largest >= LARGE_TOWN && largest < CITY],
      ['smallTown', towns.length > 0 && largest < SMALL_TOWN],
      ['shortName', key.length <= MAX_SHORT],
      ['twoWords', key.includes(' ')],
      ['givenName', isGivenName(name)],
      ['surname', isFrequentSurname(name)],
      ['serviceWord', isService(name)],
      ['ordinaryWord', isOrdinary(name)],
      ['far', home !== null && towns.length > 0 && !areWithin(towns, [home], FAR)],
      ['aloneInArea', near === 0 && real.length > 1],
      ['twoNear', near === MANY_NEAR],
    ];
    return { ...candidate, signs: [...mentionSigns(candidate), ...signs.flatMap(([sign, is]) => (is ? sign : []))] };
  });
}

/** The name of a town for comparison, without a state behind it. */
export function keyOf(name: string): string {
  const town = name.replace(/,.*$/, '').trim();
  return foldPlaceName(town) || town.toLowerCase();
}

function readCandidates(input: SignedTownsInput): Candidate[] {
  const { stated, country, language, map } = input;
  const named = [...stated.places.map(({ name }) => name), ...stated.areaServed].map((name) =>
    name.replace(/,.*$/, ''),
  );
  const keys = new Set(named.map(keyOf));
  const read = readTowns({ ...input, stated: named });
  const candidates = new Map<string, Candidate>(
    read.map((town) => [town.key, { ...town, found: town, isStated: keys.has(town.key) }]),
  );
  const gazetteers = gazetteersOf(country, language);
  const add = (name: string, found: FoundTown | null): void => {
    const key = keyOf(name);
    if (candidates.has(key)) return;
    const towns = gazetteers.flatMap((one) => one.find(name));
    candidates.set(key, { key, name, mentions: 0, isStated: keys.has(key), found, signs: new Map(), towns });
  };
  for (const name of named) add(name, null);
  if (map) add(map.name, map);
  return [...candidates.values()];
}

function mentionSigns({ mentions, signs }: Candidate): TownSign[] {
  return [...signs].flatMap(([sign, times]) => (!ON_EVERY_MENTION.has(sign) || times === mentions ? sign : []));
}

/** Where the business is: the town of its address, otherwise the one that is stated or named most often. */
function homeOf(candidates: readonly Candidate[], { addresses, region, main }: StatedTowns): Town | null {
  const known = candidates.filter(({ towns }) => towns.length > 0);
  const addressed = addresses.flatMap((name) => known.find(({ key }) => key === keyOf(name)) ?? []);
  const weight = ({ key, signs, mentions }: Candidate): number =>
    (main !== null && keyOf(main) === key ? 10 : 0) +
    (signs.has('streetBefore') ? 50 : 0) +
    (signs.has('footer') ? 10 : 0) +
    Math.min(mentions, 9);
  const [best] = [...addressed, ...known.sort((a, b) => weight(b) - weight(a))];
  return best?.towns.find((town) => town.region === region) ?? best?.towns[0] ?? null;
}

const MANY_NEAR = 2;

/** The number of other candidates nearby, counted up to `MANY_NEAR`. */
function neighbours({ key, towns }: Candidate, candidates: readonly Candidate[]): number {
  let near = 0;
  for (const other of candidates) {
    if (other.key !== key && areWithin(towns, other.towns, NEAR)) near += 1;
    if (near === MANY_NEAR) break;
  }
  return near;
}
