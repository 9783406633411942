import type { Evidence } from '@named-first/contract';
import { LANGUAGES } from '../../lexicon/language-code.ts';
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
import { normaliseName, normaliseText, relateNames } from '../identity/names.ts';
import type { PageFacts } from '../page-facts.ts';
import type { PostalAddressParts } from '../places/address-parts.ts';
import { postalParts } from '../places/addresses.ts';
import { isSameHouse, relateAddresses } from '../places/postal-address.ts';
import { markupEvidence, nodesOf, textsOf } from '../prose/source-excerpt.ts';
import { showsWords } from '../prose/visible-words.ts';
import type { LanguageFacts } from '../site/language-facts.ts';
import type { ReviewFacts } from '../trust/reviews.ts';
import { addressRelation } from './card-facts.ts';
import type { MarkupFacts } from './markup-facts.ts';
import { isLocalBusiness } from './schema-types.ts';

/**
 * How a marked-up fact relates to the visible text: `visible`, `close` (the same with small differences), `hidden`
 * (only in the markup), `different` (the page says something else) or `placeholder`.
 */
export type MarkupClaim = {
  fact: 'name' | 'phone' | 'address' | 'hours' | 'rating' | 'price' | 'web address';
  state: 'visible' | 'close' | 'hidden' | 'different' | 'placeholder';
  marked: string;
  /** What visitors see instead; null if they see nothing of the kind. */
  seen: string | null;
  evidence: Evidence[];
};

type Facts = {
  pages: readonly PageFacts[];
  markup: MarkupFacts;
  identity: IdentityFacts;
  hours: HoursFacts;
  reviews: ReviewFacts;
  language: LanguageFacts;
};

const MAX_PRICES = 10;
/** How many values of one property of one business are searched for in every page. */
const MAX_VALUES = 20;
/** Almost always contains more words than needed. */
const FIRST_CHARACTERS = 300;

/** Every fact that the markup states about the business, compared with the visible text of all pages that were read. */
export function markupClaims(facts: Facts): MarkupClaim[] {
  if (facts.markup.businesses.length === 0) return priceClaims(facts);
  return [
    ...facts.markup.businesses.flatMap(({ node, page }) => nameClaims(node, page, facts)),
    ...phoneClaims(facts),
    ...addressClaims(facts),
    ...hoursClaims(facts),
    ...facts.markup.businesses.flatMap(({ node, page }) => ratingClaims(node, page, facts)),
    ...facts.markup.businesses.flatMap(({ node, page }) => webAddressClaims(node, page)),
    ...priceClaims(facts),
  ];
}

function nameClaims(node: MarkupNode, page: PageFacts, { pages, identity }: Facts): MarkupClaim[] {
  const names = textsOf(node, 'name').slice(0, MAX_VALUES);
  return names.map((name): MarkupClaim => {
    const evidence = [markupEvidence(page, node, 'name')];
    if (isPlaceholderName(name)) return { fact: 'name', state: 'placeholder', marked: name, seen: null, evidence };
    const bare = normaliseName(name);
    if (pages.some((other) => showsWords(other, name) || (bare !== '' && showsWords(other, bare)))) {
      return { fact: 'name', state: 'visible', marked: name, seen: name, evidence };
    }
    const seen = identity.names.find(({ source }) => source === 'text');
    if (!seen) return { fact: 'name', state: 'hidden', marked: name, seen: null, evidence };
    const state = relateNames(seen.shown, name) === 'different' ? 'different' : 'close';
    return { fact: 'name', state, marked: name, seen: seen.shown, evidence: [...evidence, seen.evidence] };
  });
}

function phoneClaims({ identity }: Facts): MarkupClaim[] {
  const seen = identity.phones.filter(
    ({ source, label }) => (source === 'text' || source === 'link') && label !== 'fax',
  );
  const values = new Set(
    identity.phones.filter(({ source }) => source === 'text' || source === 'link').map(({ value }) => value),
  );
  const marked = new Map(
    identity.phones
      .filter(({ source, label }) => source === 'markup' && label !== 'fax')
      .map((mention) => [mention.value, mention]),
  );
  return [...marked.values()].map((mention): MarkupClaim => {
    const claim = { fact: 'phone' as const, marked: mention.shown, evidence: [mention.evidence] };
    const visible = values.has(mention.value);
    if (isPlaceholderPhone(mention.value) && !visible)
      return { ...claim, state: 'placeholder', seen: identity.phoneShown };
    if (visible) return { ...claim, state: 'visible', seen: mention.shown };
    const other = seen.find(({ value }) => value === identity.phone) ?? seen[0];
    if (!other) return { ...claim, state: 'hidden', seen: null };
    return { ...claim, state: 'different', seen: other.shown, evidence: [other.evidence, mention.evidence] };
  });
}

