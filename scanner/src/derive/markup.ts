import type { MarkupFacts, PageFacts } from '../facts.ts';
import type { MarkupNode, MarkupValue } from './document.ts';
import { isBusinessType, isUnlistedBusinessType, specificity } from './schema-types.ts';

/** Properties that lead from a page, a service or a review to the business it belongs to. */
const LEADS_TO_BUSINESS = [
  'publisher',
  'provider',
  'itemReviewed',
  'about',
  'mainEntity',
  'mainEntityOfPage',
  'seller',
  'offeredBy',
  'copyrightHolder',
  'sourceOrganization',
  'department',
  'subOrganization',
  'location',
  'itemListElement',
  'item',
  'isPartOf',
];
const DEEPEST_LEAD = 4;
const MOST_NODES = 5000;
/** A node with nothing but these only mentions a business that is described elsewhere. */
const MENTION_ONLY = new Set(['name', 'url', 'image', 'logo', '@type', 'sameAs']);

/** Gathers the markup of all pages: every node, and those that describe the business, merged by `@id`. */
export function deriveMarkup(pages: readonly PageFacts[]): MarkupFacts {
  const nodes: { node: MarkupNode; page: PageFacts }[] = [];
  const found: { node: MarkupNode; page: PageFacts }[] = [];
  for (const page of pages) {
    const businesses = new Set<MarkupNode>();
    for (const node of page.document.markup) collectBusinesses(node, businesses, 0);
    for (const node of businesses) found.push({ node, page });
    for (const node of nodesWithin(page.document.markup)) nodes.push({ node, page });
  }
  const broken = pages.flatMap((page) =>
    page.document.brokenMarkup.map(({ raw, problem }) => ({ raw, problem, page })),
  );
  return { businesses: mostTellingFirst(dropMentions(mergeSame(found))), nodes, broken };
}

/** The nodes and everything nested in them, each once. */
export function nodesWithin(nodes: readonly MarkupNode[]): MarkupNode[] {
  const seen = new Set<MarkupNode>();
  const waiting = [...nodes].reverse();
  for (let node = waiting.pop(); node && seen.size < MOST_NODES; node = waiting.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    for (const values of node.properties.values()) {
      for (const value of values) if (typeof value === 'object') waiting.push(value);
    }
  }
  return [...seen];
}

function collectBusinesses(node: MarkupNode, into: Set<MarkupNode>, depth: number): void {
  if (depth > DEEPEST_LEAD || into.has(node)) return;
  if (node.types.some(isBusinessType) || isMistypedBusiness(node)) into.add(node);
  for (const property of LEADS_TO_BUSINESS) {
    for (const value of node.properties.get(property) ?? []) {
      if (typeof value === 'object') collectBusinesses(value, into, depth + 1);
    }
  }
}

/** A card with what only a business has, under a name that no list of types holds. */
function isMistypedBusiness({ types, properties }: MarkupNode): boolean {
  return types.some(isUnlistedBusinessType) && properties.has('telephone') && properties.has('address');
}

type Found = { node: MarkupNode; page: PageFacts };

function mergeSame(found: readonly Found[]): Found[] {
  const merged = new Map<string, Found>();
  for (const entry of found) {
    const key = entry.node.id ?? signature(entry.node);
    const known = merged.get(key);
    if (!known) merged.set(key, entry);
    else if (known.node !== entry.node) merged.set(key, { node: union(known.node, entry.node), page: known.page });
  }
  return [...merged.values()];
}

/** Nodes without an id are one when they say the same. */
function signature(node: MarkupNode): string {
  const parts = [...node.properties].map(([name, values]) => `${name}=${values.map(shallow).join('|')}`);
  return `${node.types.join(',')} ${parts.sort().join('&')}`;
}

function shallow(value: MarkupValue): string {
  if (typeof value !== 'object') return String(value);
  const parts = [...value.properties].map(
    ([name, values]) => `${name}=${values.map((inner) => (typeof inner === 'object' ? '' : inner)).join('|')}`,
  );
  return `{${value.types.join(',')} ${parts.join('&')}}`;
}

function union(a: MarkupNode, b: MarkupNode): MarkupNode {
  const properties = new Map<string, MarkupValue[]>();
  for (const node of [a, b]) {
    for (const [name, values] of node.properties) {
      const known = properties.get(name) ?? [];
      const seen = new Set(known.map(shallow));
      properties.set(name, [...known, ...values.filter((value) => !seen.has(shallow(value)))]);
    }
  }
  return { ...a, types: [...new Set([...a.types, ...b.types])], properties };
}

function dropMentions(found: readonly Found[]): Found[] {
  const described = found.filter(({ node }) => !isMention(node));
  const businesses = (described.length > 0 ? described : found).filter(({ node }) => !isClinician(node));
  return businesses.length > 0 ? businesses : [...found];
}

const CLINICIAN_TYPES = new Set(['Dentist', 'Physician', 'IndividualPhysician']);

/** schema.org types a practice and the person in it alike; `Dr.` begins the name of a person. */
function isClinician(node: MarkupNode): boolean {
  const name = node.properties.get('name')?.[0];
  return typeof name === 'string' && /^dr\.? /i.test(name) && node.types.every((type) => CLINICIAN_TYPES.has(type));
}

function isMention(node: MarkupNode): boolean {
  return [...node.properties.keys()].every((name) => MENTION_ONLY.has(name));
}

/** A kind of local business before a bare organization, the home page before others; otherwise in reading order. */
function mostTellingFirst(found: readonly Found[]): Found[] {
  const rank = ({ node, page }: Found): number =>
    specificity(node.types) * 2 + (page.role === 'home' || page.role === 'contact' ? 1 : 0);
  return [...found].sort((a, b) => rank(b) - rank(a));
}
