import { type ScoreLevel, scoreBand, scoreLevel } from '@named-first/contract';
import type { Block } from '../pdf/block.ts';
import { figure } from '../pdf/blocks/figure.ts';
import { linesOf } from '../pdf/lines.ts';
import type { Pen } from '../pdf/pen.ts';
import { colours, type TextStyle } from '../pdf/theme.ts';

export const LEVEL_FILL: Record<ScoreLevel, string> = {
  good: colours.goodFill,
  moderate: colours.warnFill,
  low: colours.badFill,
};

/** Where each band of the score begins. */
const BAND_STARTS = [30, 50, 70, 85];
const THICK = 17;

const number: TextStyle = { font: 'display', size: 50, leading: 50, colour: colours.ink };
const small: TextStyle = { font: 'text', size: 8, leading: 10, colour: colours.soft };

/** The score on a half-circle gauge with marked bands. */
export function gauge(score: number, height: number): Block {
  return figure({
    height,
    gap: 0,
    alt: `Gauge: ${score} of 100, ${scoreBand(score)}.`,
    draw(pen, { x, y, width }) {
      const radius = Math.min(width / 2, height - 14);
      const centre = { x: x + width / 2, y: y + radius };
      arc(pen, centre, radius - THICK / 2, 0, 100, colours.line);
      if (score > 0) arc(pen, centre, radius - THICK / 2, 0, score, LEVEL_FILL[scoreLevel(score)]);
      for (const start of BAND_STARTS) tick(pen, centre, radius, start);
      needle(pen, centre, radius, score);
      centred(pen, String(score), number, centre.x, centre.y - 8);
      centred(pen, 'of 100', small, centre.x, centre.y + 8);
    },
  });
}

type Point = { x: number; y: number };

function at(centre: Point, radius: number, percent: number): Point {
  const angle = Math.PI * (1 - percent / 100);
  return { x: centre.x + radius * Math.cos(angle), y: centre.y - radius * Math.sin(angle) };
}

function arc(pen: Pen, centre: Point, radius: number, from: number, to: number, colour: string): void {
  const start = at(centre, radius, from);
  const end = at(centre, radius, to);
  const path = `M${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}`;
  pen.doc.save().lineCap('butt').lineWidth(THICK).path(path).stroke(colour).restore();
}

function tick(pen: Pen, centre: Point, radius: number, percent: number): void {
  const inner = at(centre, radius - THICK, percent);
  const outer = at(centre, radius, percent);
  pen.line(inner.x, inner.y, outer.x, outer.y, colours.white, 2);
}

function needle(pen: Pen, centre: Point, radius: number, percent: number): void {
  const inner = at(centre, radius - THICK - 4, percent);
  const outer = at(centre, radius + 4, percent);
  pen.line(inner.x, inner.y, outer.x, outer.y, colours.ink, 3);
}

function centred(pen: Pen, text: string, style: TextStyle, x: number, baseline: number): void {
  const [line] = linesOf(text, style, 300, pen.measure);
  if (line) pen.segments(line.segments, x - line.width / 2, baseline);
}
