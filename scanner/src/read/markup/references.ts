import type { MarkupNode, MarkupValue } from '../html/document.ts';

/** A node while it is being read. */
export type OpenNode = Omit<MarkupNode, 'types' | 'properties' | 'id'> & {
  types: string[];
  id: string | null;
  properties: Map<string, MarkupValue[]>;
};

/** Longest chain of references to follow. */
const MAX_CHAIN_LENGTH = 60;

/**
 * Replaces references (`{"@id": "…"}` and nothing else) with the node that they name, anywhere on the page. If that
 * would create a cycle, or if the node is not on the page, the URL stays as a string: the result never contains itself.
 */
export function linkReferences(nodes: readonly OpenNode[]): void {
  const named = richestById(nodes);
  const done = new Set<OpenNode>();
  const path = new Set<OpenNode>();
  const open: Visit[] = [];
  const enter = (node: OpenNode, chain: number): void => {
    if (done.has(node)) return;
    path.add(node);
    open.push({ node, chain, properties: node.properties.entries(), property: '', values: [], at: 0, linked: [] });
  };
  // Uses an explicit stack, because `itemref` can chain far deeper than the call stack allows.
  for (const node of nodes) {
    enter(node, 0);
    for (let visit = open.at(-1); visit; visit = open.at(-1)) {
      const value = nextValue(visit);
      if (value === undefined) {
        open.pop();
        path.delete(visit.node);
        done.add(visit.node);
      } else if (typeof value !== 'object') visit.linked.push(value);
      else {
        const reference = isReference(value);
        const target = reference ? named.get(value.id as string) : (value as OpenNode);
        if (!target || path.has(target) || (reference && visit.chain >= MAX_CHAIN_LENGTH)) {
          if (reference) visit.linked.push(value.id as string);
        } else {
          visit.linked.push(target);
          enter(target, reference ? visit.chain + 1 : visit.chain);
        }
      }
    }
  }
}

/** The progress of linking the properties of one node. */
type Visit = {
  node: OpenNode;
  chain: number;
  properties: Iterator<[string, MarkupValue[]]>;
  property: string;
  values: readonly MarkupValue[];
  at: number;
  linked: MarkupValue[];
};

/** The next value of a property with nodes; undefined after the last one, when all such properties are linked. */
function nextValue(visit: Visit): MarkupValue | undefined {
  while (visit.at >= visit.values.length) {
    if (visit.property !== '') visit.node.properties.set(visit.property, visit.linked);
    const next = visit.properties.next();
    if (next.done) return undefined;
    const [property, values] = next.value;
    if (!values.some((value) => typeof value === 'object')) continue;
    visit.property = property;
    visit.values = values;
    visit.linked = [];
    visit.at = 0;
  }
  const value = visit.values[visit.at];
  visit.at += 1;
  return value;
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
