import { kindNotice, type ScanReport } from '@named-first/contract';
import type { Block } from '../pdf/block.ts';
import { callout } from '../pdf/blocks/card.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import { colours } from '../pdf/theme.ts';
import { receipts } from './receipts.ts';

const MOST_SIGNS = 4;

/** What is said before the score: the site is no local business, or still holds sample text. */
export function kindSection(business: ScanReport['business']): Block[] {
  const notice = kindNotice(business);
  if (!notice) return [];
  const signs = (business.sampleText.length > 0 ? business.sampleText : business.kindSigns).slice(0, MOST_SIGNS);
  return [
    callout(
      [
        heading(2, notice.heading, { gap: 0 }),
        paragraph(notice.words, { gap: 4 }),
        ...signs.flatMap(({ words, evidence }) => [paragraph(words, { gap: 6 }), ...receipts([evidence])]),
      ],
      { bar: colours.warn, fill: colours.warnTint },
    ),
  ];
}
