import type { Evidence } from '@named-first/contract';
import { countryOf } from '../../lexicon/countries/index.ts';
import type { Gazetteer } from '../../lexicon/gazetteer/gazetteer.ts';
import { LANGUAGES } from '../../lexicon/language-code.ts';
import type { RefusedClaim } from '../claim.ts';
import { isPlaceholderAddress } from '../contact/placeholders.ts';
import { mapTown } from '../maps/map-town.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import type { PostalAddressParts } from '../places/address-parts.ts';
import { type AddressMention, isOwnPlace } from '../places/addresses.ts';
import type { SignedAddress } from '../places/likely/address-signs.ts';
import { sameTownReader, townsOfLocality } from '../places/town-check.ts';
import { lastTownIn } from '../places/written-addresses.ts';
import { proseOf } from '../prose/sentences.ts';
import { type AlikePages, areaPagesOf, compareAreaPages, linkedAreaPages, namesOfAreaPages } from './area-pages.ts';
import { areasInMarkup, type MarkedArea } from './areas-in-markup.ts';
import { readAreasIn } from './areas-of-languages.ts';
import { readEnglishAreas } from './english-areas.ts';
import { readHeadTowns } from './head-towns.ts';
import { judgeSigned } from './likely/likely-towns.ts';
import { pointsOf } from './likely/sign-points.ts';
import { gazetteersOf } from './likely/town-reader.ts';
import { keyOf, type SignedTown, signTowns } from './likely/town-signs.ts';
import { type MainTown, resolveMainTown } from './main-town.ts';
import type { Place, WrittenTown } from './place.ts';
import { IN_TEXT, MAX_PLACES, PlaceFinder, refusedPlace } from './place-finder.ts';
import { readTitleEnd } from './title-end.ts';
import { mapsInsteadOfTowns, vagueWords } from './vague-areas.ts';

export type AreaFacts = {
  /** Towns named in crawlable text, most mentioned first. */
  places: readonly Place[];
  /** Names in the place of a town that are not towns, with the reason. */
  refused: readonly RefusedClaim[];
  /** The main town: where the business says it is, or the first that it serves. */
  main: MainTown | null;
  /** Towns that other places state instead of the main one, strongest first. */
  rivals: readonly RefusedClaim[];
  /** The areas served according to markup. */
  areaServed: readonly MarkedArea[];
  areaPages: readonly PageFacts[];
  /** Area pages known from links, and those that were read. */
  areaPageUrls: readonly string[];
  mostAlike: AlikePages | null;
  /** `and surrounding areas` and the like. */
  vague: readonly Evidence[];
  /** A map or script in place of a list of towns. */
  mapOnly: readonly Evidence[];
};

type AreasInput = {
  pages: readonly PageFacts[];
  markup: MarkupFacts;
  /** Every address of the site, and the main one. */
  addresses?: readonly AddressMention[];
  address?: PostalAddressParts | null;
  /** The address that the report states although no rule reads its parts. */
  likelyAddress?: SignedAddress | null;
  /** Addresses that are not those of the business. */
  refusedAddresses?: readonly RefusedClaim[];
  /** The name of the business. */
  name?: string | null;
  country?: string | null;
  language?: string;
};

/** What the rules for addresses, sentences, lists and titles state. */
type StatedAreas = {
  places: readonly Place[];
  refused: readonly RefusedClaim[];
  areaServed: readonly MarkedArea[];
  written: readonly WrittenTown[];
  /** The towns of the own addresses, in lower case. */
  ofAddresses: ReadonlySet<string>;
  /** Names in lower case that the site says about something else. */
  refusedNames: ReadonlySet<string>;
  main: MainTown | null;
  rivals: readonly RefusedClaim[];
};

/**
 * Towns that the site names. The rules state those of its addresses, and those in statements about its service area. A
 * name is a town if the country's gazetteer has it; if the country is unknown, the spelling decides. Then every name of
 * the gazetteer in the texts is judged by its signs: stated towns that are doubtful are left out, and likely ones that
 * no rule states are added.
 */
export function deriveAreas(input: AreasInput): AreaFacts {
  const { pages, address } = input;
  const stated = stateAreas(input);
  const { doubtful, likely } = judgeSigned(signAreas(input, stated), pointsOf);
  // The report states the address with its town.
  const own = address?.city ?? townOfLikely(input);
  const isTrusted = (town: string): boolean => town === own || !doubtful.has(keyOf(town));
  const weak = stated.places.filter(({ name }) => !isTrusted(name));
  const named = [
    ...stated.places.filter((place) => !weak.includes(place)),
    ...likely.map(({ name, mentions, evidence }) => ({ name, region: null, mentions, served: false, evidence })),
  ];
  const language = LANGUAGES.find((one) => one === input.language) ?? 'en';
  const gazetteers = gazetteersOf(input.country ?? null, language);
  const isOtherSpelling = sameTownReader(gazetteers);
  const isOtherName = (a: string, b: string): boolean =>
    isOtherSpelling(a, b) || isQuarter(a, b, gazetteers) || isQuarter(b, a, gazetteers);
  const places = onceNamed(named, address?.city ?? stated.main?.city ?? null, isOtherName);
  const areaServed = stated.areaServed.filter((area) => !places.some(({ name }) => isOtherName(name, area.name)));
  const names = [...places, ...areaServed].map(({ name }) => name);
  const areaPages = areaPagesOf(pages, names);
  const isStated = stated.main !== null && isTrusted(stated.main.city);
  const { main, rivals } = isStated ? stated : resolveMainTown({ ...mainInput(input), ...stated, places });
  const proses = pages.map(proseOf);
  return {
    places,
    refused: [...stated.refused, ...weak.map((place) => refusedPlace(place, 'too-weak'))],
    // No sentence says that the business is in a likely town, so it is never certain.
    main: main && !isStated ? { ...main, certainty: 'stated once' } : main,
    rivals,
    areaServed,
    areaPages,
    areaPageUrls: linkedAreaPages(pages, areaPages, names),
    mostAlike: compareAreaPages(areaPages, [...names, ...namesOfAreaPages(areaPages)]),
    vague: vagueWords(proses),
    mapOnly: mapsInsteadOfTowns(proses),
  };
}