function addressClaims({ identity, pages }: Facts): MarkupClaim[] {
  const marked = new Map(
    identity.addresses.filter(({ source }) => source === 'markup').map((mention) => [mention.value, mention]),
  );
  const seen =
    identity.addresses.find(({ source, parts }) => source === 'text' && parts.street !== null) ??
    identity.addresses.find(({ source }) => source === 'text');
  return [...marked.values()].flatMap((mention): MarkupClaim[] => {
    const { parts, evidence, shown } = mention;
    if (isPlaceholderAddress(parts))
      return [
        { fact: 'address', state: 'placeholder', marked: shown, seen: seen?.shown ?? null, evidence: [evidence] },
      ];
    // Text may name a place in a form that is not recognized as an address, so its words are searched for.
    const words = parts.street ?? parts.city;
    const spelt = words !== null && pages.some((page) => showsWords(page, words));
    const related = addressRelation(parts, identity.addresses) ?? (spelt ? 'same' : null);
    const relation = related === 'different' && parts.street !== null && spelt ? 'same' : related;
    const excerpts = seen && relation === 'different' ? [seen.evidence, evidence] : [evidence];
    const state =
      relation === null ? 'hidden' : relation === 'same' ? 'visible' : relation === 'partial' ? 'close' : 'different';
    const claim = { marked: shown, seen: seen?.shown ?? (spelt ? words : null), evidence: excerpts };
    return [{ ...claim, fact: 'address', state }];
  });
}

function hoursClaims({ hours, language }: Facts): MarkupClaim[] {
  // In a language that the scan cannot read, it is unknown whether the two agree.
  if (!hours.markup || !(LANGUAGES as readonly string[]).includes(language.language)) return [];
  const relation = compareHours(hours);
  const state =
    relation === null ? 'hidden' : relation === 'same' ? 'visible' : relation === 'partial' ? 'close' : 'different';
  const evidence = hours.text ? [hours.text.evidence, hours.markup.evidence] : [hours.markup.evidence];
  return [{ fact: 'hours', state, marked: 'opening hours', seen: hours.text?.evidence.excerpt ?? null, evidence }];
}

function ratingClaims(node: MarkupNode, page: PageFacts, { reviews }: Facts): MarkupClaim[] {
  const ratings = nodesOf(node, 'aggregateRating').slice(0, MAX_VALUES);
  return ratings.flatMap((rating): MarkupClaim[] => {
    const evidence = [markupEvidence(page, node, 'aggregateRating')];
    const value = Number.parseFloat(textsOf(rating, 'ratingValue')[0] ?? '');
    const count = Number.parseInt(
      (textsOf(rating, 'reviewCount')[0] ?? textsOf(rating, 'ratingCount')[0] ?? '').replace(/[,\s]/g, ''),
      10,
    );
    const nothingSeen = reviews.rating === null && reviews.readable.length === 0 && reviews.bare.length === 0;
    if (!Number.isFinite(value) && !Number.isFinite(count)) return [];
    const states = [
      ...(Number.isFinite(value)
        ? [compareNumber(value, reviews.rating?.value ?? null, nothingSeen, 'different')]
        : []),
      // Counts grow every week; a rating stays the same although a page is out of date.
      ...(Number.isFinite(count) ? [compareNumber(count, reviews.rating?.count ?? null, nothingSeen, 'close')] : []),
    ];
    const state = WORST_FIRST.find((candidate) => states.includes(candidate)) ?? 'hidden';
    const marked = [
      Number.isFinite(value) ? `${value} ${value === 1 ? 'star' : 'stars'}` : '',
      Number.isFinite(count) ? `${count} ${count === 1 ? 'review' : 'reviews'}` : '',
    ]
      .filter((part) => part !== '')
      .join(', ');
    return [{ fact: 'rating', state, marked, seen: reviews.rating?.shown ?? null, evidence }];
  });
}

const WORST_FIRST: readonly MarkupClaim['state'][] = ['different', 'close', 'hidden', 'visible'];

function compareNumber(
  marked: number,
  seen: number | null,
  nothingSeen: boolean,
  otherwise: 'different' | 'close',
): MarkupClaim['state'] {
  if (seen !== null) return marked === seen ? 'visible' : otherwise;
  // Stars that no review on the page supports cannot be verified (Google review snippet rules).
  return nothingSeen ? 'different' : 'hidden';
}

function webAddressClaims(node: MarkupNode, page: PageFacts): MarkupClaim[] {
  return textsOf(node, 'url')
    .slice(0, MAX_VALUES)
    .filter((url) => isPlaceholderAddressOnWeb(url, page.url))
    .map((url) => ({
      fact: 'web address',
      state: 'placeholder',
      marked: url,
      seen: null,
      evidence: [markupEvidence(page, node, 'url')],
    }));
}

