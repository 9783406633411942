import type { MarkupValue } from '../html/document.ts';
import { collapse } from '../text/plain-text.ts';
import type { OpenNode } from './references.ts';

/** How many properties may collect text at once. */
const MOST_PENDING = 32;
/** Nodes and values of both notations on a page. Our saved real pages have at most 32 nodes and 65 values. */
const MOST_NODES = 3000;
const MOST_VALUES = 20_000;
/** Characters of one value; the longest on a real page, a whole article, has 22,000. */
export const LONGEST_VALUE = 32 * 1024;
/** Characters of an attribute with a list of types, properties or ids, and of a URL. */
const LONGEST_LIST = 4096;
const LONGEST_ADDRESS = 2048;

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
    if (href.length <= LONGEST_ADDRESS && this.#baseUrl.length <= LONGEST_ADDRESS) this.#baseUrl = this.resolve(href);
  }

  /** An absolute URL, or the input if it is not a URL. */
  resolve(written: string): string {
    const address = written.slice(0, LONGEST_ADDRESS).trim();
    try {
      return new URL(address, this.#baseUrl).href;
    } catch {
      return address;
    }
  }

  /** True if the page may open another node; otherwise its markup is truncated. */
  hasRoom(): boolean {
    if (this.#nodes < MOST_NODES && this.#values < MOST_VALUES) return true;
    this.cut = true;
    return false;
  }

  countNode(): void {
    this.#nodes += 1;
  }

  /** Adds a value to a property of a node, as long as the page has room for values. */
  add(node: OpenNode, property: string, value: MarkupValue): void {
    if (this.#values >= MOST_VALUES) {
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
      const kept = typeof value === 'string' ? value.slice(0, LONGEST_VALUE) : value;
      for (const target of targets) for (const property of properties) this.add(target, property, kept);
    };
  }

  awaitText(depth: number, add: AddValue): void {
    if (this.#pending.length < MOST_PENDING) this.#pending.push({ depth, text: '', add });
  }

  text(data: string): void {
    for (const entry of this.#pending) if (entry.text.length < LONGEST_VALUE) entry.text += data;
  }

  close(depth: number): void {
    for (let entry = this.#pending.at(-1); entry && entry.depth >= depth; entry = this.#pending.at(-1)) {
      this.#pending.pop();
      const text = collapse(entry.text.slice(0, LONGEST_VALUE));
      if (text !== '') entry.add(text);
    }
  }
}

/** The words of an attribute that is a list. */
export function wordsOf(attribute: string | undefined): string[] {
  return attribute === undefined
    ? []
    : attribute
        .slice(0, LONGEST_LIST)
        .split(/\s+/)
        .filter((word) => word !== '');
}
