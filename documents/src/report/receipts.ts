import type { Evidence } from '@named-first/contract';
import type { Block } from '../pdf/block.ts';
import { card } from '../pdf/blocks/card.ts';
import { paragraph } from '../pdf/blocks/text.ts';
import { colours, type } from '../pdf/theme.ts';

/** Evidence, word for word, and where it was read. */
export function receipts(evidence: readonly Evidence[]): Block[] {
  return evidence.map(({ url, place, excerpt }) =>
    card(
      [
        paragraph(excerpt, { style: { ...type.mono, size: 7.5, leading: 11 }, gap: 0 }),
        paragraph(`${place}, ${url}`, { style: { ...type.small, size: 7.5, leading: 10.5 }, gap: 1 }),
      ],
      { bar: colours.line, gap: 5, pad: 3, together: true },
    ),
  );
}
