import type { Paste } from '@named-first/contract';
import { countryOf } from '../lexicon/countries/index.ts';
import type { MarkupNode, PageDocument } from '../read/html/document.ts';
import type { CertainFact, Week } from '../understand/certain-facts.ts';
import { isPlaceholderAddressOnWeb } from '../understand/contact/placeholders.ts';
import type { SiteFacts } from '../understand/facts.ts';
import type { OpenInterval } from '../understand/hours/open-interval.ts';
import { isLocalBusiness } from '../understand/markup/schema-types.ts';
import { isPostOfficeBox } from '../understand/places/postal-address.ts';
import { textsOf } from '../understand/prose/source-excerpt.ts';
import { proposedType, tradeTypeFit } from '../understand/trade/trade-types.ts';
import { american, priceRangeBlank, regionWord } from './country-words.ts';
import { businessId, type MarkedFacts } from './marked-business.ts';
import { pasted, pastedPart } from './pasted-value.ts';

export type CardFacts = MarkedFacts & Pick<SiteFacts, 'trade' | 'subject' | 'pages' | 'profiles'>;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MAX_TOWNS = 12;
const MAX_PROFILES = 12;
/** A listing on Google Maps, by its usual URLs. */
const MAP_LISTING = /^https?:\/\/(?:(?:www\.)?google\.[a-z.]+\/maps|maps\.|goo\.gl\/maps|g\.page|share\.google)/;

/**
 * The business card as JSON-LD, only from facts found on the site. An unknown value stays a visible blank, and the text
 * is valid JSON before and after it is filled in. It has no street for a business that works at its customers' homes:
 * Google's profile guidelines tell it to hide one.
 */
export function businessJsonLd(facts: CardFacts): Paste {
  const { site, certain, subject } = facts;
  const url = site.finalUrl ?? site.website;
  const card = {
    '@context': 'https://schema.org',
    '@type': cardType(facts),
    ...additionalType(facts),
    '@id': businessId(facts),
    name: pasted(certain.name, 'your business name'),
    url,
    telephone: pastedPart(certain.phone, (number) => number, 'your phone number'),
    ...(certain.signed?.email ? { email: pasted(certain.signed.email, '') } : {}),
    image: shownPicture(facts) ?? '[web address of your logo or a photo]',
    ...(showsAddress(facts) ? { address: addressCard(facts) } : {}),
    ...(servesAnArea(facts) ? { areaServed: townsOf(facts) ?? [`[a town you serve]`] } : {}),
    openingHoursSpecification: hoursCard(certain.hours) ?? ['[your opening hours, one entry a day]'],
    priceRange: priceRangeBlank(subject),
    hasMap: mapListing(facts) ?? '[link to your Google Maps listing]',
    sameAs: profilesOf(facts) ?? [
      `[links to your own profiles, such as Facebook${american(subject) ? ' or Yelp' : ''}]`,
    ],
  };
  return { label: 'Business card for machines (goes into the page head)', language: 'json-ld', text: scriptOf(card) };
}

/** The type of the card alone, for a label that the site has; null if no closer type is certain. */
export function typeLine(facts: CardFacts): Paste | null {
  const type = cardType(facts);
  const extra = additionalType(facts);
  if (type === 'LocalBusiness' && extra.additionalType === undefined) return null;
  const line = JSON.stringify({ '@type': type, ...extra }, null, 2)
    .replace(/^\{\n {2}|\n\}$/g, '')
    .replaceAll('\n  ', '\n');
  return { label: 'The line that says what you are', language: 'json-ld', text: line };
}

/** True if customers come to a street address, or if the site shows one itself. */
function showsAddress({ trade, certain }: CardFacts): boolean {
  if (certain.signed?.hidesAddress) return false;
  return trade.shape === 'storefront' || trade.shape === 'hybrid' || certain.address?.value.street != null;
}

/** Customers come to a storefront: naming an area would say that the business travels to them. */
function servesAnArea({ trade }: CardFacts): boolean {
  return trade.shape !== 'storefront';
}

