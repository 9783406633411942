import { type Fix, type HowTo, longDate, type ScanReport, stepsSourceWords } from '@named-first/contract';
import type { Block } from '../pdf/block.ts';
import { card } from '../pdf/blocks/card.ts';
import { list } from '../pdf/blocks/list.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import { colours, type } from '../pdf/theme.ts';

const QUIET = { ...type.small, colour: colours.soft };

/** Where to click for each change that the fixes need. Each change appears once. */
export function howToSection({ builder, howTo }: Pick<ScanReport, 'builder' | 'howTo'>): Block[] {
  if (howTo.length === 0) return [];
  return [
    heading(1, 'Where to click', { gap: 28 }),
    paragraph(madeWith(builder), { style: { ...type.body, colour: colours.soft }, gap: 4, keep: true }),
    ...builder.signs.slice(0, 3).map(({ words, evidence }) =>
      paragraph([{ text: `${words}: ` }, { text: `“${evidence.excerpt}”`, look: 'mono' as const }], {
        style: QUIET,
        gap: 2,
      }),
    ),
    ...howTo.map((entry) => card(changeBlocks(entry), { gap: 20, pad: 0 })),
  ];
}

/** One line that links a fix to its changes. Empty for reports of older engines, which did not store them. */
export function changesLine({ changes }: Fix, howTo: readonly HowTo[]): Block[] {
  const titles = changes.flatMap((change) => howTo.find((entry) => entry.change === change)?.title ?? []);
  if (titles.length === 0) return [];
  return [paragraph(`Where to click, at the end: ${titles.join('; ')}.`, { style: type.small, gap: 3 })];
}

function madeWith({ name, plugins }: ScanReport['builder']): string {
  if (!name) return 'We could not tell what your site is made with, so these steps fit most systems.';
  return `Your site is made with ${[name, ...plugins.map((plugin) => plugin.name)].join(', ')}. We saw:`;
}

/** The steps of one change: those of the site's builder if known, otherwise the general ones. */
function changeBlocks({ title, here, general, proof }: HowTo): Block[] {
  const known = here !== null && here.state !== 'unverified' ? here : null;
  const source = known?.source;
  return [
    heading(2, known ? `${title} in ${known.name}` : title, { outline: false }),
    ...(known?.state === 'not-possible'
      ? [
          paragraph(`${known.name} does not let you change this. Do this instead.`, {
            style: QUIET,
            gap: 2,
            keep: true,
          }),
        ]
      : []),
    ...(here && !known
      ? [paragraph(`We found no guide for ${here.name} that we could check.`, { style: QUIET, gap: 2, keep: true })]
      : []),
    list(known ? known.steps : general, { sign: 'number' }),
    ...(known?.plan ? [paragraph(`Plan you need: ${known.plan}`, { style: type.small, gap: 3 })] : []),
    ...(proof ? [paragraph(`How to check it: ${proof}`, { style: type.small, gap: 3 })] : []),
    ...(source
      ? [
          paragraph(`${stepsSourceWords(source).words}, read on ${longDate(source.read)}: ${source.url}`, {
            style: QUIET,
            gap: 3,
          }),
        ]
      : []),
  ];
}
