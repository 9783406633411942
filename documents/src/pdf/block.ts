import type { Element, Pen } from './pen.ts';

/**
 * A strip of a block that is never split: a line of text, a line of a table row, a figure. Blocks break between slices.
 */
export type Slice = {
  readonly height: number;
  /** Space above; dropped at the top of a page. */
  readonly gap: number;
  /** True if the page must not break after this slice. */
  readonly keep: boolean;
  /** @param y the top of the strip, below its gap. */
  draw(pen: Pen, x: number, y: number, parent: Element): void;
  /** Drawn again at the top of a page that begins with this slice, such as the head of a table. */
  readonly again?: Slice;
};

/** Content that can be laid out at a width. Laying it out twice gives two independent sets of slices. */
export type Block = {
  lay(pen: Pen, width: number): Slice[];
};

/** Keeps all slices together if they fit in `limit` points, otherwise only the first two. */
export function keptTogether(slices: Slice[], limit: number): Slice[] {
  const height = slices.reduce((sum, slice) => sum + slice.height + slice.gap, 0);
  const kept = height <= limit ? slices.length - 1 : 1;
  return slices.map((slice, index) => (index < kept ? { ...slice, keep: true } : slice));
}

/** Creates the element at its first use, so that its place in the structure follows the reading order. */
export function lazily(make: (pen: Pen, parent: Element) => Element): (pen: Pen, parent: Element) => Element {
  let element: Element | null = null;
  return (pen, parent) => {
    element ??= make(pen, parent);
    return element;
  };
}
