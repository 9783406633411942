import { kindNotice, type ScanReport } from '@named-first/contract';
import type { Block } from '../pdf/block.ts';
import { callout } from '../pdf/blocks/card.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import { colours } from '../pdf/theme.ts';
import { evidenceCard } from './evidence-card.ts';

const MAX_SIGNS = 4;

/** The note before the score if the site is not a local business or still has sample text. */
export function kindSection(business: ScanReport['business']): Block[] {
  const notice = kindNotice(business);
  if (!notice) return [];
  const signs = (business.sampleText.length > 0 ? business.sampleText : business.kindSigns).slice(0, MAX_SIGNS);
  return [
    callout(
      [
        heading(2, notice.heading, { gap: 0 }),
        paragraph(notice.words, { gap: 4 }),
        ...signs.flatMap(({ words, evidence }) => [paragraph(words, { gap: 6 }), ...evidenceCard([evidence])]),
      ],
      { bar: colours.warn, fill: colours.warnTint },
    ),
  ];
}
