import type { VerdictStatus } from '@named-first/contract';
import type { Pen } from './pen.ts';
import { colours } from './theme.ts';

/** The site's verdict signs on a grid of 24. Each has its own outline, so that they differ without color. */
const SIGNS: Record<VerdictStatus, { path: string; colour: string; tint: string }> = {
  success: {
    path: 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0Z M7.5 12.3l3.2 3.2 5.8 -6.6',
    colour: colours.good,
    tint: colours.goodTint,
  },
  warning: { path: 'M12 3 2 20.5h20Z M12 9.5v5 M12 17.3v0.3', colour: colours.warn, tint: colours.warnTint },
  error: {
    path: 'M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8Z M9 9l6 6 M15 9l-6 6',
    colour: colours.bad,
    tint: colours.badTint,
  },
  unknown: {
    path: 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0Z M7.5 12h9',
    colour: colours.soft,
    tint: colours.sunk,
  },
};

export function verdictColour(status: VerdictStatus): string {
  return SIGNS[status].colour;
}

export function verdictTint(status: VerdictStatus): string {
  return SIGNS[status].tint;
}

/** Draws a verdict's sign. Decoration: the text next to it says the same. */
export function drawSign(pen: Pen, status: VerdictStatus, x: number, y: number, size: number): void {
  pen.path(SIGNS[status].path, { x, y, size, grid: 24 }, { stroke: SIGNS[status].colour, lineWidth: 2.4 });
}

const MARK = { bubble: 'M4 4h32v25H19l-9 8v-8H4Z', first: 'M9.5 12.25h21', second: 'M9.5 21.5h13' };

/** The logo: an assistant's answer whose first line is filled in. */
export function drawLogo(pen: Pen, x: number, y: number, size: number): void {
  const place = { x, y, size, grid: 40 };
  pen.path(MARK.bubble, place, { fill: colours.ink });
  pen.path(MARK.first, place, { stroke: colours.mark, lineWidth: 5.5 });
  pen.path(MARK.second, place, { stroke: colours.line, lineWidth: 2.5 });
}