function scriptOf(value: object): string {
  // A closing tag inside a string would end the script early.
  const json = JSON.stringify(value, null, 2).replace(/<\//g, '<\\/');
  return `<script type="application/ld+json">\n${json}\n</script>`;
}

/** The type in use if it fits, otherwise the one to propose for a trade or a branch that is certain. */
export function cardType({ trade, markup, certain }: Pick<CardFacts, 'trade' | 'markup' | 'certain'>): string {
  if (!isTradeOfSite({ certain })) return 'LocalBusiness';
  const labels = certain.trade ? markup.businesses : labelsOfWhole(markup.businesses);
  const used = labels
    .flatMap(({ node }) => node.types)
    .find((type) => isLocalBusiness(type) && tradeTypeFit(type, trade) === 'fits');
  if (used) return used;
  if (certain.trade) return proposedType(trade).type;
  return certain.branch?.value ?? 'LocalBusiness';
}

/**
 * The labels on the home page, if it has any: a property firm may label its page about roofs as `RoofingContractor`.
 */
function labelsOfWhole(labels: SiteFacts['markup']['businesses']): SiteFacts['markup']['businesses'] {
  const onHome = labels.filter(({ node, page }) => page.role === 'home' && node.types.some(isLocalBusiness));
  return onHome.length > 0 ? onHome : labels;
}

/** False if the client signed another trade than the one that was read. */
function isTradeOfSite({ certain }: Pick<CardFacts, 'certain'>): boolean {
  return !certain.signed || certain.trade !== null;
}

/** For trades without a schema.org type: https://schema.org/additionalType. */
function additionalType({ trade, certain }: Pick<CardFacts, 'trade' | 'certain'>): { additionalType?: string } {
  const { additionalType: address } =
    certain.trade && isTradeOfSite({ certain }) ? proposedType(trade) : { additionalType: null };
  return address === null ? {} : { additionalType: address };
}

/** The absolute URL of the picture in the markup, if a page shows it too. */
function shownPicture({ markup, pages, site }: CardFacts): string | null {
  const url = site.finalUrl ?? site.website;
  const shown = new Set(pages.flatMap(({ document }) => document.images.map(({ src }) => absolute(src, document))));
  for (const { node, page } of markup.businesses) {
    for (const property of ['image', 'logo']) {
      const text = textsOf(node, property)[0] ?? addressOfNested(node, property);
      const picture = text ? absolute(text, page.document) : null;
      if (picture && shown.has(picture) && !isPlaceholderAddressOnWeb(picture, url)) return picture;
    }
  }
  return null;
}

function absolute(src: string, { baseUrl }: Pick<PageDocument, 'baseUrl'>): string | null {
  const url = src === '' ? null : URL.parse(src, baseUrl);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

function addressOfNested(node: MarkupNode, property: string): string | null {
  for (const value of node.properties.get(property) ?? []) {
    if (typeof value === 'object') return textsOf(value, 'url')[0] ?? textsOf(value, 'contentUrl')[0] ?? null;
  }
  return null;
}

function addressCard(facts: CardFacts): object {
  const { certain, subject } = facts;
  const { address, town } = certain;
  const street = address?.value.street ?? null;
  const box = street !== null && isPostOfficeBox(street) ? street.replace(/\D+/g, '') : null;
  return {
    '@type': 'PostalAddress',
    // https://schema.org/postOfficeBoxNumber: a post office box does not go into the street field.
    ...(box
      ? { postOfficeBoxNumber: box }
      : { streetAddress: pastedPart(address, (parts) => parts.street, 'your street address') }),
    addressLocality: pasted(town, 'your town'),
    ...(namesRegion(facts)
      ? { addressRegion: pastedPart(town, ({ region }) => region, `your ${regionWord(subject)}`) }
      : {}),
    postalCode: pastedPart(
      address,
      ({ postalCode }) => postalCode,
      `your ${american(subject) ? 'ZIP' : 'postal'} code`,
    ),
  };
}

/** Many countries write addresses without a region: a blank there would only make the card differ from the page. */
function namesRegion({ certain, subject }: CardFacts): boolean {
  if (certain.town?.value.region != null) return true;
  const country = countryOf(subject.country);
  return country === null || Object.keys(country.regions).length > 0;
}

function townsOf({ certain: { town, towns } }: CardFacts): string[] | null {
  const named = [...(town ? [town] : []), ...towns].map((fact) => pasted(fact, ''));
  return named.length > 0 ? named.slice(0, MAX_TOWNS) : null;
}

/** Profiles that visitors see and whose URL contains the name; other people's profiles are left out. */
function profilesOf({ profiles, certain }: CardFacts): string[] | null {
  const shown = ownProfiles(profiles).filter(({ kind }) => kind !== 'map');
  const signed = certain.signed?.profiles.map((profile) => pasted(profile, '')).filter((url) => !MAP_LISTING.test(url));
  const urls = signed ?? [...new Set(shown.map(({ url }) => url))];
  return urls.length > 0 ? urls.slice(0, MAX_PROFILES) : null;
}

function mapListing({ profiles, certain }: CardFacts): string | null {
  if (certain.signed) return certain.signed.profiles.find(({ value }) => MAP_LISTING.test(value))?.shown ?? null;
  // Directions and searches lead to a map, but not to a listing.
  return (
    ownProfiles(profiles).find(({ kind, url }) => kind === 'map' && !/\/maps\/(?:dir|search)\b/.test(url))?.url ?? null
  );
}

/** Requires two signs: a link or `sameAs`, and either the other of the two or a URL that contains the name. */
function ownProfiles({ profiles }: CardFacts['profiles']) {
  return profiles.filter(
    ({ fit, linked, sameAs }) => fit === 'fits' || (fit === 'unknown' && linked !== null && sameAs !== null),
  );
}

function hoursCard(hours: CertainFact<Week> | null): object[] | null {
  const stated = hours?.value;
  if (!stated || stated.intervals.length === 0) return null;
  const byTimes = new Map<string, OpenInterval[]>();
  for (const interval of stated.intervals) {
    const key = `${interval.opens}-${interval.closes}`;
    byTimes.set(key, [...(byTimes.get(key) ?? []), interval]);
  }
  return [...byTimes.values()].map((intervals) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: intervals.map(({ day }) => DAYS[day] ?? ''),
    opens: clock(intervals[0]?.opens ?? 0),
    closes: clock(intervals[0]?.closes ?? 0),
  }));
}

function clock(minutes: number): string {
  const inDay = minutes === 1440 ? 1439 : minutes % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}
