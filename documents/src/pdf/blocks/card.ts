import { type Block, keptTogether, lazily, type Slice } from '../block.ts';
import type { Pen } from '../pen.ts';
import { colours } from '../theme.ts';

type Edges = { fill?: string; border?: string; bar?: string };
type CardOptions = Edges & { gap?: number; pad?: number; together?: boolean };

/** A card that takes a larger share of a page may be split: keeping it whole would leave half a page empty. */
const KEPT_SHARE = 0.42;

/** Blocks on a background, kept on one page if they fit. */
export function card(blocks: readonly Block[], options: CardOptions = {}): Block {
  const { gap = 10, pad = 12, together = true } = options;
  return {
    lay(pen, width) {
      const section = lazily((to, parent) => to.child(parent, 'Sect'));
      const inner = stacked(pen, blocks, width - 2 * pad - (options.bar ? 4 : 0));
      const strips = inner.map((slice, index) => ({ ...slice, gap: index === 0 ? 0 : slice.gap }));
      const slices = [edge(gap, pad), ...strips, edge(0, pad)].map((slice, index, all): Slice => {
        const first = index === 0;
        const last = index === all.length - 1;
        const above = first ? 0 : slice.gap;
        return {
          height: slice.height + above,
          gap: first ? gap : 0,
          keep: !last && (first || index === all.length - 2 || slice.keep),
          draw(to, x, y, parent) {
            const own = section(to, parent);
            const place = { x, y, width, height: slice.height + above };
            to.artifact(() => ground(to, place, options, { first, last }));
            slice.draw(to, x + pad + (options.bar ? 4 : 0), y + above, own);
          },
        };
      });
      return together ? keptTogether(slices, (pen.frame.bottom - pen.frame.top) * KEPT_SHARE) : slices;
    },
  };
}

/** The slices of blocks one below the other. */
export function stacked(pen: Pen, blocks: readonly Block[], width: number): Slice[] {
  return blocks.flatMap((block) => block.lay(pen, width));
}

function edge(gap: number, height: number): Slice {
  return { height, gap, keep: true, draw() {} };
}

type Place = { x: number; y: number; width: number; height: number };

/** Strips overlap slightly, because viewers show a seam between strips that only touch. */
const OVERLAP = 0.4;

function ground(pen: Pen, place: Place, edges: Edges, at: { first: boolean; last: boolean }): void {
  const { x, width } = place;
  const y = place.y - (at.first ? 0 : OVERLAP);
  const height = place.height + (at.first ? 0 : OVERLAP);
  if (edges.fill) pen.rect({ x, y, width, height }, { fill: edges.fill });
  if (edges.border) {
    pen.line(x, y, x, y + height, edges.border);
    pen.line(x + width, y, x + width, y + height, edges.border);
    if (at.first) pen.line(x, y, x + width, y, edges.border);
    if (at.last) pen.line(x, y + height, x + width, y + height, edges.border);
  }
  if (edges.bar) pen.rect({ x, y, width: 4, height }, { fill: edges.bar });
}

/** A highlighted remark: a bar in the signal color on a light background. */
export function callout(blocks: readonly Block[], options: { bar?: string; fill?: string; gap?: number } = {}): Block {
  const { bar = colours.signal, fill = colours.paper, gap = 12 } = options;
  return card(blocks, { bar, fill, gap });
}
