import type { Evidence } from '@named-first/contract';
import { foldPlaceName } from '../../lexicon/gazetteer/fold-place-name.ts';
import type { Certainty, RefusedClaim, Sign, SignPlace } from '../claim.ts';
import { isPlaceholderAddress } from '../contact/placeholders.ts';
import type { MarkupFacts } from '../markup/markup-facts.ts';
import type { PageFacts } from '../page-facts.ts';
import type { PostalAddressParts } from '../places/address-parts.ts';
import { type AddressMention, isOwnPlace } from '../places/addresses.ts';
import { isCountryForTown } from '../places/place-names.ts';
import { regionCode } from '../places/regions.ts';
import { isNamedArea, townsOfLocality } from '../places/town-check.ts';
import { descriptionOf } from '../prose/page-description.ts';
import { excerptAround } from '../prose/sentences.ts';
import { markupEvidence, nodesOf, textsOf } from '../prose/source-excerpt.ts';
import type { MarkedArea } from './areas-in-markup.ts';
import type { Place, WrittenTown } from './place.ts';
import { holdsWord } from './place-finder.ts';
import { positionIn } from './town-position.ts';

/** `certain`: two independent places state it, and no other town competes with it. */
export type MainTown = {
  city: string;
  region: string | null;
  certainty: Certainty;
  /** True if an equally strong place states another town. */
  contested: boolean;
  signs: readonly Sign[];
};

type MainTownInput = {
  pages: readonly PageFacts[];
  markup: MarkupFacts;
  addresses: readonly AddressMention[];
  address: PostalAddressParts | null;
  written: readonly WrittenTown[];
  places: readonly Place[];
  areaServed: readonly MarkedArea[];
};

/** How much a place tells about where the business is. Only a stronger place outweighs another town. */
const WEIGHT = {
  /** The main postal address. */
  address: 5,
  /** Another own address, a line with a postal code, or the address in markup. */
  located: 4,
  /** The title or main heading of the home page: `Plumber in Boise`. */
  headed: 3,
  /** A title or heading that starts with the town, as names of companies do: `Golden Plumbing`. */
  named: 2,
  /** The text or the description says that the business works there, or names the town. */
  served: 1,
} as const;

type WeighedSign = { weight: number; group: SignGroup; sign: Sign };
/** Places with one author: a main heading often repeats the title, and a plugin fills markup from the settings. */
type SignGroup = 'address' | 'head' | 'name' | 'description' | 'text' | 'mention' | 'markup';
/** The name of a company may contain a town where it is not, and a single mention may be of anything. */
const WEAK_GROUPS: ReadonlySet<SignGroup> = new Set(['name', 'mention']);
type TownClaim = {
  city: string;
  region: string | null;
  signs: WeighedSign[];
  mentions: number;
  /** True if an address has the town next to its postal code. */
  hasPostalCode: boolean;
};

const MAX_ADDRESSES = 50;
const MAX_RIVALS = 8;
const MIN_GROUPS = 2;
const MIN_MENTIONS = 2;
const MIN_REPEATED = 3;
const SAID_EVERYWHERE: readonly SignPlace[] = ['title', 'description', 'sentence'];
const MAX_HEAD_LENGTH = 300;

/**
 * The town where the business is. The strongest kind of place decides: address, title and main heading, description,
 * text. Among equals it is the town that more kinds of places and more words name, then the first.
 */
export function resolveMainTown(input: MainTownInput): { main: MainTown | null; rivals: RefusedClaim[] } {
  const home = input.pages.find(({ role }) => role === 'home');
  const claims = townClaims(input, home);
  const first = positionOfFirst(home);
  const ranked = claims
    .filter(({ signs }) => signs.length > 0)
    .sort((a, b) => compareClaims(a, b) || first(a.city) - first(b.city));
  const [main, ...others] = ranked;
  if (!main || !isKnown(main, input.places)) return { main: null, rivals: [] };
  const rivals = others.filter(({ city }) => !isSameTown(main.city, city) && !isNamedArea(city));
  const contested = rivals.some((rival) => contradicts(rival, main));
  return {
    main: {
      city: main.city,
      region: main.region ?? commonRegion(input.places),
      certainty: !contested && isStatedTwice(main) ? 'certain' : 'stated once',
      contested,
      signs: main.signs.map(({ sign }) => sign),
    },
    rivals: rivals
      .filter((rival) => weightOf(rival) > WEIGHT.served)
      .slice(0, MAX_RIVALS)
      .map(outvoted),
  };
}

function compareClaims(a: TownClaim, b: TownClaim): number {
  const weight = weightOf(a);
  return (
    weightOf(b) - weight ||
    Number(isNamedArea(a.city)) - Number(isNamedArea(b.city)) ||
    (weight > WEIGHT.served ? placesOf(b) - placesOf(a) : b.mentions - a.mentions)
  );
}

