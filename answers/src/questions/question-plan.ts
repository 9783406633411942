import type { Question, QuestionFamily } from '../answer.ts';

/**
 * Version of the wording. Raise it with every change of a question: answers to a different wording belong to a
 * different cohort.
 */
export const QUESTIONS_VERSION = 1;

/** The wording influences answers as much as chance does, so every question alternates between three phrasings. */
export type Phrasings = readonly [string, string, string];

/** A question before a phrasing is chosen. */
export type PlannedQuestion = { id: string; family: QuestionFamily; language: string; phrasings: Phrasings };

/** The question as sent: attempt *i* uses phrasing *i* mod 3. */
export function phrase({ id, family, language, phrasings }: PlannedQuestion, sample: number): Question {
  const phrasing = sample % phrasings.length;
  return { id, family, phrasing, language, text: phrasings[phrasing] ?? phrasings[0], version: QUESTIONS_VERSION };
}

/** Languages that have a set of questions, ISO 639-1. No assistant is asked in any other language. */
const QUESTION_LANGUAGES = ['en'] as const;

export function hasQuestionsIn(language: string): boolean {
  return (QUESTION_LANGUAGES as readonly string[]).includes(language.toLowerCase().split('-')[0] ?? '');
}
