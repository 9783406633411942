import { type Block, lazily, type Slice } from '../block.ts';
import type { Element, Pen } from '../pen.ts';
import type { Inline } from '../rich-text.ts';
import { colours, type TextStyle, type } from '../theme.ts';
import { textSlices } from './text.ts';

export type Column = {
  head: string;
  /** Share of the table's width, relative to the sum of all shares. */
  share: number;
  strong?: boolean;
};

/** A cell: text, optionally with a sign in front (such as a verdict) and the width that the sign needs. */
export type Cell = Inline | { text: Inline; sign: (pen: Pen, x: number, y: number) => void; signWidth: number };

type TableOptions = { gap?: number; style?: TextStyle };

const PAD_X = 7;
const PAD_Y = 4.5;

/** A table. Its head is repeated on each page, and only long rows break across pages. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  options: TableOptions = {},
): Block {
  const { gap = 10, style = type.cell } = options;
  return {
    lay(pen, width) {
      const element = lazily((to, parent) => to.child(parent, 'Table'));
      const widths = columnWidths(columns, width);
      const headStyle: TextStyle = { ...type.label, colour: colours.ink };
      const head = (owner: typeof element): Slice =>
        merged(
          rowSlices(
            pen,
            columns.map(({ head: words }) => words),
            {
              columns,
              widths,
              width,
              style: headStyle,
              owner,
              isHead: true,
              isLast: false,
              opens: false,
            },
          ),
        );
      const body = rows.flatMap((cells, index) =>
        rowSlices(pen, cells, {
          columns,
          widths,
          width,
          style,
          owner: element,
          isHead: false,
          isLast: index === rows.length - 1,
          opens: index === 0 && rows.length > 1,
        }),
      );
      const repeated = head(lazily((to, parent) => to.child(parent, 'Table')));
      const slices = [{ ...head(element), gap, keep: true }, ...body.map((slice) => ({ ...slice, again: repeated }))];
      return isShort(slices, pen)
        ? slices.map((slice, index) => ({ ...slice, keep: index < slices.length - 1 }))
        : slices;
    },
  };
}

/** A table that takes a smaller share of a page is not split. */
const KEPT_SHARE = 0.3;

function isShort(slices: readonly Slice[], { frame }: Pen): boolean {
  const height = slices.reduce((sum, slice) => sum + slice.height, 0);
  return height <= (frame.bottom - frame.top) * KEPT_SHARE;
}

function columnWidths(columns: readonly Column[], width: number): number[] {
  const shares = columns.reduce((sum, column) => sum + column.share, 0);
  return columns.map((column) => (column.share / shares) * width);
}

type RowContext = {
  columns: readonly Column[];
  widths: readonly number[];
  width: number;
  style: TextStyle;
  owner: (pen: Pen, parent: Element) => Element;
  isHead: boolean;
  isLast: boolean;
  /** True for the first of several rows: the page must not break between the head and this row. */
  opens: boolean;
};

/** A row as slices, one for each line. The first has the padding above, the last the padding and rule below. */
function rowSlices(pen: Pen, cells: readonly Cell[], context: RowContext): Slice[] {
  const { columns, widths, width, style, owner, isHead } = context;
  const row = lazily((to, parent) => to.child(owner(to, parent), 'TR'));
  const offsets = widths.map((_, index) => widths.slice(0, index).reduce((sum, share) => sum + share, 0));
  const elements = cells.map((_, index) =>
    lazily((to, parent) => {
      if (isHead) return to.child(row(to, parent), 'TH', { scope: 'Column' });
      return index === 0 ? to.child(row(to, parent), 'TH', { scope: 'Row' }) : to.child(row(to, parent), 'TD');
    }),
  );
  const laid = cells.map((cell, index) => {
    const own: TextStyle = columns[index]?.strong && !isHead ? { ...style, font: 'strong' } : style;
    const sign = signOf(cell);
    const room = (widths[index] ?? 0) - PAD_X * 2 - sign.width;
    const target = { gap: 0, keep: false, element: elements[index] ?? row };
    return { sign, slices: textSlices(pen, textOf(cell), own, room, target) };
  });
  const count = Math.max(...laid.map(({ slices }) => slices.length));
  const together = count * style.leading < pen.frame.height / 3;
  return Array.from({ length: count }, (_, line): Slice => {
    const first = line === 0;
    const last = line === count - 1;
    const above = first ? PAD_Y : 0;
    const height = style.leading + above + (last ? PAD_Y : 0);
    return {
      height,
      gap: 0,
      keep: isHead || (!last && together) || (last && context.opens),
      draw(to, x, y, parent) {
        to.artifact(() => {
          if (isHead) to.rect({ x, y, width, height }, { fill: colours.sunk });
          if (last)
            to.line(x, y + height, x + width, y + height, isHead || context.isLast ? colours.ink : colours.line);
        });
        // Create every cell in order, so that the structure lists them from left to right.
        if (first) for (const element of elements) element(to, parent);
        for (const [index, { sign, slices }] of laid.entries()) {
          const left = x + (offsets[index] ?? 0) + PAD_X;
          if (first && sign.draw) to.artifact(() => sign.draw?.(to, left, y + above));
          slices[line]?.draw(to, left + sign.width, y + above, parent);
        }
      },
    };
  });
}

function textOf(cell: Cell): Inline {
  return typeof cell === 'object' && 'sign' in cell ? cell.text : cell;
}

function signOf(cell: Cell): { draw: ((pen: Pen, x: number, y: number) => void) | null; width: number } {
  return typeof cell === 'object' && 'sign' in cell
    ? { draw: cell.sign, width: cell.signWidth }
    : { draw: null, width: 0 };
}

/** Merges several slices into one that is never split. */
function merged(slices: Slice[]): Slice {
  return {
    height: slices.reduce((sum, slice) => sum + slice.height, 0),
    gap: 0,
    keep: true,
    draw(pen, x, y, parent) {
      let top = y;
      for (const slice of slices) {
        slice.draw(pen, x, top, parent);
        top += slice.height;
      }
    },
  };
}
