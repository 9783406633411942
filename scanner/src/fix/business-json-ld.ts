import type { Paste } from '@named-first/contract';
import { countryOf } from '../lexicon/countries/index.ts';
import type { MarkupNode } from '../read/html/document.ts';
import type { CertainFact, Week } from '../understand/certain-facts.ts';
import { isPlaceholderAddressOnWeb } from '../understand/contact/placeholders.ts';
import type { SiteFacts } from '../understand/facts.ts';
import type { OpenInterval } from '../understand/hours/open-interval.ts';
import { isLocalBusiness } from '../understand/markup/schema-types.ts';
import { isPostOfficeBox } from '../understand/places/postal-address.ts';
import { textsOf } from '../understand/prose/source-excerpt.ts';
import { proposedType, tradeTypeFit } from '../understand/trade/trade-types.ts';
import { american, regionWord } from './country-words.ts';
import { pasted, pastedPart } from './pasted-value.ts';

export type CardFacts = Pick<SiteFacts, 'site' | 'certain' | 'trade' | 'subject' | 'markup' | 'pages' | 'profiles'>;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MOST_TOWNS = 12;
const MOST_PROFILES = 12;

/**
 * The business described for machines, from facts found on the site alone. What is unknown stays a visible blank, so
 * that the text is valid JSON before and after it is filled in. No street for a business that works at its customers'
 * homes: Google's profile guidelines tell it to hide one.
 */
export function businessJsonLd(facts: CardFacts): Paste {
  const { site, certain, subject } = facts;
  const url = site.finalUrl ?? site.website;
  const card = {
    '@context': 'https://schema.org',
    '@type': cardType(facts),
    ...additionalType(facts),
    '@id': `${url}#business`,
    name: pasted(certain.name, 'your business name'),
    url,
    telephone: pastedPart(certain.phone, (number) => number, 'your phone number'),
    image: shownPicture(facts) ?? '[web address of your logo or a photo]',
    ...(showsAddress(facts) ? { address: addressCard(facts) } : {}),
    ...(servesAnArea(facts) ? { areaServed: townsOf(facts) ?? [`[a town you serve]`] } : {}),
    openingHoursSpecification: hoursCard(certain.hours) ?? ['[your opening hours, one entry a day]'],
    priceRange: '[$, $$ or $$$]',
    hasMap: mapListing(facts) ?? '[link to your Google Maps listing]',
    sameAs: profilesOf(facts) ?? [
      `[links to your own profiles, such as Facebook${american(subject) ? ' or Yelp' : ''}]`,
    ],
  };
  return { label: 'Business card for machines (goes into the page head)', language: 'json-ld', text: scriptOf(card) };
}

/** Asked for only where customers come to a street, or where the site shows one itself. */
function showsAddress({ trade, certain }: CardFacts): boolean {
  return trade.shape === 'storefront' || trade.shape === 'hybrid' || certain.address?.value.street != null;
}

/** Customers come to a storefront: to name an area would say that it goes to them. */
function servesAnArea({ trade }: CardFacts): boolean {
  return trade.shape !== 'storefront';
}

function scriptOf(value: object): string {
  // A closing tag inside a string would end the script early.
  const json = JSON.stringify(value, null, 2).replace(/<\//g, '<\\/');
  return `<script type="application/ld+json">\n${json}\n</script>`;
}

/** The type in use when it fits, else the one to propose for a trade that is certain. */
function cardType({ trade, markup, certain }: Pick<CardFacts, 'trade' | 'markup' | 'certain'>): string {
  const used = markup.businesses
    .flatMap(({ node }) => node.types)
    .find((type) => isLocalBusiness(type) && tradeTypeFit(type, trade) === 'fits');
  if (used) return used;
  return certain.trade ? proposedType(trade).type : 'LocalBusiness';
}

/** Where schema.org has no type for the trade: https://schema.org/additionalType. */
function additionalType({ trade, certain }: Pick<CardFacts, 'trade' | 'certain'>): { additionalType?: string } {
  const { additionalType: address } = certain.trade ? proposedType(trade) : { additionalType: null };
  return address === null ? {} : { additionalType: address };
}

/** The picture of the markup, when a page shows it too. */
function shownPicture({ markup, pages, site }: CardFacts): string | null {
  const url = site.finalUrl ?? site.website;
  const shown = new Set(pages.flatMap(({ document }) => document.images.map(({ src }) => src)));
  for (const { node } of markup.businesses) {
    for (const property of ['image', 'logo']) {
      const text = textsOf(node, property)[0] ?? addressOfNested(node, property);
      if (text && shown.has(text) && !isPlaceholderAddressOnWeb(text, url)) return text;
    }
  }
  return null;
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
    // https://schema.org/postOfficeBoxNumber: a box is no street.
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
  return named.length > 0 ? named.slice(0, MOST_TOWNS) : null;
}

/** Profiles that visitors are shown and whose address carries the name; those of somebody else are left out. */
function profilesOf({ profiles }: CardFacts): string[] | null {
  const shown = ownProfiles(profiles).filter(({ kind }) => kind !== 'map');
  const urls = [...new Set(shown.map(({ url }) => url))];
  return urls.length > 0 ? urls.slice(0, MOST_PROFILES) : null;
}

function mapListing({ profiles }: CardFacts): string | null {
  // Directions and searches lead to a map, but name no listing.
  return (
    ownProfiles(profiles).find(({ kind, url }) => kind === 'map' && !/\/maps\/(?:dir|search)\b/.test(url))?.url ?? null
  );
}

/** Two signs: a link or `sameAs`, and the other of the two or an address that carries the name. */
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
