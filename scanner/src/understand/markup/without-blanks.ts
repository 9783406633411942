import { holdsUnfilledBlank } from '../../lexicon/sample/sample-text.ts';
import type { MarkupNode, MarkupValue } from '../../read/html/document.ts';

/**
 * The nodes without values that are unfilled blanks, and without nested nodes that would be empty: an unfilled card
 * states nothing. Returns nodes without blanks unchanged.
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

/** True for a node whose values are all blanks, such as an address of four blanks. */
function isAllBlank(value: MarkupValue): boolean {
  if (typeof value !== 'object' || value.properties.size === 0) return false;
  return [...value.properties.values()].every((values) => values.length > 0 && values.every(isBlank));
}
