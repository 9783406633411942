/**
 * A buyer's question and the ways in which a page answers it. Patterns run on single sentences in lower case with
 * straight quotes and hyphens, without accents in languages other than English. `answered` matches the fact itself,
 * `hinted` the topic without the fact.
 */
export type BuyerQuestion = {
  id: string;
  /** The core question whose words it shares, if it has another id. */
  topic?: CoreId;
  question: string;
  /** Prefixes of words; every sentence that can match contains at least one. */
  cues: readonly string[];
  answered: readonly RegExp[];
  /** The same for patterns that need capital letters, so they run on the original text. */
  answeredAsWritten?: RegExp;
  /** Sentences that only look like an answer, such as a deposit in place of a price. */
  refused?: RegExp;
  hinted: RegExp;
  /** True if a plain yes or no after the question counts as an answer. */
  yesOrNo: boolean;
};

/** Questions that have words in every language. `question-sets.ts` says which of them buyers ask of a business. */
export const CORE_IDS = [
  'what',
  'towns',
  'reach',
  'hours',
  'emergency',
  'price',
  'estimate',
  'trial',
  'licensed',
  'guarantee',
  'people',
  'proof',
  'book',
  'find',
  'parking',
  'appointment',
  'payment',
] as const;
export type CoreId = (typeof CORE_IDS)[number];

/** How a language answers the core questions, and hints at an answer. A question without words is not asked in it. */
export type CoreWords = Partial<
  Record<
    CoreId,
    { cues: readonly string[]; answered: readonly RegExp[]; refused?: RegExp; hinted: RegExp; says: readonly string[] }
  >
>;
