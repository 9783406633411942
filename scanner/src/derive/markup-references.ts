import type { MarkupNode, MarkupValue } from './document.ts';

/** A node while it is being read. */
export type OpenNode = Omit<MarkupNode, 'types' | 'properties' | 'id'> & {
  types: string[];
  id: string | null;
  properties: Map<string, MarkupValue[]>;
};

/** Longest chain of references that is followed. */
const LONGEST_CHAIN = 60;

/**
 * Replaces references (`{"@id": "…"}` and nothing more) by the node they name, wherever on the page it stands. Where that
 * would close a circle, and where the node is not on the page, the address stays as a string: the result never contains
 * itself.
 */
export function linkReferences(nodes: readonly OpenNode[]): void {
  const named = richestById(nodes);
  const done = new Set<OpenNode>();
  const path = new Set<OpenNode>();
  const visit = (node: OpenNode, chain: number): void => {
    if (done.has(node)) return;
    path.add(node);
    for (const [property, values] of node.properties) {
      if (!values.some((value) => typeof value === 'object')) continue;
      const linked = values.flatMap((value) =>
        typeof value === 'object' ? follow(value as OpenNode, chain) : [value],
      );
      node.properties.set(property, linked);
    }
    path.delete(node);
    done.add(node);
  };
  const follow = (value: OpenNode, chain: number): MarkupValue[] => {
    const reference = isReference(value);
    const target = reference ? named.get(value.id as string) : value;
    if (!target || path.has(target) || (reference && chain >= LONGEST_CHAIN))
      return reference ? [value.id as string] : [];
    visit(target, reference ? chain + 1 : chain);
    return [target];
  };
  for (const node of nodes) visit(node, 0);
}

function richestById(nodes: readonly OpenNode[]): Map<string, OpenNode> {
  const named = new Map<string, OpenNode>();
  for (const node of nodes) {
    if (node.id === null || isReference(node)) continue;
    const known = named.get(node.id);
    if (!known || node.properties.size > known.properties.size) named.set(node.id, node);
  }
  return named;
}

function isReference(node: Pick<MarkupNode, 'id' | 'types' | 'properties'>): boolean {
  return node.id !== null && node.types.length === 0 && node.properties.size === 0;
}
