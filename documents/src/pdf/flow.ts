import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Block, Slice } from './block.ts';
import type { Element, Pen } from './pen.ts';

/** Layout yields to the event loop after this time, so that it does not block requests of the same process. */
const YIELD_AFTER_MS = 8;

/** Places blocks one below the other, page by page, starting at the top of a new page. */
export async function flow(pen: Pen, blocks: readonly Block[], parent: Element, newPage: () => void): Promise<void> {
  const { left, top, bottom, textWidth } = pen.frame;
  let y = Number.POSITIVE_INFINITY;
  let yieldAt = performance.now() + YIELD_AFTER_MS;

  const turnPage = (first: Slice | undefined) => {
    newPage();
    y = top;
    if (!first?.again) return;
    const { again } = first;
    pen.artifact(() => again.draw(pen, left, y, parent));
    y += again.height;
  };

  const place = (slice: Slice) => {
    const atTop = y === top;
    const gap = atTop ? 0 : slice.gap;
    if (y + gap + slice.height > bottom && !atTop) {
      turnPage(slice);
      slice.draw(pen, left, y, parent);
    } else {
      y += gap;
      slice.draw(pen, left, y, parent);
    }
    y += slice.height;
  };

  for (const unit of unitsOf(pen, blocks, textWidth)) {
    if (unit[0]?.height === Number.POSITIVE_INFINITY) {
      y = Number.POSITIVE_INFINITY;
      continue;
    }
    if (y + heightOf(unit) > bottom && y !== top && heightOf(unit) <= bottom - top) turnPage(unit[0]);
    if (y === Number.POSITIVE_INFINITY) turnPage(unit[0]);
    for (const slice of unit) place(slice);
    if (performance.now() < yieldAt) continue;
    await yieldToEventLoop();
    yieldAt = performance.now() + YIELD_AFTER_MS;
  }
}

function heightOf(unit: readonly Slice[]): number {
  return unit.reduce((sum, slice) => sum + slice.gap + slice.height, 0);
}

/** Groups of slices that must share a page. Lays out one block at a time. */
function* unitsOf(pen: Pen, blocks: readonly Block[], width: number): Generator<Slice[]> {
  let unit: Slice[] = [];
  for (const block of blocks) {
    for (const slice of block.lay(pen, width)) {
      unit.push(slice);
      if (slice.keep) continue;
      yield unit;
      unit = [];
    }
  }
  if (unit.length > 0) yield unit;
}
