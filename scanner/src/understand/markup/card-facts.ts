import type { MarkupNode } from '../../read/html/document.ts';
import {
  isPlaceholderAddress,
  isPlaceholderAddressOnWeb,
  isPlaceholderName,
  isPlaceholderPhone,
} from '../contact/placeholders.ts';
import { compareHours } from '../hours/compare-hours.ts';
import type { HoursFacts } from '../hours/hours.ts';
import type { IdentityFacts } from '../identity/identity-facts.ts';
import { normaliseText, relateNames } from '../identity/names.ts';
import type { PostalAddressParts } from '../places/address-parts.ts';
import type { AddressMention } from '../places/addresses.ts';
import { isSameHouse, relateAddresses } from '../places/postal-address.ts';
import { textsOf } from '../prose/source-excerpt.ts';
import type { TradeFacts } from '../trade/trade-facts.ts';
import type { MarkupFacts } from './markup-facts.ts';

/** The ten facts of a business card, in the order in which the report names them. */
export const CARD_FACTS = [
  'name',
  'phone number',
  'web address',
  'address or service area',
  'map',
  'opening hours',
  'picture',
  'price range',
  'towns served',
  'other profiles',
] as const;
export type CardFact = (typeof CARD_FACTS)[number];

type Facts = { markup: MarkupFacts; identity: IdentityFacts; hours: HoursFacts; trade: TradeFacts };

/** The facts in the business's markup that the page does not contradict. */
export function cardFacts(facts: Facts): Set<CardFact> {
  const nodes = cardNodes(facts);
  const pageUrl = facts.markup.businesses[0]?.page.url ?? '';
  const has = (...properties: string[]): boolean =>
    nodes.some((node) => properties.some((property) => isFilled(node, property)));
  const given: Record<CardFact, boolean> = {
    name: nodes.some((node) =>
      textsOf(node, 'name').some((name) => !isPlaceholderName(name) && !isBlank(name) && nameAgrees(name, facts)),
    ),
    'phone number': has('telephone', 'contactPoint') && phonesAgree(facts),
    'web address': nodes.some((node) => textsOf(node, 'url').some((url) => isAddressFilled(url, pageUrl))),
    'address or service area':
      (has('address') && addressesAgree(facts)) || (worksAtCustomers(facts) && has('areaServed', 'serviceArea')),
    map: has('geo', 'hasMap', 'map', 'latitude'),
    'opening hours': has('openingHours', 'openingHoursSpecification') && compareHours(facts.hours) !== 'different',
    picture: has('image', 'logo', 'photo'),
    'price range': has('priceRange'),
    'towns served': has('areaServed', 'serviceArea'),
    'other profiles': nodes.some((node) => textsOf(node, 'sameAs').some((url) => isAddressFilled(url, pageUrl))),
  };
  return new Set(CARD_FACTS.filter((fact) => given[fact]));
}

/** The main business and other nodes with the same name: plugins often write one card as two halves. */
function cardNodes({ markup }: { markup: MarkupFacts }): MarkupNode[] {
  const main = markup.businesses[0]?.node;
  if (!main) return [];
  const name = textsOf(main, 'name')[0];
  return markup.businesses
    .map(({ node }) => node)
    .filter((node) => {
      const other = textsOf(node, 'name')[0];
      return node === main || name === undefined || other === undefined || relateNames(name, other) !== 'different';
    });
}

/** Anything nested deeper counts as filled in. */
const DEEPEST = 4;

/** True if the property has content other than blanks of an unfilled card. */
function isFilled(node: MarkupNode, property: string, depth = 0): boolean {
  return (node.properties.get(property) ?? []).some((value) => {
    if (typeof value !== 'object') return String(value).trim() !== '' && !isBlank(String(value));
    if (value.properties.size === 0) return value.types.length > 0;
    return depth >= DEEPEST || [...value.properties.keys()].some((inner) => isFilled(value, inner, depth + 1));
  });
}

/** `[your phone number]`: a blank in a card that this scan wrote. */
function isBlank(text: string): boolean {
  return /^\s*\[[^[\]]{1,160}\]\s*$/.test(text);
}

function isAddressFilled(url: string, pageUrl: string): boolean {
  return !isPlaceholderAddressOnWeb(url, pageUrl) && !isBlank(url);
}

/** True for a business that may omit its street. */
function worksAtCustomers({ trade }: Facts): boolean {
  return trade.shape === 'service-area' || trade.shape === 'unknown';
}

function nameAgrees(name: string, { identity }: Facts): boolean {
  const seen = identity.names.filter(({ source }) => source === 'text');
  return seen.length === 0 || seen.some(({ shown }) => relateNames(shown, name) !== 'different');
}

/** True for numbers in markup that visitors see, or that nothing contradicts. */
function phonesAgree({ identity }: Facts): boolean {
  const marked = identity.phones.filter(({ source, label }) => source === 'markup' && label !== 'fax');
  const seen = new Set(
    identity.phones.filter(({ source }) => source === 'text' || source === 'link').map(({ value }) => value),
  );
  return marked.some(({ value }) => (seen.size === 0 || seen.has(value)) && !isPlaceholderPhone(value));
}

function addressesAgree({ identity }: Facts): boolean {
  const marked = identity.addresses.filter(({ source }) => source === 'markup');
  return marked.some(
    ({ parts }) => !isPlaceholderAddress(parts) && addressRelation(parts, identity.addresses) !== 'different',
  );
}

/**
 * How a marked-up address relates to the visible addresses; null if none is visible. Two town names for the same house
 * (`Bromley`, `Christchurch`) are a partial match.
 */
export function addressRelation(
  parts: AddressMention['parts'],
  addresses: readonly AddressMention[],
): 'same' | 'partial' | 'different' | null {
  const seen = addresses.filter(({ source }) => source === 'text');
  if (seen.length === 0) return null;
  const relations = seen.map((mention) => {
    const relation = relateAddresses(mention.parts, parts);
    return relation === 'different' && isSameHouse(mention.parts, parts) && namesSameTown(mention.parts, parts)
      ? 'partial'
      : relation;
  });
  if (relations.includes('same')) return 'same';
  return relations.includes('partial') ? 'partial' : 'different';
}

/** `Bromley, Christchurch` and `Christchurch`, `Guardiagrele (Chieti)` and `Guardiagrele`. */
function namesSameTown(a: PostalAddressParts, b: PostalAddressParts): boolean {
  const [left, right] = [a, b].map(({ city, region }) => ` ${normaliseText(`${city ?? ''} ${region ?? ''}`)} `);
  const [leftCity, rightCity] = [a, b].map(({ city }) => ` ${normaliseText(city ?? '')} `);
  return (left ?? '').includes(rightCity ?? '') || (right ?? '').includes(leftCity ?? '');
}
