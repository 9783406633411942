import {
  ANSWER_STATES,
  asksAsLocal,
  EVIDENCE_PLACES,
  factName,
  type QuestionAnswer,
  type ScanReport,
  type StatedFact,
  sourceWords,
} from '@named-first/contract';
import type { Block } from '../pdf/block.ts';
import { table } from '../pdf/blocks/table.ts';
import { heading, paragraph } from '../pdf/blocks/text.ts';
import type { Run } from '../pdf/rich-text.ts';
import { drawSign } from '../pdf/signs.ts';
import { colours, type } from '../pdf/theme.ts';

/** In the order in which customers ask. A kind with `blank` appears even if nothing was found. */
const KINDS: readonly { kind: StatedFact['kind']; blank: boolean }[] = [
  { kind: 'name', blank: true },
  { kind: 'trade', blank: true },
  { kind: 'service', blank: false },
  { kind: 'town', blank: true },
  { kind: 'address', blank: false },
  { kind: 'phone', blank: true },
  { kind: 'hours', blank: true },
  { kind: 'emergency', blank: true },
  { kind: 'price', blank: true },
  { kind: 'licence', blank: true },
  { kind: 'proof', blank: true },
];

/**
 * What AI can truthfully say: each fact with the excerpt it came from, and a blank where the site has no information.
 */
export function truthSection({ facts, questions, kind: site }: ScanReport['business']): Block[] {
  const asks = asksAsLocal(site);
  return [
    heading(1, 'What AI can truthfully say about you', { gap: 28 }),
    paragraph(
      asks
        ? 'Only what your site says. Whatever is blank here, an assistant has to guess or leave out.'
        : 'Only what your site says.',
      {
        style: { ...type.body, colour: colours.soft },
        gap: 4,
        keep: true,
      },
    ),
    table(
      [
        { head: 'Fact', share: 1.2, strong: true },
        { head: 'What your site says', share: 3 },
        { head: 'The words it came from', share: 4.2 },
      ],
      KINDS.flatMap((row) => factRows(asks ? row : { ...row, blank: false }, facts)),
    ),
    ...questionBlocks(questions),
  ];
}

function factRows({ kind, blank }: (typeof KINDS)[number], facts: readonly StatedFact[]) {
  const groups = bySentence(facts.filter((fact) => fact.kind === kind));
  if (groups.length === 0 && blank)
    return [[factName(kind), [{ text: 'Blank: nothing found', colour: colours.soft }], '']];
  return groups.map((group, index) => [index === 0 ? factName(kind) : '', valueRuns(group), sentenceRuns(group)]);
}

/** Groups facts from the same sentence: six towns in one sentence make one row. */
function bySentence(facts: readonly StatedFact[]): StatedFact[][] {
  const groups = new Map<string, StatedFact[]>();
  for (const fact of facts) {
    const key = `${fact.source}\n${sentenceOf(fact)?.excerpt ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), fact]);
  }
  return [...groups.values()];
}

/** Prefers visible text over hidden labels. */
function sentenceOf({ evidence }: StatedFact): StatedFact['evidence'][number] | undefined {
  return evidence.find(({ place }) => place === 'text' || place === 'heading' || place === 'title') ?? evidence[0];
}

function valueRuns(group: readonly StatedFact[]): Run[] {
  const source = group[0]?.source ?? 'text';
  const conflict = source === 'conflict';
  return [
    { text: group.map((fact) => fact.value).join('; '), look: 'strong' },
    { text: ` (${sourceWords(source)})`, colour: conflict ? colours.bad : colours.soft },
  ];
}

const SHOWN_OF_CONFLICT = 4;

function sentenceRuns(group: readonly StatedFact[]): Run[] {
  const [fact] = group;
  if (!fact) return [];
  const first = sentenceOf(fact);
  const shown = fact.source === 'conflict' ? fact.evidence.slice(0, SHOWN_OF_CONFLICT) : first ? [first] : [];
  return shown.flatMap(({ excerpt, place, url }, index) => [
    { text: `${index > 0 ? '  ' : ''}“${excerpt}” ` },
    { text: `${EVIDENCE_PLACES[place]}, ${url}`, colour: colours.soft },
  ]);
}

function questionBlocks(questions: readonly QuestionAnswer[]): Block[] {
  if (questions.length === 0) return [];
  const answered = questions.filter(({ state }) => state === 'answered').length;
  return [
    heading(1, 'What buyers ask', { gap: 28 }),
    paragraph(`Your site answers ${answered} of ${questions.length} questions that customers put to an assistant.`, {
      style: { ...type.body, colour: colours.soft },
      gap: 4,
      keep: true,
    }),
    table(
      [
        { head: 'Question', share: 2.6 },
        { head: 'Your site', share: 1.5 },
        { head: 'The answering words', share: 4 },
      ],
      questions.map(({ question, state, evidence }) => {
        const { status, words } = ANSWER_STATES[state] ?? ANSWER_STATES.absent;
        return [
          question,
          { text: words, sign: (pen, x, y) => drawSign(pen, status, x, y + 1.5, 10), signWidth: 15 },
          evidence ? [{ text: `“${evidence.excerpt}” ` }, { text: evidence.url, colour: colours.soft }] : '',
        ];
      }),
    ),
  ];
}
