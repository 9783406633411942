import type { Attributes } from '../html/page-elements.ts';
import { type AddValue, type ElementContext, wordsOf } from './context.ts';
import type { OpenNode } from './references.ts';
import { schemaName } from './schema-names.ts';

/** Ids that are collected because an `itemref` names them. */
const MAX_IDS = 3000;
const ITEMREF = /\bitemref\s*=\s*(?:"([^"<>]{1,500})"|'([^'<>]{1,500})'|([^\s"'<>]{1,500}))/gi;

/** Attributes with the value of a property, by element (html.spec.whatwg.org, "Values"). */
const ADDRESS_ATTRIBUTE: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  source: 'src',
  track: 'src',
  video: 'src',
  object: 'data',
};
const VALUE_ATTRIBUTE: Readonly<Record<string, string>> = { data: 'value', meter: 'value', time: 'datetime' };

/** Properties below an element that an `itemref` names. */
type Bag = { depth: number; node: OpenNode; kind: 'item' | 'bag' };

/** HTML microdata (html.spec.whatwg.org, chapter 5), in one pass; `itemref` may point anywhere on the page. */
export class Microdata {
  readonly #context: ElementContext;
  readonly #wanted: ReadonlySet<string>;
  readonly #scopes: Bag[] = [];
  readonly #bags = new Map<string, OpenNode>();
  readonly #inside = new Map<OpenNode, ReadonlySet<OpenNode>>();
  readonly #references: { node: OpenNode; ids: string[] }[] = [];
  readonly #top: OpenNode[] = [];
  readonly #all: OpenNode[] = [];

  constructor(context: ElementContext, source: string) {
    this.#context = context;
    this.#wanted = referencedIds(source);
  }

  open(name: string, attributes: Attributes, offset: number, depth: number): void {
    const id = attributes.id;
    if (id !== undefined && this.#wanted.has(id) && !this.#bags.has(id)) this.#openBag(id, offset, depth);
    const property = attributes.itemprop;
    const isItem = attributes.itemscope !== undefined && depth >= 0;
    if ((property === undefined && !isItem) || !this.#context.hasRoom()) {
      if (depth < 0) this.#closeFrom(depth);
      return;
    }
    const targets = property === undefined ? [] : this.#targets();
    if (isItem) this.#openItem(attributes, offset, depth, property, targets);
    else if (targets.length > 0) this.#readValue(name, attributes, depth, this.#adder(property, targets));
    if (depth < 0) this.#closeFrom(depth);
  }

  close(depth: number): void {
    this.#closeFrom(depth);
  }

  finish(): { top: OpenNode[]; all: OpenNode[] } {
    for (const { node, ids } of this.#references) {
      for (const id of ids) {
        const bag = this.#bags.get(id);
        // Elements inside the item already belong to it.
        if (!bag || this.#inside.get(bag)?.has(node)) continue;
        for (const [property, values] of bag.properties) {
          for (const value of values) this.#context.add(node, property, value);
        }
      }
    }
    return { top: this.#top, all: this.#all };
  }

  #openBag(id: string, offset: number, depth: number): void {
    const node = emptyNode([], null, offset);
    this.#bags.set(id, node);
    this.#inside.set(node, new Set(this.#targets()));
    this.#scopes.push({ depth, node, kind: 'bag' });
  }

  #openItem(
    attributes: Attributes,
    offset: number,
    depth: number,
    property: string | undefined,
    targets: OpenNode[],
  ): void {
    const types = wordsOf(attributes.itemtype).map(schemaName);
    const id = attributes.itemid ? this.#context.resolve(attributes.itemid) : null;
    const node = emptyNode(types, id, offset);
    this.#all.push(node);
    this.#context.countNode();
    if (property === undefined || targets.length === 0) this.#top.push(node);
    else this.#adder(property, targets)(node);
    const ids = wordsOf(attributes.itemref);
    if (ids.length > 0) this.#references.push({ node, ids });
    this.#scopes.push({ depth, node, kind: 'item' });
  }

  #readValue(name: string, attributes: Attributes, depth: number, add: AddValue): void {
    const address = attributes[ADDRESS_ATTRIBUTE[name] ?? ''];
    const value = attributes.content ?? attributes[VALUE_ATTRIBUTE[name] ?? ''];
    // `content` is only defined for meta, but schema.org's own examples use it on any element.
    if (value !== undefined) {
      if (value.trim() !== '') add(value.trim());
    } else if (address !== undefined) add(this.#context.resolve(address));
    else if (depth >= 0) this.#context.awaitText(depth, add);
  }

  #adder(properties: string | undefined, targets: readonly OpenNode[]): AddValue {
    return this.#context.adder(wordsOf(properties).map(schemaName), targets);
  }

  /** The item that a property belongs to, and the bags that it is in. */
  #targets(): OpenNode[] {
    const targets: OpenNode[] = [];
    for (let index = this.#scopes.length - 1; index >= 0; index -= 1) {
      const scope = this.#scopes[index] as Bag;
      targets.push(scope.node);
      if (scope.kind === 'item') break;
    }
    return targets;
  }

  #closeFrom(depth: number): void {
    for (let scope = this.#scopes.at(-1); scope; scope = this.#scopes.at(-1)) {
      if (depth < 0 ? scope.depth >= 0 : scope.depth < depth && scope.depth >= 0) break;
      this.#scopes.pop();
    }
  }
}

function referencedIds(source: string): ReadonlySet<string> {
  const ids = new Set<string>();
  if (!/itemref/i.test(source)) return ids;
  for (const match of source.matchAll(ITEMREF)) {
    if (ids.size >= MAX_IDS) break;
    for (const id of wordsOf(match[1] ?? match[2] ?? match[3])) ids.add(id);
  }
  return ids;
}

function emptyNode(types: string[], id: string | null, offset: number): OpenNode {
  return { notation: 'microdata', types, id, properties: new Map(), offset };
}
