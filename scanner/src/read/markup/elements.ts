import type { MarkupNode } from '../html/document.ts';
import type { Attributes } from '../html/page-elements.ts';
import { ElementContext } from './context.ts';
import { Microdata } from './microdata.ts';
import { Rdfa } from './rdfa.ts';
import { linkReferences, type OpenNode } from './references.ts';

/** Markup on the elements themselves: microdata and RDFa Lite, read while the page streams. */
export class ElementMarkup {
  readonly #context: ElementContext;
  readonly #microdata: Microdata;
  readonly #rdfa: Rdfa;

  constructor(context: ElementContext, microdata: Microdata, rdfa: Rdfa) {
    this.#context = context;
    this.#microdata = microdata;
    this.#rdfa = rdfa;
  }

  /** `depth` is negative for elements that cannot have content. */
  open(name: string, attributes: Attributes, offset: number, depth: number): void {
    if (name === 'base' && attributes.href) this.#context.setBase(attributes.href);
    this.#microdata.open(name, attributes, offset, depth);
    this.#rdfa.open(name, attributes, offset, depth);
  }

  text(data: string): void {
    this.#context.text(data);
  }

  close(depth: number): void {
    this.#context.close(depth);
    this.#microdata.close(depth);
    this.#rdfa.close(depth);
  }

  finish(): MarkupNode[] {
    this.close(0);
    const found: OpenNode[] = [];
    for (const reader of [this.#microdata, this.#rdfa]) {
      const { top, all } = reader.finish();
      linkReferences(all);
      for (const node of top) if (node.types.length > 0 || node.properties.size > 0) found.push(node);
    }
    return found;
  }

  /** True if the page has more markup than the limits. */
  get cut(): boolean {
    return this.#context.cut;
  }
}

/** A reader for both notations. `source` is only needed for `itemref`, which may refer to elements further down. */
export function elementMarkup(source: string, baseUrl: string): ElementMarkup {
  const context = new ElementContext(baseUrl);
  return new ElementMarkup(context, new Microdata(context, source), new Rdfa(context));
}

/** True for elements that start or belong to markup of either notation. */
export function startsMarkup(attributes: Attributes): boolean {
  return (
    attributes.itemscope !== undefined ||
    attributes.itemprop !== undefined ||
    attributes.typeof !== undefined ||
    attributes.vocab !== undefined
  );
}
