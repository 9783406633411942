import type { MarkupNode, MarkupValue } from './document.ts';
import { Microdata } from './markup-microdata.ts';
import { Rdfa } from './markup-rdfa.ts';
import { linkReferences, type OpenNode } from './markup-references.ts';
import type { Attributes } from './page-reader.ts';
import { collapse } from './plain-text.ts';

/** Properties whose text is being gathered at once, and nodes of one notation on a page. */
const MOST_PENDING = 32;
export const MOST_ELEMENT_NODES = 3000;

export type AddValue = (value: MarkupValue) => void;

/** What the notations written on elements share: where addresses start, and properties whose value is their text. */
export class ElementContext {
  baseUrl: string;
  readonly #pending: { depth: number; text: string; add: AddValue }[] = [];

  constructor(baseUrl: string) {
    this.baseUrl = baseUrl;
  }

  /** An absolute address, or what was written when it is none. */
  resolve(written: string): string {
    try {
      return new URL(written.trim(), this.baseUrl).href;
    } catch {
      return written.trim();
    }
  }

  awaitText(depth: number, add: AddValue): void {
    if (this.#pending.length < MOST_PENDING) this.#pending.push({ depth, text: '', add });
  }

  text(data: string): void {
    for (const entry of this.#pending) entry.text += data;
  }

  close(depth: number): void {
    for (let entry = this.#pending.at(-1); entry && entry.depth >= depth; entry = this.#pending.at(-1)) {
      this.#pending.pop();
      const text = collapse(entry.text);
      if (text !== '') entry.add(text);
    }
  }
}

/** Markup that is written on the elements themselves: microdata and RDFa Lite, read while the page streams by. */
export class ElementMarkup {
  readonly #context: ElementContext;
  readonly #microdata: Microdata | null;
  readonly #rdfa: Rdfa | null;

  constructor(context: ElementContext, microdata: Microdata | null, rdfa: Rdfa | null) {
    this.#context = context;
    this.#microdata = microdata;
    this.#rdfa = rdfa;
  }

  /** `depth` is negative for elements that hold nothing. */
  open(name: string, attributes: Attributes, offset: number, depth: number): void {
    if (name === 'base' && attributes.href) this.#context.baseUrl = this.#context.resolve(attributes.href);
    this.#microdata?.open(name, attributes, offset, depth);
    this.#rdfa?.open(name, attributes, offset, depth);
  }

  text(data: string): void {
    this.#context.text(data);
  }

  close(depth: number): void {
    this.#context.close(depth);
    this.#microdata?.close(depth);
    this.#rdfa?.close(depth);
  }

  finish(): MarkupNode[] {
    this.close(0);
    const found: OpenNode[] = [];
    for (const reader of [this.#microdata, this.#rdfa]) {
      if (!reader) continue;
      const { top, all } = reader.finish();
      linkReferences(all);
      found.push(...top.filter((node) => node.types.length > 0 || node.properties.size > 0));
    }
    return found;
  }
}

/** A reader for the notations the source uses at all; null when it uses none. */
export function elementMarkup(source: string, url: string): ElementMarkup | null {
  const microdata = source.includes('itemscope') || source.includes('itemScope');
  const rdfa = source.includes('typeof=') || source.includes('vocab=');
  if (!microdata && !rdfa) return null;
  const context = new ElementContext(url);
  return new ElementMarkup(context, microdata ? new Microdata(context, source) : null, rdfa ? new Rdfa(context) : null);
}