/** How many kinds of places name the town. */
function placesOf({ signs }: TownClaim): number {
  return new Set(signs.map(({ sign }) => sign.place)).size;
}

function weightOf({ signs }: TownClaim): number {
  return Math.max(0, ...signs.map(({ weight }) => weight));
}

function groupsOf({ signs }: TownClaim): ReadonlySet<SignGroup> {
  return new Set(signs.map(({ group }) => group));
}

/** If several towns are only named, such as those of somebody's studies, it is unknown which is the business's own. */
function isKnown(main: TownClaim, places: readonly Place[]): boolean {
  return weightOf(main) > WEIGHT.served || places.length === 1 || places.some(({ served }) => served);
}

/** `Zwolle` and `Zwolle-Zuid`, `Hattersheim` and `Hattersheim am Main`. */
function isSameTown(a: string, b: string): boolean {
  const [short, long] = [foldPlaceName(a), foldPlaceName(b)].sort((one, other) => one.length - other.length);
  return short !== undefined && long !== undefined && (long === short || /^ /.test(startedWith(long, short)));
}

/** What follows the beginning; empty if the text begins otherwise. */
function startedWith(text: string, beginning: string): string {
  return text.startsWith(beginning) ? text.slice(beginning.length) : '';
}

/**
 * A heading or an address, and another kind of place. A title that starts with the town may be the name of a company:
 * it counts if the description and the text name the town too, with its state.
 */
function isStatedTwice(main: TownClaim): boolean {
  const strong = main.signs.some(({ weight }) => weight >= WEIGHT.headed);
  if (strong) return [...groupsOf(main)].filter((group) => !WEAK_GROUPS.has(group)).length >= MIN_GROUPS;
  const isSaidIn = (place: SignPlace): boolean => main.signs.some(({ sign }) => sign.place === place);
  return main.region !== null && main.mentions >= MIN_REPEATED && SAID_EVERYWHERE.every(isSaidIn);
}

/**
 * True for an equally strong claim. A town in the heading also contradicts an address, unless the heading, the name or
 * the description has the town of the address as well.
 */
function contradicts(rival: TownClaim, main: TownClaim): boolean {
  const weight = weightOf(main);
  if (weight < WEIGHT.located)
    return weightOf(rival) === weight && groupsOf(rival).size >= Math.min(groupsOf(main).size, MIN_GROUPS);
  const isHeaded = main.signs.some(({ group }) => group === 'head' || group === 'name' || group === 'description');
  return !isHeaded && rival.signs.some((sign) => sign.weight === WEIGHT.headed);
}

function outvoted({ city, signs }: TownClaim): RefusedClaim {
  return {
    key: city.toLowerCase(),
    value: city,
    shown: city,
    signs: signs.map(({ sign }) => sign),
    reason: 'outvoted',
  };
}

/** Every town that the site names, with the places that state it. */
function townClaims(input: MainTownInput, home: PageFacts | undefined): TownClaim[] {
  const { places, addresses, address, markup, written, areaServed } = input;
  const claims = new Map<string, TownClaim>();
  const claim = (city: string, region: string | null): TownClaim => {
    const key = foldPlaceName(city) || city;
    const known = claims.get(key) ?? { city, region, signs: [], mentions: 0, hasPostalCode: false };
    known.region ??= region;
    claims.set(key, known);
    return known;
  };
  for (const { city, region, hasPostalCode, ...sign } of addressSigns(addresses, address)) {
    const known = claim(city, region);
    known.signs.push(sign);
    known.hasPostalCode ||= hasPostalCode;
  }
  for (const { place, role, evidence } of written)
    claim(place.name, place.region).signs.push(
      weighed('located', 'address', { place: 'labelled-line', role, shown: place.name, evidence }),
    );
  for (const { city, region, ...sign } of markedSigns(markup)) claim(city, region).signs.push(sign);
  for (const { name, region, mentions, served, evidence } of places) {
    const known = claim(name, region);
    known.mentions = mentions;
    known.signs.push(...headSigns(name, home));
    const told = tellingText(known, { served, evidence }, input.pages);
    known.signs.push(
      weighed('served', told ? 'text' : 'mention', {
        place: 'sentence',
        role: 'home',
        shown: name,
        evidence: told ?? evidence,
      }),
    );
  }
  for (const { name, evidence, noTown } of areaServed) {
    const known = claims.get(foldPlaceName(name.replace(/,.*$/, '')));
    if (noTown === undefined)
      known?.signs.push(weighed('served', 'markup', { place: 'markup', role: 'home', shown: name, evidence }));
  }
  return [...claims.values()];
}

