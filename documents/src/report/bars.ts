import { CHECK_CATEGORIES, type Insight, scoreLevel } from '@named-first/contract';
import type { Block } from '../pdf/block.ts';
import { figure } from '../pdf/blocks/figure.ts';
import { linesOf } from '../pdf/lines.ts';
import type { Pen } from '../pdf/pen.ts';
import { colours, type TextStyle, type } from '../pdf/theme.ts';
import { LEVEL_FILL } from './gauge.ts';

/** A bar for a sub-score. An unknown score has an empty dashed bar. */
export function scoreBar(name: string, score: number | null): Block {
  return figure({
    height: 9,
    gap: 4,
    alt: score === null ? `${name}: not measured.` : `Bar: ${name}, ${score} of 100.`,
    draw: (pen, { x, y, width }) => bar(pen, { x, y, width, height: 8 }, score),
  });
}

function bar(pen: Pen, place: { x: number; y: number; width: number; height: number }, score: number | null): void {
  if (score === null) {
    pen.doc.save().dash(2, { space: 2 });
    pen.rect(place, { stroke: colours.edge });
    pen.doc.undash().restore();
    return;
  }
  pen.rect(place, { fill: colours.line });
  if (score > 0) pen.rect({ ...place, width: (place.width * score) / 100 }, { fill: LEVEL_FILL[scoreLevel(score)] });
}

const CREDIT = { success: 1, warning: 0.5, error: 0 } as const;

/** How much of its weight a measured check earns. */
export function earned({ measured, status, weight }: Insight): number {
  return measured ? weight * CREDIT[status] : 0;
}

type CategoryShare = { category: string; earned: number; measured: number };

function categoryShares(insights: readonly Insight[]): CategoryShare[] {
  return CHECK_CATEGORIES.map((category) => {
    const own = insights.filter((insight) => insight.category === category && insight.measured);
    const sum = (worth: (insight: Insight) => number) => own.reduce((total, insight) => total + worth(insight), 0);
    return { category, earned: sum(earned), measured: sum(({ weight }) => weight) };
  });
}

const ROW = 17;

/** The profile: how much of its weight each category earned. */
export function categoryProfile(insights: readonly Insight[]): Block {
  const shares = categoryShares(insights);
  const words = ({ earned: got, measured }: CategoryShare) =>
    measured === 0 ? 'not measured' : `${got} of ${measured}`;
  return figure({
    height: shares.length * ROW,
    gap: 8,
    alt: `Points by category. ${shares.map((share) => `${share.category}: ${words(share)}`).join('; ')}.`,
    draw(pen, { x, y, width }) {
      for (const [index, share] of shares.entries()) {
        const top = y + index * ROW;
        label(pen, share.category, { ...type.cell, size: 9 }, x, top + 10);
        const place = { x: x + 128, y: top + 3, width: width - 128 - 70, height: 8 };
        bar(pen, place, share.measured === 0 ? null : Math.round((share.earned / share.measured) * 100));
        label(pen, words(share), { ...type.label, colour: colours.ink }, x + width - 62, top + 10);
      }
    },
  });
}

function label(pen: Pen, text: string, style: TextStyle, x: number, baseline: number): void {
  const [line] = linesOf(text, style, 200, pen.measure);
  pen.segments(line?.segments ?? [], x, baseline);
}