const QUARTER = /^-\p{Lu}[\p{L}'’]+$/u;

/** `Hochstadt am Main-Obersdorf` of `Hochstadt am Main`: a part of the town, which the gazetteer does not list. */
function isQuarter(name: string, town: string, gazetteers: readonly Gazetteer[]): boolean {
  return (
    name.startsWith(town) &&
    QUARTER.test(name.slice(town.length)) &&
    !gazetteers.some((one) => one.find(name).length > 0)
  );
}

/** Each town once, although the site calls it by two names; the one of the address or the main town stays. */
function onceNamed(
  places: readonly Place[],
  main: string | null,
  isOtherName: (a: string, b: string) => boolean,
): Place[] {
  const kept = new Set(places.filter(({ name }) => name === main));
  for (const place of places) if (![...kept].some(({ name }) => isOtherName(name, place.name))) kept.add(place);
  return places.filter((place) => kept.has(place));
}

function mainInput({ pages, markup, addresses = [], address = null }: AreasInput) {
  return { pages, markup, addresses, address };
}

/** What the rules state, before it is judged. */
export function stateAreas(input: AreasInput): StatedAreas {
  const { pages, markup, addresses = [], address = null, country = null, language = 'en' } = input;
  const finder = new PlaceFinder(country);
  const proses = pages.map(proseOf);
  const code = LANGUAGES.find((one) => one === language);
  addAddressed(addresses, address, finder);
  const likely = address?.city ? null : townOfLikely(input);
  if (likely && input.likelyAddress) {
    finder.add({ name: likely, region: null, at: 0 }, input.likelyAddress.evidence, IN_TEXT);
    finder.ofAddresses.add(likely.toLowerCase());
  }
  for (const prose of proses) {
    if (code === undefined || code === 'en') readEnglishAreas(prose, finder);
    else if (country !== null) readAreasIn(code, country, prose, finder);
  }
  if (country !== null) {
    readTitleEnd(pages, country, finder);
    readHeadTowns(pages, { country, language }, finder);
  }
  const region = address?.region ?? finder.written[0]?.place.region ?? null;
  const { places, refused } = finder.places(proses, region);
  const areaServed = areasInMarkup(markup, country, region);
  const { written, ofAddresses, refusedNames } = finder;
  const found = { places, areaServed, written };
  return { ...found, refused, ofAddresses, refusedNames, ...resolveMainTown({ ...mainInput(input), ...found }) };
}

/** Every town that the rules state or the pages name, with its signs; empty in a language that the scan does not read. */
export function signAreas(input: AreasInput, stated: StatedAreas): SignedTown[] {
  const { pages, address = null, refusedAddresses = [], country = null, name: ownName = null } = input;
  const language = LANGUAGES.find((one) => one === (input.language ?? 'en'));
  if (language === undefined) return [];
  const noTowns = stated.areaServed.flatMap(({ name, noTown }) => (noTown === undefined ? [] : keyOf(name)));
  const isSample = ({ reason }: RefusedClaim): boolean => reason === 'filler';
  return signTowns({
    ...{ pages, country, language, name: ownName },
    map: mapTown({ pages, country, language }),
    samples: refusedAddresses.filter(isSample).map(({ shown }) => shown),
    refusedAddresses: refusedAddresses.map(({ shown }) => shown),
    stated: {
      places: stated.places,
      areaServed: stated.areaServed.flatMap(({ name, noTown }) => (noTown === undefined ? name : [])),
      main: stated.main?.city ?? null,
      addresses: [...stated.ofAddresses],
      region: address?.region ?? null,
    },
  }).filter(
    ({ isStated, key, name }) => isStated || !(stated.refusedNames.has(name.toLowerCase()) || noTowns.includes(key)),
  );
}

/** The town of the likely address: `traversa Termine, 32, 80045 Pompei NA`. */
function townOfLikely({ likelyAddress, country = null }: AreasInput): string | null {
  const place = countryOf(country);
  return likelyAddress && place ? (lastTownIn(likelyAddress.shown, place)?.city ?? null) : null;
}

/** An address is in its town, whatever the town's size. */
function addAddressed(
  addresses: readonly AddressMention[],
  main: PostalAddressParts | null,
  finder: PlaceFinder,
): void {
  for (const mention of addresses.slice(0, MAX_PLACES)) {
    const { parts, evidence } = mention;
    if (parts.city === null || isPlaceholderAddress(parts)) continue;
    if (!isOwnPlace(mention) && parts.city !== main?.city) continue;
    for (const name of townsOfLocality(parts.city)) {
      finder.add({ name, region: parts.region, at: 0 }, evidence, IN_TEXT);
      finder.ofAddresses.add(name.toLowerCase());
    }
  }
}
