import type { Block } from '../../pdf/block.ts';
import { figure } from '../../pdf/blocks/figure.ts';
import { linesOf } from '../../pdf/lines.ts';
import type { Pen } from '../../pdf/pen.ts';
import type { Inline } from '../../pdf/rich-text.ts';
import { colours, type TextStyle, type } from '../../pdf/theme.ts';

type Bar = { label: string; value: number; ours?: boolean };
type BarChart = { title: string; unit: string; most: number; bars: readonly Bar[]; caption: Inline };

const ROW = 22;
const LABEL = 132;

/** Bars from a common zero line, with the figure next to each. The bar that the text discusses is blue. */
export function barChart({ title, unit, most, bars, caption }: BarChart): Block {
  const spoken = bars.map(({ label, value }) => `${label}: ${value}${unit}`).join('; ');
  return figure({
    height: bars.length * ROW + 22,
    alt: `Bar chart: ${title}. ${spoken}.`,
    caption,
    draw(pen, { x, y, width }) {
      put(pen, title, type.h3, x, y + 10);
      pen.line(x + LABEL, y + 20, x + LABEL, y + 20 + bars.length * ROW, colours.ink, 1);
      for (const [index, { label, value, ours }] of bars.entries()) {
        const top = y + 22 + index * ROW;
        const length = Math.max(1, ((width - LABEL - 60) * value) / most);
        put(pen, label, type.cell, x, top + 13);
        pen.rect(
          { x: x + LABEL + 1, y: top + 3, width: length, height: ROW - 8 },
          { fill: ours ? colours.signal : colours.edge },
        );
        put(pen, `${value}${unit}`, { ...type.label, size: 9.5 }, x + LABEL + length + 7, top + 13.5);
      }
    },
  });
}

function put(pen: Pen, text: string, style: TextStyle, x: number, baseline: number): void {
  const [line] = linesOf(text, style, 500, pen.measure);
  pen.segments(line?.segments ?? [], x, baseline);
}
