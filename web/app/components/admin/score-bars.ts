import { scoreLevel } from '@named-first/contract';
import type { PlotBar } from './bar-plot';

const FILL = { good: 'bg-good-fill', moderate: 'bg-warn-fill', low: 'bg-bad-fill' };

/** Ten counts (0 to 9, 10 to 19, … 90 to 100) as bars in the colors of their bands. */
export function scoreBars(scores: number[]): PlotBar[] {
  return scores.map((count, index) => {
    const from = index * 10;
    const to = index === scores.length - 1 ? 100 : from + 9;
    return { label: `${from} to ${to}`, count, fill: FILL[scoreLevel(from)] };
  });
}
