import {
  CHECK_CATEGORIES,
  type HowTo,
  type Insight,
  type ScanReport,
  STATUS_WORDS,
  type VerdictStatus,
} from '@named-first/contract';
import type { Block } from '../pdf/block.ts';
import { card } from '../pdf/blocks/card.ts';
import { figure } from '../pdf/blocks/figure.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import { linesOf } from '../pdf/lines.ts';
import { drawSign, verdictColour } from '../pdf/signs.ts';
import { colours, type } from '../pdf/theme.ts';
import { evidenceCard } from './evidence-card.ts';
import { fixOf, points } from './fix-section.ts';

/**
 * All insights by category.
 *
 * @param toldBefore the ids of insights whose paste already appears in the front section.
 */
export function insightSection(
  { insights, howTo }: Pick<ScanReport, 'insights' | 'howTo'>,
  toldBefore: ReadonlySet<string>,
): Block[] {
  const groups = CHECK_CATEGORIES.map((category) => ({
    category,
    own: insights.filter((insight) => insight.category === category),
  })).filter(({ own }) => own.length > 0);
  return [
    heading(1, `All ${insights.length} insights`, { gap: 28 }),
    ...groups.flatMap(({ category, own }, index) => [
      heading(2, category, index === 0 ? { gap: 8 } : {}),
      ...own.flatMap((insight) => insightBlocks(insight, toldBefore.has(insight.id), howTo)),
    ]),
  ];
}

function insightBlocks(insight: Insight, toldBefore: boolean, howTo: readonly HowTo[]): Block[] {
  const { title, description, status, measured, evidence } = insight;
  const fix = fixOf(insight, { pastes: !toldBefore, howTo });
  const again = toldBefore && insight.fix.paste.length > 0;
  return [
    card(
      [
        verdictLine(measured ? status : 'unknown', insight),
        heading(3, title, { gap: 3 }),
        paragraph(description, { gap: 3 }),
        ...evidenceCard(evidence),
        ...fix,
        ...(again ? [paragraph('The text to copy stands with your top fixes.', { style: type.small, gap: 2 })] : []),
      ],
      { border: colours.line, gap: 8, pad: 11, together: fix.length < 4 },
    ),
  ];
}

function verdictLine(status: VerdictStatus, { impact, weight, pointsToGain }: Insight): Block {
  const rest = [
    impact === 'high' ? 'High impact' : 'Medium impact',
    `weight ${weight}`,
    ...(pointsToGain > 0 ? [`up to +${points(pointsToGain)}`] : []),
  ].join(' · ');
  const words = [
    { text: STATUS_WORDS[status], look: 'strong' as const, colour: verdictColour(status) },
    { text: `  ${rest}` },
  ];
  return figure({
    height: 12,
    gap: 0,
    keep: true,
    alt: `${STATUS_WORDS[status]}. ${rest}.`,
    draw(pen, { x, y, width }) {
      drawSign(pen, status, x, y + 0.5, 11);
      const [line] = linesOf(words, type.small, width - 18, pen.measure);
      pen.segments(line?.segments ?? [], x + 17, y + 9);
    },
  });
}
