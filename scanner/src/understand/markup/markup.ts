import { CONTACT_ROLES } from '../../artifacts.ts';
import type { MarkupNode, MarkupValue } from '../../read/html/document.ts';
import { relateNames } from '../identity/names.ts';
import type { PageFacts } from '../page-facts.ts';
import { nodesOf, textsOf } from '../prose/source-excerpt.ts';
import type { MarkupFacts } from './markup-facts.ts';
import { isBusinessType, isUnlistedBusinessType, specificity } from './schema-types.ts';
import { withoutBlanks } from './without-blanks.ts';

/** Properties that lead from a page, a service or a review to the business. */
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
const MAX_NODES = 5000;
/**
 * Limit of businesses on the whole site, most relevant first: their names, numbers and addresses are all compared with
 * each other.
 */
const MAX_BUSINESSES = 200;
/** A node with only these properties mentions a business that is described elsewhere. */
const MENTION_ONLY = new Set(['name', 'url', 'image', 'logo', '@type', 'sameAs']);

/** Collects the markup of all pages: every node, and the nodes that describe the business, merged by `@id`. */
export function deriveMarkup(pages: readonly PageFacts[]): MarkupFacts {
  const nodes: { node: MarkupNode; page: PageFacts }[] = [];
  const found: { node: MarkupNode; page: PageFacts }[] = [];
  for (const page of pages) {
    const markup = withoutBlanks(page.document.markup, nodesWithin(page.document.markup));
    for (const node of businessesIn(markup)) found.push({ node, page });
    for (const node of nodesWithin(markup)) nodes.push({ node, page });
  }
  const broken = pages.flatMap((page) =>
    page.document.brokenMarkup.map(({ raw, problem }) => ({ raw, problem, page })),
  );
  const businesses = mostTellingFirst(withoutStaff(dropMentions(mergeSame(found)))).slice(0, MAX_BUSINESSES);
  return { businesses, nodes, broken };
}

/** The nodes and everything nested in them, without duplicates. */
export function nodesWithin(nodes: readonly MarkupNode[]): MarkupNode[] {
  const seen = new Set<MarkupNode>();
  const waiting = [...nodes].reverse();
  for (let node = waiting.pop(); node && seen.size < MAX_NODES; node = waiting.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    for (const values of node.properties.values()) {
      for (const value of values) if (typeof value === 'object') waiting.push(value);
    }
  }
  return [...seen];
}

/** The businesses among the nodes, including those a few steps away. */
function businessesIn(nodes: readonly MarkupNode[]): ReadonlySet<MarkupNode> {
  const found = new Set<MarkupNode>();
  // A node that many others lead to is visited again only if it is reached in fewer steps.
  const walked = new Map<MarkupNode, number>();
  const walk = (node: MarkupNode, steps: number): void => {
    if (steps > DEEPEST_LEAD || found.has(node) || (walked.get(node) ?? Number.POSITIVE_INFINITY) <= steps) return;
    walked.set(node, steps);
    if ((node.types.some(isBusinessType) && !isMistypedService(node)) || isMistypedBusiness(node)) found.add(node);
    for (const property of LEADS_TO_BUSINESS) {
      for (const value of node.properties.get(property) ?? []) if (typeof value === 'object') walk(value, steps + 1);
    }
  };
  for (const node of nodes) walk(node, 0);
  return found;
}

/**
 * True for a service with the type of a business: `LegalService` sounds like one. Its provider is a business of another
 * name; a business may give the person who runs it, or itself, as its provider.
 */
export function isMistypedService(node: MarkupNode): boolean {
  if (!node.types.some(isBusinessType)) return false;
  const [name] = textsOf(node, 'name');
  return nodesOf(node, 'provider').some((provider) => {
    const [own] = textsOf(provider, 'name');
    const isOther = name === undefined || own === undefined || relateNames(name, own) !== 'same';
    return provider !== node && isOther && provider.types.some(isBusinessType);
  });
}

/** True for a node with the properties of a business, but with a type that schema.org does not have. */
function isMistypedBusiness({ types, properties }: MarkupNode): boolean {
  const isPlaced = properties.has('address') || properties.has('areaServed');
  return types.some(isUnlistedBusinessType) && properties.has('telephone') && isPlaced;
}

type Found = { node: MarkupNode; page: PageFacts };

