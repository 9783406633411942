import type { MarkupValue } from '../html/document.ts';
import { collapse } from '../text/plain-text.ts';
import type { OpenNode } from './references.ts';

/** How many properties may collect text at once. */
const MAX_PENDING = 32;
/** Nodes and values of both notations on a page. Our saved real pages have at most 32 nodes and 65 values. */
const MAX_NODES = 3000;
const MAX_VALUES = 20_000;
/** Characters of one value; the longest on a real page, a whole article, has 22,000. */
export const MAX_VALUE_LENGTH = 32 * 1024;
/** Characters of an attribute with a list of types, properties or ids, and of a URL. */
const MAX_LIST_LENGTH = 4096;
const MAX_ADDRESS_LENGTH = 2048;

export type AddValue = (value: MarkupValue) => void;

/** State shared by the two notations on elements: the base URL, and properties whose value is their text. */
export class ElementContext {
  /** True if the page has more markup than the limits. */
  cut = false;
  #baseUrl: string;
  #nodes = 0;
  #values = 0;
  readonly #pending: { depth: number; text: string; add: AddValue }[] = [];

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  /** Sets the URL of a `base` element, which may be relative to the previous one. */
  setBase(href: string): void {
    if (href.length <= MAX_ADDRESS_LENGTH && this.#baseUrl.length <= MAX_ADDRESS_LENGTH)
      this.#baseUrl = this.resolve(href);
  }

  /** An absolute URL, or the input if it is not a URL. */
  resolve(written: string): string {
    const address = written.slice(0, MAX_ADDRESS_LENGTH).trim();
    try {
      return new URL(address, this.#baseUrl).href;
    } catch {
      return address;
    }
  }

  /** True if the page may open another node; otherwise its markup is truncated. */
  hasRoom(): boolean {
    if (this.#nodes < MAX_NODES && this.#values < MAX_VALUES) return true;
    this.cut = true;
    return false;
  }

  countNode(): void {
    this.#nodes += 1;
  }

  /** Adds a value to a property of a node, as long as the page has room for values. */
  add(node: OpenNode, property: string, value: MarkupValue): void {
    if (this.#values >= MAX_VALUES) {
      this.cut = true;
      return;
    }
    this.#values += 1;
    const values = node.properties.get(property);
    if (values) values.push(value);
    else node.properties.set(property, [value]);
  }

  /** Returns a function that adds a value to each of the properties of every target. */
  adder(properties: readonly string[], targets: readonly OpenNode[]): AddValue {
    return (value) => {
      const kept = typeof value === 'string' ? value.slice(0, MAX_VALUE_LENGTH) : value;
      for (const target of targets) for (const property of properties) this.add(target, property, kept);
    };
  }

  awaitText(depth: number, add: AddValue): void {
    if (this.#pending.length < MAX_PENDING) this.#pending.push({ depth, text: '', add });
  }

  text(data: string): void {
    for (const entry of this.#pending) if (entry.text.length < MAX_VALUE_LENGTH) entry.text += data;
  }

  close(depth: number): void {
    for (let entry = this.#pending.at(-1); entry && entry.depth >= depth; entry = this.#pending.at(-1)) {
      this.#pending.pop();
      const text = collapse(entry.text.slice(0, MAX_VALUE_LENGTH));
      if (text !== '') entry.add(text);
    }
  }
}

/** The words of an attribute that is a list. */
export function wordsOf(attribute: string | undefined): string[] {
  return attribute === undefined
    ? []
    : attribute
        .slice(0, MAX_LIST_LENGTH)
        .split(/\s+/)
        .filter((word) => word !== '');
}
