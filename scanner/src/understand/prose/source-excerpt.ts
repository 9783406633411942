import type { Evidence } from '@named-first/contract';
import type { MarkupNode, MarkupValue } from '../../read/html/document.ts';
import type { PageFacts } from '../page-facts.ts';
import { MAX_EXCERPT_LENGTH } from './sentences.ts';

/** How far after the start of a node one of its properties may be. */
const NODE_REACH = 20_000;

/** Between the name of a property and its value: `": "`, `">`, `" content="`. */
const UP_TO_VALUE = /^["']?\s*(?:[:>=]|\w+=)[\s"'[]*$/;
const MAX_UP_TO_VALUE = 20;

/** The evidence for a property of a node: the source, starting at the property's name. */
export function markupEvidence(page: PageFacts, node: MarkupNode, property: string): Evidence {
  const { source } = page.document;
  const reach = source.slice(node.offset, node.offset + NODE_REACH);
  const at = propertyAt(reach, node, property);
  const end = reach.indexOf('</script', at);
  return { url: page.url, place: 'markup', excerpt: sourceExcerpt(end < 0 ? reach : reach.slice(0, end), at) };
}

/**
 * Where the node states the property. All nodes of a JSON-LD block start where the block starts, so the property may be
 * that of another node before it: its value decides, or the type of the node.
 */
function propertyAt(reach: string, node: MarkupNode, property: string): number {
  const [first] = node.properties.get(property) ?? [];
  const value = typeof first === 'object' ? '' : String(first ?? '');
  const last = value === '' ? -1 : reach.length;
  for (let at = reach.indexOf(value); at >= 0 && at < last; at = reach.indexOf(value, at + 1)) {
    const from = Math.max(0, at - property.length - MAX_UP_TO_VALUE);
    const before = reach.slice(from, at);
    const name = before.lastIndexOf(property);
    if (name >= 0 && UP_TO_VALUE.test(before.slice(name + property.length))) return from + name;
  }
  const type = Math.max(0, reach.indexOf(`"${node.types[0]}"`));
  return Math.max(type, reach.indexOf(property, type));
}

/** Source text from an offset, white space collapsed, at most 240 characters. */
export function sourceExcerpt(source: string, at: number, length = MAX_EXCERPT_LENGTH): string {
  return source
    .slice(at, at + length)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text values of a property; nested items (`{ "@type": "City", "name": "Boise" }`) count as their name. */
export function textsOf(node: MarkupNode, property: string): string[] {
  return (node.properties.get(property) ?? []).map(textOf).filter((text) => text !== '');
}

/** Nested items of a property. */
export function nodesOf(node: MarkupNode, property: string): MarkupNode[] {
  return (node.properties.get(property) ?? []).filter((value) => typeof value === 'object');
}

function textOf(value: MarkupValue): string {
  if (typeof value !== 'object') return String(value).replace(/\s+/g, ' ').trim();
  const name = value.properties.get('name')?.[0];
  return typeof name === 'string' ? name.trim() : '';
}
