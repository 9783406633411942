import type { MarkupValue } from './document.ts';
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
