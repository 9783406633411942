import {
  EFFORT_WORDS,
  FIXED_BY_WORDS_HANDED_OVER,
  openFixes,
  READER_WORDS_HANDED_OVER,
  type ScanReport,
} from '@named-first/contract';
import type { Block } from '../pdf/block.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import { colours, type } from '../pdf/theme.ts';
import { evidenceCard } from './evidence-card.ts';
import { fixOf } from './fix-section.ts';
import { howToSection } from './how-to-section.ts';

/** The open fixes for the person who maintains the site: current state, what to do, texts, and how to verify. */
export function handOverSection(report: ScanReport): Block[] {
  const fixes = openFixes(report);
  if (fixes.length === 0) return [paragraph('There is nothing to change just now.', { gap: 12 })];
  return [
    paragraph(READER_WORDS_HANDED_OVER, { gap: 12 }),
    ...fixes.flatMap((insight, index) => [
      heading(2, `${index + 1}. ${insight.title}`, { gap: 26 }),
      paragraph(`${FIXED_BY_WORDS_HANDED_OVER[insight.fix.fixedBy]} · ${EFFORT_WORDS[insight.fix.effort]}`, {
        style: { ...type.small, colour: colours.soft },
        gap: 2,
        keep: true,
      }),
      paragraph(insight.description, { gap: 4 }),
      ...evidenceCard(insight.evidence),
      ...fixOf(insight, { pastes: true, howTo: report.howTo, handedOver: true }),
    ]),
    ...howToSection(report),
  ];
}
