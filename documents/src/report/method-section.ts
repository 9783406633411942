import { type Insight, type ScanReport, STATUS_WORDS } from '@named-first/contract';
import type { Block } from '../pdf/block.ts';
import { list } from '../pdf/blocks/list.ts';
import { table } from '../pdf/blocks/table.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import { type } from '../pdf/theme.ts';
import { earned } from './bars.ts';

/** What an outside scan cannot see, and how the score is calculated, so that anyone can check it by hand. */
export function methodSection(report: ScanReport): Block[] {
  const { notVisible, notes, method, pages } = report;
  return [
    ...(notVisible.length > 0 ? [heading(1, 'What no scan from outside can see', { gap: 28 }), list(notVisible)] : []),
    heading(1, 'How the score is worked out', { gap: 28 }),
    ...(method === '' ? [] : [paragraph(method, { gap: 6 })]),
    ...(report.insights.length > 0 ? arithmetic(report) : []),
    ...(notes.length > 0 ? [heading(2, 'Worth knowing', { outline: false }), list(notes)] : []),
    ...(pages.length > 0
      ? [
          heading(2, 'Pages we read', { outline: false }),
          list(
            pages.map(({ url, status, words }) => `${url} (${status ?? 'no answer'}, ${words} words)`),
            { style: type.small, itemGap: 1 },
          ),
        ]
      : []),
  ];
}

function arithmetic({ insights, score, baseScore, caps }: ScanReport): Block[] {
  const measured = insights.filter((insight) => insight.measured);
  const sum = (worth: (insight: Insight) => number) => measured.reduce((total, insight) => total + worth(insight), 0);
  const got = sum(earned);
  const of = sum(({ weight }) => weight);
  const [cap] = caps;
  return [
    table(
      [
        { head: 'Check', share: 4 },
        { head: 'Result', share: 1.4 },
        { head: 'Weight', share: 0.9 },
        { head: 'Earned', share: 0.9 },
      ],
      [
        ...insights.map((insight) => [
          insight.title,
          STATUS_WORDS[insight.measured ? insight.status : 'unknown'],
          String(insight.weight),
          insight.measured ? String(earned(insight)) : 'left out',
        ]),
        [
          [{ text: 'Together', look: 'strong' }],
          '',
          [{ text: String(of), look: 'strong' }],
          [{ text: String(got), look: 'strong' }],
        ],
      ],
      { style: { ...type.cell, size: 8.5, leading: 11 } },
    ),
    ...(baseScore === null
      ? []
      : [
          paragraph(
            `${got} earned of ${of} measured is ${baseScore} of 100.${
              cap && score !== null ? ` The lowest cap is ${cap.limit}, so the score is ${score}.` : ''
            }`,
            { gap: 8 },
          ),
        ]),
  ];
}
