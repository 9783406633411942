import { collapse } from '../text/plain-text.ts';
import type { Attributes } from './page-elements.ts';

/** Fewer could be the two colours of a logo, or a label and its value. */
const MIN_ENTRIES = 3;
/** Longer texts are sentences. */
const MAX_ENTRY_LENGTH = 80;
const MAX_ENTRIES = 500;
/** `Nottingham`, `★ Free quotes`, `24h service`; not `of`, which is one word of an animated line. */
const ENTRY = /^[^\p{L}\p{N}]{0,3}(?:\p{Lu}|\p{N}.*\p{L}{3})/u;
const TWO_LETTERS = /\p{L}{2}/u;
/** The cells of a row of opening hours, the lines of an address and the parts of a phone number belong together. */
const PART_OF_FACT = /\d{4}|\d\s?(?::|h)\s?\d\d|\d\s?(?:[ap]\.?m\b|h\b|uhr\b)/i;
/** Without one, the entries may be the words of an animated line in capitals. */
const LOWER_CASE = /\p{Ll}/u;

/** Sibling elements in one line of text, each where its text begins in that line. */
type Row = { run: number; kind: string; starts: number[]; mixed: boolean };

/**
 * Finds tags, chips and links that CSS shows as entries of a list: `<span>Derby</span> <span>Leicester</span> …`. They
 * are elements of one kind that fill their parent. Positions count characters of the current run of text, and `run`
 * numbers the runs.
 */
export class InlineRows {
  /** By the depth of the parent. */
  readonly #rows: (Row | undefined)[] = [];
  /** The run in which an element had text outside its child elements. */
  readonly #mixedRun: number[] = [];

  /** Called for each element, with the depth of its parent. */
  open(name: string, attributes: Attributes, parent: number, run: number, at: number): void {
    this.#rows[parent + 1] = undefined;
    this.#mixedRun[parent + 1] = -1;
    if (parent < 0 || this.#mixedRun[parent] === run) return;
    const kind = kindOf(name, attributes);
    const row = this.#rows[parent];
    if (row?.run !== run) this.#rows[parent] = { run, kind, starts: [at], mixed: false };
    else if (row.kind !== kind || row.starts.length >= MAX_ENTRIES) row.mixed = true;
    else row.starts.push(at);
  }

  /** Called for text that is directly in the element at this depth. */
  text(parent: number, run: number): void {
    this.#mixedRun[parent] = run;
    const row = this.#rows[parent];
    if (row) row.mixed = true;
  }

  /** True if the element has had no text in this run outside its child elements. */
  isFilled(parent: number, run: number): boolean {
    return this.#mixedRun[parent] !== run;
  }

  /** Where the entries of a row begin, and where the last one ends. Empty if the element holds no row. */
  close(parent: number, run: number, text: string): number[] {
    const row = this.#rows[parent];
    this.#rows[parent] = undefined;
    if (row?.run !== run || row.mixed || row.starts.length < MIN_ENTRIES) return [];
    const starts: number[] = [];
    for (const [index, start] of row.starts.entries()) {
      const entry = collapse(text.slice(start, row.starts[index + 1]));
      if (entry === '') continue;
      if (!isEntry(entry)) return [];
      starts.push(start);
    }
    if (starts.length < MIN_ENTRIES || !LOWER_CASE.test(text.slice(starts[0]))) return [];
    return [...starts, text.length];
  }
}

/** Links are marked in many ways, such as `active`. Other elements of one list have the same first class. */
function kindOf(name: string, attributes: Attributes): string {
  return name === 'a' ? name : `${name}.${/\S+/.exec(attributes.class ?? '')?.[0] ?? ''}`;
}

function isEntry(text: string): boolean {
  return text.length <= MAX_ENTRY_LENGTH && ENTRY.test(text) && TWO_LETTERS.test(text) && !PART_OF_FACT.test(text);
}
