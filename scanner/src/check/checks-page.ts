import { CHECKS, SUB_SCORES } from '@named-first/contract';
import { ABOUT_CHECKS } from './about-checks.ts';
import { checks } from './index.ts';

/**
 * Writes the page docs/checks.md: every check with its number, what it reads, its thresholds, its weight and its
 * sources.
 */
export function checksPage(): string {
  const categories = [...new Set(CHECKS.map(({ category }) => category))];
  const weight = (rows: readonly { weight: number }[]) => rows.reduce((sum, row) => sum + row.weight, 0);
  return [
    '# The checks',
    '',
    'This page is for everybody who wants to know what a verdict rests on. It is written from the code: edit',
    '`scanner/src/check/about-checks.ts` or `contract/src/checks.ts`, then run `node scripts/write-check-docs.ts`.',
    '',
    `There are ${CHECKS.length} checks with ${weight(CHECKS)} points. A success earns the whole weight, a warning half of it, an error nothing. A check that could not be measured counts neither way. Thresholds without a source are our judgement.`,
    '',
    '| category | checks | points |',
    '| --- | --- | --- |',
    ...categories.map((category) => {
      const rows = CHECKS.filter((check) => check.category === category);
      return `| ${category} | ${rows.map(({ number }) => number).join(', ')} | ${weight(rows)} |`;
    }),
    '',
    ...categories.flatMap((category) => [
      `## ${category}`,
      '',
      ...CHECKS.filter((check) => check.category === category).flatMap(checkSection),
    ]),
  ].join('\n');
}

function checkSection(row: (typeof CHECKS)[number]): string[] {
  const about = ABOUT_CHECKS[row.id];
  const part = SUB_SCORES.find(({ id }) => id === row.subScore)?.name ?? row.subScore;
  return [
    `### ${row.number}. ${row.title}`,
    '',
    `\`${row.id}\` · ${row.weight} ${row.weight === 1 ? 'point' : 'points'} · ${row.impact} impact · part of “${part}”`,
    '',
    `- **Reads** ${about.reads}.`,
    `- **Success**: ${about.success}.`,
    `- **Warning**: ${about.warning}.`,
    `- **Error**: ${about.error}.`,
    `- **Fact groups**: ${checks[row.id].needs.map((group) => `\`${group}\``).join(', ')}.`,
    `- **Sources**: ${about.sources.join('; ')}.`,
    '',
  ];
}
