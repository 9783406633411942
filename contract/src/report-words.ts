/**
 * The words a report is told in, the same on the page, in the PDF and in mails.
 */
import type { Effort, FixedBy, SubScoreId } from './checks.ts';
import type { AssistantVerdict, InsightStatus, QuestionAnswer, StatedFact } from './report.ts';

/** How a single thing stands. `unknown` is what could not be measured: neither good nor bad. */
export type VerdictStatus = InsightStatus | 'unknown';

export const STATUS_WORDS: Record<VerdictStatus, string> = {
  success: 'Good',
  warning: 'Needs work',
  error: 'Problem',
  unknown: 'Not measured',
};

/** The three parts of the score, in the order they are read: first in, then legible, then believed. */
export const SUB_SCORES: readonly { id: SubScoreId; name: string; question: string }[] = [
  { id: 'letIn', name: 'Let in', question: 'May assistants come in and quote you?' },
  { id: 'readable', name: 'Readable', question: 'Is what they find there plain to read?' },
  { id: 'trusted', name: 'Trusted and named', question: 'Can they tell who you are and check it?' },
];

export const ASSISTANT_VERDICTS: Record<AssistantVerdict['verdict'], { status: VerdictStatus; words: string }> = {
  yes: { status: 'success', words: 'yes' },
  limited: { status: 'warning', words: 'partly' },
  no: { status: 'error', words: 'no' },
  unknown: { status: 'unknown', words: 'not known' },
};

export const EFFORT_WORDS: Record<Effort, string> = {
  quick: 'Under an hour',
  afternoon: 'An afternoon',
  project: 'A small project',
};

export const FIXED_BY_WORDS: Record<FixedBy, string> = {
  owner: 'You, in your own words',
  'site editor': 'Whoever edits your site',
  'developer or host': 'Your developer or host',
};

const FACT_NAMES: Record<StatedFact['kind'], string> = {
  name: 'Name',
  trade: 'Trade',
  town: 'Town',
  phone: 'Phone',
  address: 'Address',
  hours: 'Hours',
  emergency: 'Emergency service',
  price: 'Price',
  licence: 'License',
  proof: 'Proof',
  service: 'Service',
};

const FACT_SOURCES: Record<StatedFact['source'], string> = {
  text: 'said in the text',
  markup: 'said in the hidden labels',
  both: 'said in the text and in the hidden labels',
  conflict: 'said in two ways that disagree',
};

/** The label of a fact, as people say it. */
export function factName(kind: StatedFact['kind']): string {
  return FACT_NAMES[kind];
}

/** Where a fact was said. */
export function sourceWords(source: StatedFact['source']): string {
  return FACT_SOURCES[source];
}

export const ANSWER_STATES: Record<QuestionAnswer['state'], { status: VerdictStatus; words: string }> = {
  answered: { status: 'success', words: 'answered' },
  hinted: { status: 'warning', words: 'only hinted at' },
  absent: { status: 'error', words: 'not answered' },
};
