import type { Attributes } from '../html/page-elements.ts';
import { type AddValue, type ElementContext, wordsOf } from './context.ts';
import type { OpenNode } from './references.ts';
import { schemaName } from './schema-names.ts';

type Scope = { depth: number; vocab: string; prefixes: ReadonlyMap<string, string>; subject: OpenNode | null };

/** Prefixes in scope at one place, and types of one node. */
const MAX_PREFIXES = 100;
const MAX_TYPES = 50;
/** Prepended to every term of the page below it. */
const MAX_VOCABULARY_LENGTH = 2048;

/**
 * RDFa Lite 1.1 (w3.org/TR/rdfa-lite): `vocab`, `typeof`, `property`, `resource`, `prefix`; and `rel` of RDFa 1.1 on
 * elements with a URL or a type.
 */
export class Rdfa {
  readonly #context: ElementContext;
  readonly #scopes: Scope[] = [];
  readonly #byId = new Map<string, OpenNode>();
  readonly #top = new Set<OpenNode>();
  readonly #all: OpenNode[] = [];

  constructor(context: ElementContext) {
    this.#context = context;
  }

  open(name: string, attributes: Attributes, offset: number, depth: number): void {
    const types = attributes.typeof;
    const property = attributes.property ?? relationOf(name, attributes, this.#scopes.at(-1));
    if ((types !== undefined || property !== undefined) && !this.#context.hasRoom()) return;
    const outer = this.#scopes.at(-1) ?? OUTERMOST;
    const resource = attributes.resource ?? attributes.about;
    const vocab = vocabulary(attributes.vocab) ?? outer.vocab;
    const prefixes = attributes.prefix ? readPrefixes(attributes.prefix, outer.prefixes) : outer.prefixes;
    const scope: Scope = { depth, vocab, prefixes, subject: outer.subject };
    if (types !== undefined && depth >= 0) {
      const node = this.#node(expandAll(types, scope), resource ?? addressOf(name, attributes), offset);
      if (property !== undefined && outer.subject)
        this.#context.adder(expandAll(property, scope), [outer.subject])(node);
      else this.#top.add(node);
      scope.subject = node;
    } else if (property !== undefined) {
      if (outer.subject) {
        const add = this.#context.adder(expandAll(property, scope), [outer.subject]);
        this.#readValue(name, attributes, depth, add);
      }
    } else if (resource !== undefined && vocab !== '' && depth >= 0 && this.#context.hasRoom()) {
      scope.subject = this.#node([], resource, offset);
      this.#top.add(scope.subject);
    }
    const changed = scope.subject !== outer.subject || vocab !== outer.vocab || prefixes !== outer.prefixes;
    if (changed && depth >= 0) this.#scopes.push(scope);
  }

  close(depth: number): void {
    while (this.#scopes.length > 0 && (this.#scopes.at(-1) as Scope).depth >= depth) this.#scopes.pop();
  }

  finish(): { top: OpenNode[]; all: OpenNode[] } {
    return { top: [...this.#top], all: this.#all };
  }

  /** Two elements with the same resource describe the same item. */
  #node(types: string[], resource: string | undefined, offset: number): OpenNode {
    const id = resource ? this.#context.resolve(resource) : null;
    const known = id === null ? undefined : this.#byId.get(id);
    if (known) {
      for (const type of types) {
        if (known.types.length < MAX_TYPES && !known.types.includes(type)) known.types.push(type);
      }
      return known;
    }
    const node: OpenNode = { notation: 'rdfa', types: types.slice(0, MAX_TYPES), id, properties: new Map(), offset };
    this.#context.countNode();
    this.#all.push(node);
    if (id !== null) this.#byId.set(id, node);
    return node;
  }

  #readValue(name: string, attributes: Attributes, depth: number, add: AddValue): void {
    const literal = attributes.content ?? attributes.datetime;
    if (literal !== undefined) {
      if (literal.trim() !== '') add(literal.trim());
      return;
    }
    const address = attributes.resource ?? addressOf(name, attributes);
    if (address !== undefined) {
      add({ notation: 'rdfa', types: [], id: this.#context.resolve(address), properties: new Map(), offset: 0 });
    } else if (depth >= 0) this.#context.awaitText(depth, add);
  }
}

/** The meanings of `rel` on links in HTML (html.spec.whatwg.org, "Link types"), and other common ones. */
const LINK_TYPES = new Set(
  'alternate author bookmark canonical dns-prefetch expect external help icon license me manifest modulepreload next nofollow noopener noreferrer opener pingback preconnect prefetch preload prev privacy-policy search sponsored stylesheet tag terms-of-service ugc home shortcut'.split(
    ' ',
  ),
);

/** The properties that `rel` names inside a typed item; undefined if it only says how pages are linked. */
function relationOf(name: string, attributes: Attributes, scope: Scope | undefined): string | undefined {
  const { rel, typeof: types, resource } = attributes;
  if (rel === undefined || !scope?.subject || (types ?? resource ?? addressOf(name, attributes)) === undefined)
    return undefined;
  const terms = wordsOf(rel).filter((term) => !LINK_TYPES.has(term.toLowerCase()));
  return terms.length > 0 ? terms.join(' ') : undefined;
}

const OUTERMOST: Scope = { depth: -1, vocab: '', prefixes: new Map(), subject: null };

/**
 * The vocabulary is concatenated with the term. schema.org's own examples omit the slash, and consumers accept that.
 */
function vocabulary(attribute: string | undefined): string | undefined {
  const written = attribute?.slice(0, MAX_VOCABULARY_LENGTH);
  return written === undefined || /[/#]$/.test(written) || written === '' ? written : `${written.trim()}/`;
}

function addressOf(name: string, attributes: Attributes): string | undefined {
  // A URL on the element that opens an item identifies the item only on links (RDFa 1.1 Core, section 7.5).
  return name === 'a' || name === 'link' || name === 'area' ? attributes.href : attributes.src;
}

function expandAll(written: string, scope: Scope): string[] {
  return wordsOf(written).map((term) => {
    const colon = term.indexOf(':');
    const prefix = colon > 0 ? scope.prefixes.get(term.slice(0, colon).toLowerCase()) : undefined;
    if (prefix !== undefined) return schemaName(prefix + term.slice(colon + 1));
    return schemaName(colon === -1 ? scope.vocab + term : term);
  });
}

function readPrefixes(written: string, outer: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  if (outer.size >= MAX_PREFIXES) return outer;
  const prefixes = new Map(outer);
  for (const match of written.slice(0, 1000).matchAll(/([A-Za-z][\w.-]{0,40}):\s+(\S+)/g)) {
    prefixes.set((match[1] ?? '').toLowerCase(), match[2] ?? '');
  }
  return prefixes;
}
