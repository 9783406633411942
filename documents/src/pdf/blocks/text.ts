import type { Block, Slice } from '../block.ts';
import { lazily } from '../block.ts';
import { linesOf } from '../lines.ts';
import type { Element, ElementType, Pen } from '../pen.ts';
import { oneLine } from '../readable-text.ts';
import type { Inline } from '../rich-text.ts';
import { runsOf } from '../rich-text.ts';
import { type TextStyle, type } from '../theme.ts';

type TextOptions = { style?: TextStyle; gap?: number; keep?: boolean; tag?: ElementType };

/** The distance from the top of a line to its baseline. The leading is distributed so that letters look centered. */
export function baselineOf({ size, leading }: TextStyle): number {
  return (leading - size) / 2 + size * 0.86;
}

/** A paragraph. Its first two and its last two lines stay together. */
export function paragraph(text: Inline, options: TextOptions = {}): Block {
  const { style = type.body, gap = 7, keep = false, tag = 'P' } = options;
  return {
    lay(pen, width) {
      const element = lazily((to, parent) => to.child(parent, tag));
      return textSlices(pen, text, style, width, { gap, keep, element });
    },
  };
}

type Target = { gap: number; keep: boolean; element: (pen: Pen, parent: Element) => Element };

/** The lines of a text as slices that draw into one shared element. */
export function textSlices(pen: Pen, text: Inline, style: TextStyle, width: number, target: Target): Slice[] {
  const lines = linesOf(text, style, width, pen.measure);
  const last = lines.length - 1;
  return lines.map((line, index) => ({
    height: style.leading,
    gap: index === 0 ? target.gap : 0,
    keep: index === last ? target.keep : index === 0 || index === last - 1,
    draw(to, x, y, parent) {
      to.textLine(line, x, y + baselineOf(style), target.element(to, parent));
    },
  }));
}

type HeadingLevel = 1 | 2 | 3;

const HEADINGS: Record<HeadingLevel, { style: TextStyle; gap: number; tag: ElementType }> = {
  1: { style: type.h1, gap: 0, tag: 'H1' },
  2: { style: type.h2, gap: 20, tag: 'H2' },
  3: { style: type.h3, gap: 13, tag: 'H3' },
};

export type HeadingOptions = { outline?: boolean; gap?: number; style?: TextStyle };

/**
 * A heading. It stays with the block after it. Levels 1 and 2 appear in the outline unless `options` says otherwise.
 */
export function heading(level: HeadingLevel, text: Inline, options: HeadingOptions = {}): Block {
  const usual = HEADINGS[level];
  const { outline = level < 3, gap = usual.gap, style = usual.style } = options;
  return {
    lay(pen, width) {
      const element = lazily((to, parent) => to.child(parent, usual.tag));
      const slices = textSlices(pen, text, style, width, { gap, keep: true, element });
      const kept = slices.map((slice) => ({ ...slice, keep: true }));
      if (!outline || level === 3) return kept;
      return kept.map((slice, index) => (index === 0 ? inOutline(slice, level, text) : slice));
    },
  };
}

function inOutline(slice: Slice, level: 1 | 2, text: Inline): Slice {
  const title = runsOf(text)
    .filter((run) => run.look !== 'note')
    .map((run) => run.text)
    .join('');
  return {
    ...slice,
    draw(pen, x, y, parent) {
      pen.bookmark(level, oneLine(title), y - 12);
      slice.draw(pen, x, y, parent);
    },
  };
}