/**
 * The text that supports the other signs: it serves the town, or names the town of an address again. Copies of an
 * address without a postal code support nothing: `Rua Acre, 83 (próximo à estação Uruguaiana)` was read wrongly on all
 * pages.
 */
function tellingText(
  { city, signs, mentions, hasPostalCode }: TownClaim,
  { served, evidence }: Pick<Place, 'served' | 'evidence'>,
  pages: readonly PageFacts[],
): Evidence | null {
  const known = signs.map(({ sign }) => sign.evidence.excerpt);
  if (served && !known.includes(evidence.excerpt)) return evidence;
  if (mentions < MIN_MENTIONS || !signs.some(({ weight }) => weight >= WEIGHT.located)) return null;
  if (hasPostalCode) return evidence;
  for (const { url, document } of pages) {
    const block = document.blocks.find(
      ({ text }) => holdsWord(text, city) && !known.some((excerpt) => excerpt.includes(text) || text.includes(excerpt)),
    );
    if (block) return { url, place: 'text', excerpt: excerptAround(block.text, block.text.indexOf(city)) };
  }
  return null;
}

function weighed(weight: keyof typeof WEIGHT, group: SignGroup, sign: Sign): WeighedSign {
  return { weight: WEIGHT[weight], group, sign };
}

type TownSign = WeighedSign & { city: string; region: string | null };

/** The towns of the site's own addresses. */
function addressSigns(
  addresses: readonly AddressMention[],
  main: PostalAddressParts | null,
): (TownSign & { hasPostalCode: boolean })[] {
  return addresses
    .filter((mention) => isOwnPlace(mention) || mention.parts.city === main?.city)
    .slice(0, MAX_ADDRESSES)
    .flatMap(({ parts, source, role, evidence }) => {
      if (parts.city === null || isPlaceholderAddress(parts)) return [];
      const weight = parts.city === main?.city ? 'address' : 'located';
      const marked = source === 'markup';
      const sign: Sign = { place: marked ? 'markup' : 'labelled-line', role, shown: parts.city, evidence };
      const group = marked ? 'markup' : 'address';
      return townsOfLocality(parts.city).map((city) => ({
        city,
        region: parts.region,
        hasPostalCode: parts.postalCode !== null,
        ...weighed(weight, group, sign),
      }));
    });
}

/** The towns of addresses in markup, which may lack a street. */
function markedSigns(markup: MarkupFacts): TownSign[] {
  return markup.businesses.slice(0, MAX_ADDRESSES).flatMap(({ node, page }) =>
    nodesOf(node, 'address').flatMap((address) => {
      const [city] = textsOf(address, 'addressLocality');
      const region = regionCode(textsOf(address, 'addressRegion')[0] ?? '');
      if (!city || (region === null && isCountryForTown(city))) return [];
      const evidence = markupEvidence(page, address, 'addressLocality');
      const sign: Sign = { place: 'markup', role: page.role, shown: city, evidence };
      return townsOfLocality(city).map((name) => ({ city: name, region, ...weighed('located', 'markup', sign) }));
    }),
  );
}

/** Where the title, the main heading and the description of the home page name the town. */
function headSigns(town: string, home: PageFacts | undefined): WeighedSign[] {
  if (!home) return [];
  const { url, document } = home;
  const heading = document.headings.find(({ level }) => level === 1)?.text ?? '';
  const description = descriptionOf(document);
  const stated = (place: SignPlace, text: string): Sign => {
    return { place, role: 'home', shown: town, evidence: { url, place: 'title', excerpt: excerptAround(text) } };
  };
  const heads = (
    [
      ['title', document.title?.text ?? ''],
      ['h1', heading],
    ] as const
  ).flatMap(([place, whole]) => {
    const text = whole.slice(0, MAX_HEAD_LENGTH);
    const position = positionIn(text, town);
    if (position === null) return [];
    const weight = position === 'place' ? 'headed' : 'named';
    return [weighed(weight, position === 'place' ? 'head' : 'name', stated(place, text))];
  });
  const told = positionIn(description.slice(0, MAX_HEAD_LENGTH), town) === null ? [] : [description];
  return [...heads, ...told.map((text) => weighed('served', 'description', stated('description', text)))];
}

/** The position of a town's first mention in the title and text of the home page, or the length of both. */
function positionOfFirst(home: PageFacts | undefined): (town: string) => number {
  const text = `${home?.document.title?.text ?? ''}\n${home?.document.visibleText ?? ''}`;
  const known = new Map<string, number>();
  return (town) => {
    const at = known.get(town) ?? text.indexOf(town);
    known.set(town, at);
    return at < 0 ? text.length : at;
  };
}

function commonRegion(places: readonly Place[]): string | null {
  return places.find(({ region }) => region)?.region ?? null;
}
