/**
 * How buyers ask about trust in trades for which "licensed and well reviewed" does not fit, by the lexicon's set of
 * buyer questions.
 */
export const TRUST_WORDS: Readonly<Record<string, string>> = {
  healthcare: 'takes my insurance and has good reviews',
  legal: 'has good reviews and offers a free first meeting',
};
/** The wording for all other trades. */
export const TRUSTED = 'is licensed and well reviewed';
