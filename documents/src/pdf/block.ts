import type { Element, Pen } from './pen.ts';

/** A strip of a block that is never cut: a line of text, a row's line, a figure. Blocks break between slices. */
export type Slice = {
  readonly height: number;
  /** Space above; dropped at the top of a page. */
  readonly gap: number;
  /** A page never ends between this slice and the next. */
  readonly keep: boolean;
  /** @param y the top of the strip, below its gap. */
  draw(pen: Pen, x: number, y: number, parent: Element): void;
  /** Drawn again at the top of a page that begins with this slice, e.g. the head of a table. */
  readonly again?: Slice;
};

/** Something that can be set at a width. Laying it out twice gives two independent copies. */
export type Block = {
  lay(pen: Pen, width: number): Slice[];
};

/** Keeps slices together where they fit on `limit` points, else only the first two with each other. */
export function keptTogether(slices: Slice[], limit: number): Slice[] {
  const height = slices.reduce((sum, slice) => sum + slice.height + slice.gap, 0);
  const kept = height <= limit ? slices.length - 1 : 1;
  return slices.map((slice, index) => (index < kept ? { ...slice, keep: true } : slice));
}

/** Makes an element the first time it is drawn into, so that it stands where it is read. */
export function lazily(make: (pen: Pen, parent: Element) => Element): (pen: Pen, parent: Element) => Element {
  let element: Element | null = null;
  return (pen, parent) => {
    element ??= make(pen, parent);
    return element;
  };
}
