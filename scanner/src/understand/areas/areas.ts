import type { Evidence } from '@named-first/contract';
import { LANGUAGES } from '../../lexicon/language-code.ts';
import type { RefusedClaim } from '../claim.ts';
import { isPlaceholderAddress } from '../contact/placeholders.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import type { PostalAddressParts } from '../places/address-parts.ts';
import { type AddressMention, isOwnPlace } from '../places/addresses.ts';
import { proseOf } from '../prose/sentences.ts';
import { type AlikePages, areaPagesOf, compareAreaPages, linkedAreaPages, namesOfAreaPages } from './area-pages.ts';
import { areasInMarkup, type MarkedArea } from './areas-in-markup.ts';
import { readAreasIn } from './areas-of-languages.ts';
import { readEnglishAreas } from './english-areas.ts';
import { readHeadTowns } from './head-towns.ts';
import { likelyTown } from './likely-town.ts';
import { type MainTown, resolveMainTown } from './main-town.ts';
import { mapTown } from './map-town.ts';
import type { Place } from './place.ts';
import { IN_TEXT, MAX_PLACES, PlaceFinder } from './place-finder.ts';
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
  /** Addresses that are not those of the business. */
  refusedAddresses?: readonly RefusedClaim[];
  country?: string | null;
  language?: string;
};

/**
 * Towns that the site names: those of its addresses, and those in statements about its service area. A name is a town
 * if the country's gazetteer has it. If the country is unknown, the spelling decides.
 */
export function deriveAreas({
  pages,
  markup,
  addresses = [],
  address = null,
  refusedAddresses = [],
  country = null,
  language = 'en',
}: AreasInput): AreaFacts {
  const finder = new PlaceFinder(country);
  const proses = pages.map(proseOf);
  const code = LANGUAGES.find((one) => one === language);
  addAddressed(addresses, address, finder);
  for (const prose of proses) {
    if (code === undefined || code === 'en') readEnglishAreas(prose, finder);
    else if (country !== null) readAreasIn(code, country, prose, finder);
  }
  if (country !== null) {
    readTitleEnd(pages, country, finder);
    readHeadTowns(pages, { country, language }, finder);
  }
  const likely =
    finder.isEmpty && code !== undefined
      ? (mapTown({ pages, country, language: code }) ??
        likelyTown({
          ...{ pages, country, language: code, refused: finder.refusedNames },
          samples: refusedAddresses.filter(({ reason }) => reason === 'filler').map(({ shown }) => shown),
        }))
      : null;
  if (likely !== null) finder.add({ name: likely.name, region: null, at: likely.at }, likely.evidence, IN_TEXT, true);
  const region = address?.region ?? finder.written[0]?.place.region ?? null;
  const { places, refused } = finder.places(proses, region);
  const areaServed = areasInMarkup(markup, country, region);
  const names = [...places, ...areaServed].map(({ name }) => name);
  const areaPages = areaPagesOf(pages, names);
  const { main, rivals } = resolveMainTown({
    pages,
    markup,
    addresses,
    address,
    written: finder.written,
    places,
    areaServed,
  });
  return {
    places,
    refused,
    // No sentence says that the business is in a likely town, so it is never certain.
    main: main && likely !== null ? { ...main, certainty: 'stated once' } : main,
    rivals,
    areaServed,
    areaPages,
    areaPageUrls: linkedAreaPages(pages, areaPages, names),
    mostAlike: compareAreaPages(areaPages, [...names, ...namesOfAreaPages(areaPages)]),
    vague: vagueWords(proses),
    mapOnly: mapsInsteadOfTowns(proses),
  };
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
    finder.add({ name: parts.city, region: parts.region, at: 0 }, evidence, IN_TEXT);
    finder.ofAddresses.add(parts.city.toLowerCase());
  }
}
