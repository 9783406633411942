import type { Block } from '../pdf/block.ts';
import { callout } from '../pdf/blocks/card.ts';
import { list } from '../pdf/blocks/list.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import type { Inline } from '../pdf/rich-text.ts';

/** The page after the cover: a summary for people who read no further. */
export function inShort(title: string, points: readonly Inline[], closing: Inline): Block[] {
  return [
    heading(1, title),
    list(points, { itemGap: 7, gap: 12, sign: 'number' }),
    callout([paragraph(closing, { gap: 0 })], { gap: 18 }),
  ];
}