/** A doctor marked as Physician and Person works for the business, unless the site describes nobody else. */
function withoutStaff(found: readonly Found[]): readonly Found[] {
  const businesses = found.filter(({ node }) => !node.types.includes('Person'));
  return businesses.length > 0 ? businesses : found;
}

function mergeSame(found: readonly Found[]): Found[] {
  const digest = digester();
  const groups = new Map<string, Found[]>();
  for (const entry of found) {
    const key = entry.node.id ?? signature(entry.node, digest);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()].map((group) => united(group, digest));
}

/** A short text that is equal for two values if they say the same. */
type Digest = (value: MarkupValue) => string;

/**
 * Compares nodes by their own properties, without nested nodes. Each node gets a number, so that a large node with many
 * references is serialized once.
 */
function digester(): Digest {
  const byWords = new Map<string, string>();
  const byNode = new Map<MarkupNode, string>();
  return (value) => {
    if (typeof value !== 'object') return String(value);
    const known = byNode.get(value);
    if (known !== undefined) return known;
    const words = wordsOf(value);
    const digest = byWords.get(words) ?? `{${byWords.size}}`;
    byWords.set(words, digest);
    byNode.set(value, digest);
    return digest;
  };
}

function wordsOf({ types, properties }: MarkupNode): string {
  const parts = [...properties].map(
    ([name, values]) => `${name}=${values.map((inner) => (typeof inner === 'object' ? '' : inner)).join('|')}`,
  );
  return `${types.join(',')} ${parts.join('&')}`;
}

/** Nodes without an id are equal if they say the same. */
function signature(node: MarkupNode, digest: Digest): string {
  const parts = [...node.properties].map(([name, values]) => `${name}=${values.map(digest).join('|')}`);
  return `${node.types.join(',')} ${parts.sort().join('&')}`;
}

/** One business with everything that the nodes of a group say, without duplicates. */
function united(group: readonly Found[], digest: Digest): Found {
  const [first, ...others] = group as [Found, ...Found[]];
  const rest = others.filter(({ node }) => node !== first.node);
  if (rest.length === 0) return first;
  const types = new Set(first.node.types);
  const properties = new Map<string, { values: MarkupValue[]; seen: Set<string> }>();
  for (const { node } of [first, ...rest]) {
    for (const type of node.types) types.add(type);
    for (const [name, values] of node.properties) addNew(properties, name, values, digest);
  }
  return {
    node: {
      ...first.node,
      types: [...types],
      properties: new Map([...properties].map(([name, { values }]) => [name, values])),
    },
    page: first.page,
  };
}

/** Adds values that no earlier node has; a value that one node has twice stays twice. */
function addNew(
  properties: Map<string, { values: MarkupValue[]; seen: Set<string> }>,
  name: string,
  values: readonly MarkupValue[],
  digest: Digest,
): void {
  const known = properties.get(name) ?? { values: [], seen: new Set() };
  const added = values.filter((value) => !known.seen.has(digest(value)));
  for (const value of added) known.values.push(value);
  for (const value of added) known.seen.add(digest(value));
  properties.set(name, known);
}

function dropMentions(found: readonly Found[]): Found[] {
  const described = found.filter(({ node }) => !isMention(node));
  const businesses = (described.length > 0 ? described : found).filter(({ node }) => !isClinician(node));
  return businesses.length > 0 ? businesses : [...found];
}

const CLINICIAN_TYPES = new Set(['Dentist', 'Physician', 'IndividualPhysician']);

/** schema.org uses the same types for a practice and for the person in it; a person's name starts with `Dr.`. */
function isClinician(node: MarkupNode): boolean {
  const name = node.properties.get('name')?.[0];
  return typeof name === 'string' && /^dr\.? /i.test(name) && node.types.every((type) => CLINICIAN_TYPES.has(type));
}

function isMention(node: MarkupNode): boolean {
  return [...node.properties.keys()].every((name) => MENTION_ONLY.has(name));
}

/**
 * A kind of local business before a plain organization, and the home page before others; otherwise in reading order.
 */
function mostTellingFirst(found: readonly Found[]): Found[] {
  const rank = ({ node, page }: Found): number => specificity(node.types) * 2 + (CONTACT_ROLES.has(page.role) ? 1 : 0);
  return [...found].sort((a, b) => rank(b) - rank(a));
}
