/**
 * A buyer's question and the ways in which a page answers it. Patterns run on single sentences in lower case with
 * straight quotes and hyphens, in languages other than English without accents. `answered` holds the fact itself;
 * `hinted` is the topic without the fact.
 */
export type BuyerQuestion = {
  id: string;
  question: string;
  /** Beginnings of words, at least one of which stands in every sentence that can match. */
  cues: readonly string[];
  answered: readonly RegExp[];
  /** The same for patterns that need capital letters: these run on the text as written. */
  answeredAsWritten?: RegExp;
  hinted: RegExp;
  /** A plain yes or no behind the question itself is an answer. */
  yesOrNo: boolean;
};

/** The questions that buyers of every trade ask, in the order of the report. */
export const CORE_IDS = [
  'what',
  'towns',
  'reach',
  'hours',
  'emergency',
  'price',
  'estimate',
  'licensed',
  'guarantee',
  'people',
  'proof',
  'book',
] as const;
export type CoreId = (typeof CORE_IDS)[number];

/** How a language answers the core questions, and touches on them. A question without words is not asked in it. */
export type CoreWords = Partial<
  Record<CoreId, { cues: readonly string[]; answered: readonly RegExp[]; hinted: RegExp; says: readonly string[] }>
>;
