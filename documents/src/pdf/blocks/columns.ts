import type { Block } from '../block.ts';
import { stacked } from './card.ts';

type ColumnsOptions = { shares?: readonly number[]; space?: number; gap?: number; keep?: boolean };

/** Short blocks side by side, read column by column. Never split, so use it only for content that fits on a page. */
export function columns(contents: readonly (readonly Block[])[], options: ColumnsOptions = {}): Block {
  const { shares = contents.map(() => 1), space = 20, gap = 0, keep = false } = options;
  return {
    lay(pen, width) {
      const whole = shares.reduce((sum, share) => sum + share, 0);
      const room = width - space * (contents.length - 1);
      const laid = contents.map((blocks, index) => {
        const own = ((shares[index] ?? 1) / whole) * room;
        return { own, slices: stacked(pen, blocks, own).map((slice, at) => (at === 0 ? { ...slice, gap: 0 } : slice)) };
      });
      const heights = laid.map(({ slices }) => slices.reduce((sum, slice) => sum + slice.gap + slice.height, 0));
      return [
        {
          height: Math.max(0, ...heights),
          gap,
          keep,
          draw(to, x, y, parent) {
            let left = x;
            for (const { own, slices } of laid) {
              let top = y;
              for (const slice of slices) {
                slice.draw(to, left, top + slice.gap, parent);
                top += slice.gap + slice.height;
              }
              left += own + space;
            }
          },
        },
      ];
    },
  };
}
