import type { Block } from '../../pdf/block.ts';
import { figure } from '../../pdf/blocks/figure.ts';
import { linesOf } from '../../pdf/lines.ts';
import type { Pen } from '../../pdf/pen.ts';
import { colours, type TextStyle, type } from '../../pdf/theme.ts';

const STEPS = [
  {
    name: 'Let in',
    does: 'Robots file, firewall and page settings say who may come.',
    ends: 'A blocked bot, a challenge page, a noindex',
  },
  {
    name: 'Read',
    does: 'The bytes of the page are fetched and turned into text.',
    ends: 'An empty shell, a slow server, text in pictures',
  },
  {
    name: 'Picked',
    does: 'Of many pages, a few are opened: by title, address and topic.',
    ends: 'A title that says “Home”',
  },
  { name: 'Believed', does: 'Facts are compared: site, listings, reviews.', ends: 'Two phone numbers, an old address' },
  { name: 'Named', does: 'An answer is written, different each time.', ends: 'Nothing said that answers the question' },
] as const;

const HEIGHT = { step: 88, ends: 70 };
const ARROW = 15;

/** The five steps from a page to a name in an answer, and what can stop each step. */
export function wayOfAnAnswer(): Block {
  const spoken = STEPS.map(({ name, does, ends }, index) => `${index + 1}. ${name}: ${does} What ends it: ${ends}.`);
  return figure({
    height: HEIGHT.step + HEIGHT.ends + 8,
    alt: `Diagram: the way from a page to an answer. ${spoken.join(' ')}`,
    caption: 'The way from your page to an answer. A page that fails at one step never reaches the next.',
    draw(pen, { x, y, width }) {
      const box = (width - ARROW * (STEPS.length - 1)) / STEPS.length;
      for (const [index, step] of STEPS.entries()) {
        const left = x + index * (box + ARROW);
        const last = index === STEPS.length - 1;
        drawStep(pen, { ...step, number: index + 1, last }, left, y, box);
        if (!last) arrow(pen, left + box + 3, y + HEIGHT.step / 2);
      }
    },
  });
}

type Step = { name: string; does: string; ends: string; number: number; last: boolean };

function drawStep(pen: Pen, { name, does, ends, number, last }: Step, x: number, y: number, width: number): void {
  const paper = last ? { fill: colours.signal } : { fill: colours.sunk };
  const colour = last ? colours.white : colours.ink;
  pen.rect({ x, y, width, height: HEIGHT.step }, { ...paper, radius: 4 });
  write(pen, `${number}. ${name}`, { ...type.h3, font: 'display', colour }, x + 8, y + 18, width - 12);
  write(pen, does, { ...type.small, size: 8.3, leading: 11, colour }, x + 8, y + 33, width - 12);
  pen.line(x + width / 2, y + HEIGHT.step, x + width / 2, y + HEIGHT.step + 10, colours.edge, 1);
  const top = y + HEIGHT.step + 10;
  pen.rect({ x, y: top, width, height: HEIGHT.ends - 4 }, { stroke: colours.bad, radius: 4 });
  write(pen, 'What ends it', { ...type.label, size: 7.6, colour: colours.bad }, x + 7, top + 12, width - 10);
  write(pen, ends, { ...type.small, size: 8.2, leading: 10.6, colour: colours.ink }, x + 7, top + 23, width - 12);
}

function arrow(pen: Pen, x: number, y: number): void {
  pen.line(x, y, x + 8, y, colours.ink, 1.4);
  pen.doc
    .moveTo(x + 5, y - 3.5)
    .lineTo(x + 9, y)
    .lineTo(x + 5, y + 3.5)
    .lineWidth(1.4)
    .stroke(colours.ink);
}

function write(pen: Pen, text: string, style: TextStyle, x: number, baseline: number, width: number): void {
  for (const [index, line] of linesOf(text, style, width, pen.measure).entries()) {
    pen.segments(line.segments, x, baseline + index * style.leading);
  }
}
