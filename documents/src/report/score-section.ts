import { longDate, type ScanReport, SUB_SCORES, scoreBand, scoreLabel } from '@named-first/contract';
import type { Block } from '../pdf/block.ts';
import { callout, card } from '../pdf/blocks/card.ts';
import { columns } from '../pdf/blocks/columns.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import { colours, type } from '../pdf/theme.ts';
import { categoryProfile, scoreBar } from './bars.ts';
import { gauge } from './gauge.ts';

/** The score with its band, the cap on it, its three sub-scores and the profile. */
export function scoreSection(report: ScanReport): Block[] {
  const { score, scoreReason, caps, insights } = report;
  return [
    score === null ? noScore(scoreReason) : scoreCard(score, report),
    ...caps.map(({ limit, reason }) =>
      callout(
        [
          paragraph(
            [{ text: `The score cannot pass ${limit} until this is fixed. `, look: 'strong' }, { text: reason }],
            {
              gap: 0,
            },
          ),
        ],
        { bar: colours.bad, fill: colours.badTint },
      ),
    ),
    columns(
      SUB_SCORES.map((part) => subScore(part, report)),
      { gap: 18 },
    ),
    ...(insights.length > 0
      ? [heading(3, 'Points earned in each category', { gap: 18 }), categoryProfile(insights)]
      : []),
  ];
}

function scoreCard(score: number, { scannedAt, engineVersion, measuredWeight, caps, baseScore }: ScanReport): Block {
  const lowered = caps.length > 0 && baseScore !== null && baseScore !== score;
  const words = [
    heading(2, scoreBand(score), { outline: false, style: { ...type.h1, size: 20, leading: 24 } }),
    paragraph(`${scoreLabel(score)}.`, { gap: 3 }),
    paragraph(
      lowered
        ? `The checks alone give ${baseScore} of 100; what is named below holds the score at ${score}.`
        : `${Math.round(measuredWeight)} of 100 points could be measured.`,
      { style: type.small, gap: 6 },
    ),
    paragraph(`Measured ${longDate(scannedAt) || 'on an unknown day'} with engine ${engineVersion}.`, {
      style: type.small,
      gap: 0,
    }),
    paragraph('Marks on the dial: 30 hard to find, 50 patchy, 70 good, 85 easy to recommend.', {
      style: type.small,
      gap: 6,
    }),
  ];
  return card([columns([[gauge(score, 108)], words], { shares: [1, 1.35], space: 26 })], {
    fill: colours.sheet,
    border: colours.line,
    gap: 16,
    pad: 18,
  });
}

function noScore(reason: string | null): Block {
  return card(
    [
      heading(2, 'No score this time', { outline: false, gap: 0 }),
      paragraph(reason ?? 'Too little of the site could be read to print an honest number.', { gap: 4 }),
    ],
    { fill: colours.sheet, border: colours.line, gap: 16, pad: 18 },
  );
}

function subScore({ id, name, question }: (typeof SUB_SCORES)[number], { subScores }: ScanReport): Block[] {
  const { score } = subScores[id];
  return [
    paragraph([{ text: name, look: 'strong' }, { text: `  ${score ?? 'not measured'}` }], { gap: 0, keep: true }),
    scoreBar(name, score),
    paragraph(question, { style: type.small, gap: 4 }),
  ];
}
