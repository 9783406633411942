import type { Block } from '../../pdf/block.ts';
import { figure } from '../../pdf/blocks/figure.ts';
import { linesOf } from '../../pdf/lines.ts';
import type { Pen } from '../../pdf/pen.ts';
import { colours, type TextStyle, type } from '../../pdf/theme.ts';

const HEIGHT = 196;

const NOTES = [
  { at: 30, text: 'Name and main number, as text' },
  { at: 62, text: 'Heading: the trade and the town' },
  { at: 98, text: 'One sentence: who, what, where' },
  { at: 130, text: 'Hours, and what happens after hours' },
  { at: 160, text: 'The towns, by name' },
] as const;

/** A home page's first screen with the five facts that belong on it. */
export function firstScreen(): Block {
  return figure({
    height: HEIGHT,
    alt: `Drawing of a home page’s first screen with five facts on it: ${NOTES.map(({ text }) => text).join('; ')}.`,
    caption:
      'The first screen of a home page that a machine, and a person in a hurry, can use. The business is invented.',
    draw(pen, { x, y, width }) {
      const page = width * 0.62;
      pen.rect({ x, y, width: page, height: HEIGHT }, { fill: colours.sheet, stroke: colours.edge, radius: 4 });
      pen.rect({ x: x + 0.5, y: y + 0.5, width: page - 1, height: 13 }, { fill: colours.sunk });
      write(pen, 'Lee Plumbing', { ...type.h3, font: 'display', size: 12 }, x + 16, y + 34);
      write(pen, '(614) 555-0142', { ...type.h3, size: 11 }, x + page - 98, y + 34);
      write(pen, 'Plumber in Columbus, Ohio', { ...type.h1, size: 19 }, x + 16, y + 68);
      const body: TextStyle = { ...type.body, size: 9.5, leading: 13.5 };
      write(pen, 'Lee Plumbing is a plumbing company serving Columbus,', body, x + 16, y + 92);
      write(pen, 'Dublin and Westerville, Ohio.', body, x + 16, y + 106);
      write(pen, 'Monday to Friday 7 am to 6 pm. Burst pipe at night? We answer.', body, x + 16, y + 134);
      write(pen, 'We come to: Columbus · Dublin · Westerville · Hilliard', body, x + 16, y + 164);
      for (const { at, text } of NOTES) {
        pen.line(x + page, y + at, x + page + 22, y + at, colours.signal, 1.2);
        pen.doc.circle(x + page, y + at, 2.6).fill(colours.signal);
        write(pen, text, { ...type.label, size: 9 }, x + page + 28, y + at + 3);
      }
    },
  });
}

function write(pen: Pen, text: string, style: TextStyle, x: number, baseline: number): void {
  const [line] = linesOf(text, style, 400, pen.measure);
  pen.segments(line?.segments ?? [], x, baseline);
}