function priceClaims({ markup, pages }: Pick<Facts, 'markup' | 'pages'>): MarkupClaim[] {
  const prices = new Map<string, MarkupClaim>();
  for (const { node, page } of markup.nodes) {
    if (prices.size >= MAX_PRICES) break;
    for (const text of textsOf(node, 'price').slice(0, MAX_PRICES)) {
      const price = Number.parseFloat(text.replace(/[,$\s]/g, ''));
      if (!Number.isFinite(price) || price <= 0 || prices.has(String(price))) continue;
      const visible = pages.some(({ document }) => showsPrice(document.visibleText, price));
      prices.set(String(price), {
        fact: 'price',
        state: visible ? 'visible' : 'hidden',
        marked: text,
        seen: null,
        evidence: [markupEvidence(page, node, 'price')],
      });
    }
  }
  return [...prices.values()];
}

function showsPrice(text: string, price: number): boolean {
  const whole = Number.isInteger(price) ? String(price) : price.toFixed(2);
  const forms = [whole, Number.isInteger(price) ? price.toLocaleString('en-US') : whole];
  return forms.some((form) => {
    for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
      if (!/[\d.,]/.test(text[at - 1] ?? ' ') && !/\d/.test(text[at + form.length] ?? ' ')) return true;
    }
    return false;
  });
}

/** Two nodes of a local business that give one business different names, numbers or streets. */
export function conflictingNodes({
  markup,
}: {
  markup: MarkupFacts;
}): { property: string; values: [string, string]; evidence: Evidence[] }[] {
  const nodes = withoutWhole(markup.businesses.filter(({ node }) => node.types.some(isLocalBusiness)));
  for (let first = 0; first < nodes.length; first += 1) {
    for (const other of nodes.slice(first + 1)) {
      const conflict = conflictBetween(nodes[first] as (typeof nodes)[number], other);
      if (conflict) return [conflict];
    }
  }
  return [];
}

type Business = MarkupFacts['businesses'][number];

/** Next to branches, a node without a street describes all of them, and has the number of one. */
function withoutWhole(nodes: readonly Business[]): readonly Business[] {
  const [first, ...others] = nodes.filter(({ node }) => addressOf(node)?.street != null);
  const hasBranches = first !== undefined && others.some(({ node }) => haveOtherAddresses(first.node, node));
  return hasBranches ? nodes.filter(({ node }) => addressOf(node)?.street != null) : nodes;
}

function conflictBetween(
  a: Business,
  b: Business,
): { property: string; values: [string, string]; evidence: Evidence[] } | null {
  // Locations with their own pages are branches, not contradictions.
  if (a.page !== b.page && a.page.role === 'area' && b.page.role === 'area') return null;
  if (haveOtherAddresses(a.node, b.node)) return null;
  for (const property of ['name', 'telephone'] as const) {
    const [left, right] = [textsOf(a.node, property)[0], textsOf(b.node, property)[0]];
    if (left === undefined || right === undefined) continue;
    const differ = property === 'name' ? areTwoNames(left, right) : digits(left) !== digits(right);
    if (differ) {
      return {
        property,
        values: [left, right],
        evidence: [markupEvidence(a.page, a.node, property), markupEvidence(b.page, b.node, property)],
      };
    }
  }
  return null;
}

/** `Acme Law - Divorce` and `Acme Law - Custody` are pages of one business. */
const TAGLINE = /\s+[-–—~/]+\s+|\s*[|•·–—:]\s*/u;

/** True for names of which no part is the same. A single word may be the trade or the town. */
function areTwoNames(a: string, b: string): boolean {
  if (relateNames(a, b) !== 'different') return false;
  const parts = partsOfName(b);
  return !partsOfName(a).some((part) => parts.some((other) => relateNames(part, other) === 'same'));
}

function partsOfName(name: string): string[] {
  const parts = name.slice(0, FIRST_CHARACTERS).split(TAGLINE, MAX_VALUES);
  return parts.filter((part) => part.trim().includes(' '));
}

/** True for nodes whose addresses differ: they describe two places. */
function haveOtherAddresses(a: MarkupNode, b: MarkupNode): boolean {
  const [left, right] = [addressOf(a), addressOf(b)];
  if (left?.street == null || right?.street == null) return false;
  return relateAddresses(left, right) === 'different' && !isSameHouse(left, right);
}

function addressOf(node: MarkupNode): PostalAddressParts | null {
  const [address] = nodesOf(node, 'address');
  return address === undefined ? null : postalParts(address);
}

function digits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-10);
}

/** The first words of a longer text, enough to recognize it. */
export function firstWordsOf(text: string, count = 8): string {
  const start = normaliseText(text.slice(0, FIRST_CHARACTERS)).split(' ');
  // The last word of `start` may be truncated.
  const words = start.length > count ? start : normaliseText(text).split(' ');
  return words.slice(0, count).join(' ');
}
