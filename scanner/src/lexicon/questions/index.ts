import type { Trade } from '@named-first/contract';
import type { Customers } from '../trade.ts';
import { GERMAN_ANSWERS } from './de.ts';
import { CORE_QUESTIONS } from './en.ts';
import { TRADE_QUESTIONS } from './en-trades.ts';
import { SPANISH_ANSWERS } from './es.ts';
import { FRENCH_ANSWERS } from './fr.ts';
import { ITALIAN_ANSWERS } from './it.ts';
import { DUTCH_ANSWERS } from './nl.ts';
import { PORTUGUESE_ANSWERS } from './pt.ts';
import type { BuyerQuestion, CoreId, CoreWords } from './question.ts';
import { ASKED, ASKED_OF_ANY } from './question-sets.ts';

/** Words by ISO 639-1 code. English has its own questions, including those of each trade. */
export const ANSWER_WORDS: Readonly<Record<string, CoreWords>> = {
  de: GERMAN_ANSWERS,
  es: SPANISH_ANSWERS,
  fr: FRENCH_ANSWERS,
  it: ITALIAN_ANSWERS,
  nl: DUTCH_ANSWERS,
  pt: PORTUGUESE_ANSWERS,
};

/**
 * The buyers' questions for a trade on a site in a language (ISO 639-1), by how its customers use it; null if that is
 * unknown. The shape decides between towns and a place; `unasked` are questions that nobody asks the trade. English has
 * four more for each of the six trades. Empty for a language without words.
 */
export function questionsIn(
  language: string,
  trade: Trade,
  customers: Customers | null,
  {
    shape = 'unknown',
    unasked = [],
  }: { shape?: 'storefront' | 'service-area' | 'hybrid' | 'unknown'; unasked?: readonly CoreId[] | undefined } = {},
): readonly BuyerQuestion[] {
  const all = customers === null ? ASKED_OF_ANY : ASKED[customers];
  const isShop = shape === 'storefront' && trade === 'generic';
  const asked = shape === 'service-area' ? withoutPlace(all) : isShop ? withoutTowns(all) : all;
  const more = language === 'en' ? TRADE_QUESTIONS[trade] : [];
  const covered = new Set(more.flatMap(({ id }) => COVERED[id] ?? []));
  const core = coreOf(language);
  return [
    ...asked.flatMap((row) => {
      const { id, topic, question } = typeof row === 'string' ? { id: row, topic: row, question: null } : row;
      const words = covered.has(topic) || unasked.includes(topic) ? undefined : core.get(topic);
      if (!words) return [];
      return question === null ? [words] : [{ ...words, id, topic, question }];
    }),
    ...more,
  ];
}

/** The words on links and buttons for booking, on a site in a language: its own and English ones. */
export function bookingLabels(language: string): readonly RegExp[] {
  return ['en', language].flatMap((code) => coreOf(code).get('book')?.hinted ?? []);
}

/** A mobile groomer or mechanic has no door to find: buyers ask for the towns instead. */
function withoutPlace(asked: typeof ASKED_OF_ANY): typeof ASKED_OF_ANY {
  const served = asked.includes('towns') ? [] : (['towns'] as const);
  return asked.flatMap((row) => (row === 'find' ? served : row === 'parking' ? [] : [row]));
}

/** Buyers ask where a shop or an office is, not which towns it serves. A lawyer's clients come from several towns. */
function withoutTowns(asked: typeof ASKED_OF_ANY): typeof ASKED_OF_ANY {
  return asked.includes('find') ? asked.filter((row) => row !== 'towns') : asked;
}

/** A question of a trade that asks the same as a core question. */
const COVERED: Readonly<Record<string, CoreId>> = {
  'first-meeting': 'estimate',
  clinicians: 'people',
  insurance: 'payment',
};

const coreByLanguage = new Map<string, ReadonlyMap<string, BuyerQuestion>>();

function coreOf(language: string): ReadonlyMap<string, BuyerQuestion> {
  const known = coreByLanguage.get(language);
  if (known) return known;
  const own = ANSWER_WORDS[language];
  const questions =
    language === 'en' ? CORE_QUESTIONS : own ? CORE_QUESTIONS.flatMap((core) => inWords(core, own)) : [];
  const core = new Map(questions.map((question) => [question.id, question]));
  if (own || language === 'en') coreByLanguage.set(language, core);
  return core;
}

function inWords({ id, question, yesOrNo }: BuyerQuestion, words: CoreWords): BuyerQuestion[] {
  const own = (words as Record<string, CoreWords[keyof CoreWords]>)[id];
  if (!own) return [];
  const { says: _, ...patterns } = own;
  return [{ id, question, yesOrNo, ...patterns }];
}
