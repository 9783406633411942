import type { Block } from '../../pdf/block.ts';
import { figure } from '../../pdf/blocks/figure.ts';
import { linesOf } from '../../pdf/lines.ts';
import type { Pen } from '../../pdf/pen.ts';
import { colours, type TextStyle, type } from '../../pdf/theme.ts';

const WEEKS = [
  { week: 'Week 1', name: 'Open the doors', work: 'Robots file, firewall, hidden settings, text that needs no script' },
  { week: 'Week 2', name: 'Say who you are', work: 'One sentence, titles, towns, one number, hours, business card' },
  { week: 'Week 3', name: 'Give answers', work: 'A page per job, twelve questions, prices, proof, reviews' },
  { week: 'Week 4', name: 'Agree everywhere', work: 'Google profile, listings, a check of the whole, a habit' },
] as const;

const HEIGHT = 112;

/** A time line of four weeks with the work of each. */
export function fourWeeks(): Block {
  return figure({
    height: HEIGHT,
    alt: `Timeline. ${WEEKS.map(({ week, name, work }) => `${week}: ${name}. ${work}.`).join(' ')}`,
    draw(pen, { x, y, width }) {
      const share = width / WEEKS.length;
      pen.line(x, y + 12, x + width, y + 12, colours.ink, 2);
      for (const [index, stop] of WEEKS.entries()) drawStop(pen, stop, x + index * share, y, share - 14);
    },
  });
}

function drawStop(pen: Pen, { week, name, work }: (typeof WEEKS)[number], x: number, y: number, width: number): void {
  pen.doc.circle(x + 6, y + 12, 6).fill(colours.signal);
  write(pen, week, { ...type.label, colour: colours.signal }, x, y + 36, width);
  write(pen, name, { ...type.h3, font: 'display', size: 12 }, x, y + 52, width);
  write(pen, work, { ...type.small, size: 9, leading: 12.5, colour: colours.ink }, x, y + 68, width);
}

function write(pen: Pen, text: string, style: TextStyle, x: number, baseline: number, width: number): void {
  for (const [index, line] of linesOf(text, style, width, pen.measure).entries()) {
    pen.segments(line.segments, x, baseline + index * style.leading);
  }
}
