import type { Trade } from '@named-first/contract';
import { GERMAN_ANSWERS } from './de.ts';
import { CORE_QUESTIONS } from './en.ts';
import { TRADE_QUESTIONS } from './en-trades.ts';
import { SPANISH_ANSWERS } from './es.ts';
import { FRENCH_ANSWERS } from './fr.ts';
import { ITALIAN_ANSWERS } from './it.ts';
import { DUTCH_ANSWERS } from './nl.ts';
import { PORTUGUESE_ANSWERS } from './pt.ts';
import type { BuyerQuestion, CoreWords } from './question.ts';

/** Words by ISO 639-1 code. English has its own questions, including those of each trade. */
export const ANSWER_WORDS: Readonly<Record<string, CoreWords>> = {
  de: GERMAN_ANSWERS,
  es: SPANISH_ANSWERS,
  fr: FRENCH_ANSWERS,
  it: ITALIAN_ANSWERS,
  nl: DUTCH_ANSWERS,
  pt: PORTUGUESE_ANSWERS,
};

const questions = new Map(
  Object.entries(ANSWER_WORDS).map(([language, words]) => [
    language,
    CORE_QUESTIONS.flatMap((core) => inWords(core, words)),
  ]),
);

function inWords({ id, question, yesOrNo }: BuyerQuestion, words: CoreWords): BuyerQuestion[] {
  const own = (words as Record<string, CoreWords[keyof CoreWords]>)[id];
  return own ? [{ id, question, yesOrNo, cues: own.cues, answered: own.answered, hinted: own.hinted }] : [];
}

/**
 * The buyers' questions for a trade on a site in a language (ISO 639-1). English has 12 questions for all and four for
 * the trade; the other languages have those for all. Empty for a language without words.
 */
export function questionsIn(language: string, trade: Trade): readonly BuyerQuestion[] {
  if (language === 'en') return [...CORE_QUESTIONS, ...TRADE_QUESTIONS[trade]];
  return questions.get(language) ?? [];
}
