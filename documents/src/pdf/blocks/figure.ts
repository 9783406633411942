import { type Block, lazily } from '../block.ts';
import type { Pen } from '../pen.ts';
import type { Inline } from '../rich-text.ts';
import { type } from '../theme.ts';
import { paragraph } from './text.ts';

type FigureOptions = {
  height: number;
  /** The alternative text for screen readers. */
  alt: string;
  draw(pen: Pen, place: { x: number; y: number; width: number }): void;
  caption?: Inline;
  gap?: number;
  keep?: boolean;
};

/** A vector drawing with alternative text and an optional caption on the same page. */
export function figure({ height, alt, draw, caption, gap = 12, keep = false }: FigureOptions): Block {
  return {
    lay(pen, width) {
      const picture = {
        height,
        gap,
        keep: keep || caption !== undefined,
        draw(to: Pen, x: number, y: number, parent: Parameters<typeof to.child>[0]) {
          const element = lazily((at, above) =>
            at.child(above, 'Figure', { alt, bbox: [x, y, x + width, y + height] }),
          );
          to.inside(element(to, parent), () => draw(to, { x, y, width }));
        },
      };
      const below = caption ? paragraph(caption, { style: type.small, gap: 5, tag: 'Caption' }).lay(pen, width) : [];
      return [picture, ...below];
    },
  };
}
