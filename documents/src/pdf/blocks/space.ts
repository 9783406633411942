import type { Block } from '../block.ts';

/** What follows begins on a new page. */
export function pageBreak(): Block {
  return { lay: () => [{ height: Number.POSITIVE_INFINITY, gap: 0, keep: false, draw() {} }] };
}

export function space(height: number): Block {
  return { lay: () => [{ height: 0, gap: height, keep: false, draw() {} }] };
}
