import type { Evidence } from '@named-first/contract';
import type { MarkupNode, MarkupValue } from '../../read/html/document.ts';
import type { PageFacts } from '../page-facts.ts';
import { MAX_EXCERPT_LENGTH } from './sentences.ts';

/** How far after the start of a node one of its properties may be. */
const NODE_REACH = 20_000;

/** The evidence for a property of a node: the source, starting at the property's name. */
export function markupEvidence(page: PageFacts, node: MarkupNode, property: string): Evidence {
  const { source } = page.document;
  const reach = source.slice(node.offset, node.offset + NODE_REACH);
  const at = Math.max(0, reach.indexOf(property));
  const end = reach.indexOf('</script', at);
  return { url: page.url, place: 'markup', excerpt: sourceExcerpt(end < 0 ? reach : reach.slice(0, end), at) };
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
