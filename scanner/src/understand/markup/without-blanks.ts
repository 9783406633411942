import { holdsUnfilledBlank } from '../../lexicon/sample-text.ts';
import type { MarkupNode, MarkupValue } from '../../read/html/document.ts';

/**
 * The nodes without values that are blanks of a pasted text, and without nested nodes of which nothing else is left: who
 * pastes a card and fills nothing in has said nothing. Nodes without blanks are returned as they are.
 */
export function withoutBlanks(nodes: readonly MarkupNode[], all: readonly MarkupNode[]): readonly MarkupNode[] {
  if (!all.some((node) => [...node.properties.values()].some((values) => values.some(isBlank)))) return nodes;
  const copies = new Map(all.map((node) => [node, { ...node, properties: new Map<string, readonly MarkupValue[]>() }]));
  for (const [node, { properties }] of copies) {
    for (const [name, values] of node.properties) {
      const filled = values.filter((value) => !isBlank(value) && !isAllBlank(value));
      if (filled.length > 0)
        properties.set(
          name,
          filled.map((value) => copyOf(value, copies)),
        );
    }
  }
  return nodes.map((node) => copies.get(node) ?? node);
}

function copyOf(value: MarkupValue, copies: ReadonlyMap<MarkupNode, MarkupNode>): MarkupValue {
  return typeof value === 'object' ? (copies.get(value) ?? value) : value;
}

function isBlank(value: MarkupValue): boolean {
  return typeof value === 'string' && holdsUnfilledBlank(value.toLowerCase());
}

/** A node whose every value is a blank, such as an address of four blanks. */
function isAllBlank(value: MarkupValue): boolean {
  if (typeof value !== 'object' || value.properties.size === 0) return false;
  return [...value.properties.values()].every((values) => values.length > 0 && values.every(isBlank));
}
