import type { PageDocument } from '../../../read/html/document.ts';

/** Where a `<section>` begins and ends, in characters of source. */
type Span = { start: number; end: number };

const TAG = /<(\/?)section\b/gi;
const MAX_TAGS = 5000;
const WHOLE_PAGE: Span = { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY };

/** The innermost `<section>` around each position of a page. Positions outside of all share the whole page. */
export type PageSections = {
  /** Where the innermost section around a position ends. */
  endOf: (offset: number) => number;
  /** True if two positions are in different sections of which neither contains the other. */
  areApart: (one: number, other: number) => boolean;
};

const read = new WeakMap<object, PageSections>();

/** The sections of a page, read in one pass. Cached per page, because reviews and their signatures both need them. */
export function pageSections(document: Pick<PageDocument, 'source'>): PageSections {
  const sections = read.get(document) ?? readSections(document.source);
  read.set(document, sections);
  return sections;
}

function readSections(source: string): PageSections {
  const places = [{ at: Number.NEGATIVE_INFINITY, span: WHOLE_PAGE }];
  const open: Span[] = [];
  for (const { 1: closes, index } of source.matchAll(TAG)) {
    if (places.length > MAX_TAGS) break;
    if (closes) {
      const last = open.pop();
      if (last) last.end = index;
    } else open.push({ start: index, end: Number.POSITIVE_INFINITY });
    places.push({ at: index, span: open.at(-1) ?? WHOLE_PAGE });
  }
  const spanAt = (offset: number): Span => {
    let [low, high] = [0, places.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (places[middle]!.at <= offset) low = middle;
      else high = middle - 1;
    }
    return places[low]!.span;
  };
  return {
    endOf: (offset) => spanAt(offset).end,
    areApart: (one, other) => {
      const [a, b] = [spanAt(one), spanAt(other)];
      return a.end < b.start || b.end < a.start;
    },
  };
}
