import type { AssistantVerdict, Effort, FixedBy, SubScoreId } from '@named-first/contract';
import type { VerdictStatus } from './verdict';

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
