import {
  type AnswersView,
  alarmingClaims,
  asideWords,
  askedMethod,
  CLAIM_NAMES,
  type ClaimFigure,
  laneName,
  missingWords,
  notAskedWords,
  RIVALS_SHOWN,
  rangeWords,
  saidIn,
  shareWords,
  type TownAnswers,
} from '@named-first/contract';
import type { Block } from '../pdf/block.ts';
import { table } from '../pdf/blocks/table.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import { colours, type } from '../pdf/theme.ts';

/**
 * Whether assistants name the business: shares, competitors that they name instead, and wrong statements. Empty if
 * nothing is known.
 */
export function answersSection(answers: AnswersView | undefined): Block[] {
  if (!answers) return [];
  const title = heading(1, 'Do assistants name you?', { gap: 28 });
  if (answers.state === 'not-asked') return [title, paragraph(notAskedWords(answers.reason), { gap: 4 })];
  const { place, otherTowns } = answers;
  const soft = { style: { ...type.body, colour: colours.soft }, gap: 4 };
  return [
    title,
    paragraph(`We asked what a customer in ${place} asks, without saying your name. The score does not depend on it.`, {
      ...soft,
      keep: true,
    }),
    ...townBlocks(answers),
    ...otherTowns.flatMap((town) => [
      heading(2, `Asked about ${town.place}`),
      paragraph('Each town is counted separately.', { ...soft, keep: true }),
      ...townBlocks(town),
    ]),
    paragraph(askedMethod({ lanes: [answers, ...otherTowns].flatMap(({ figures }) => figures.lanes) }), soft),
  ];
}

function townBlocks({ figures, compared, missing }: TownAnswers): Block[] {
  return [
    table(
      [
        { head: 'Assistant', share: 1.6, strong: true },
        { head: 'How often', share: 1.4 },
        { head: 'How sure, and what else', share: 3.6 },
      ],
      figures.lanes.map((lane) => [
        `${laneName(lane)} (${lane.served})`,
        shareWords(lane.share),
        [rangeWords(lane.share), ...asideWords(lane)].filter((words) => words !== null).join(' '),
      ]),
    ),
    ...missing.map((one) => paragraph(missingWords(one), { gap: 4 })),
    ...rivalBlocks(figures.rivals),
    ...(compared
      ? claimBlocks(alarmingClaims(figures))
      : [paragraph('What they say about you is not compared with your site: our scan of it is too old.', { gap: 8 })]),
  ];
}

function rivalBlocks(rivals: readonly { name: string; answers: readonly string[] }[]): Block[] {
  if (rivals.length === 0) return [];
  return [
    heading(2, 'Who they name instead'),
    table(
      [
        { head: 'Business', share: 3, strong: true },
        { head: 'Named', share: 1.4 },
      ],
      rivals.slice(0, RIVALS_SHOWN).map(({ name, answers }) => [name, saidIn({ answers: [...answers] })]),
    ),
  ];
}

function claimBlocks(claims: readonly ClaimFigure[]): Block[] {
  if (claims.length === 0) return [];
  return [
    heading(2, 'What they get wrong about you'),
    table(
      [
        { head: 'About', share: 1.2, strong: true },
        { head: 'The assistant says', share: 3 },
        { head: 'Your site says', share: 3 },
      ],
      claims.map((claim) => [
        CLAIM_NAMES[claim.kind],
        `“${claim.quote}” (${saidIn(claim)})`,
        claim.site
          ? [{ text: `“${claim.site.excerpt}” ` }, { text: claim.site.url ?? '', colour: colours.soft }]
          : 'Nothing about it',
      ]),
    ),
  ];
}
