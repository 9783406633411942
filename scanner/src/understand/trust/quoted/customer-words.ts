import { anyFolded } from '../../../lexicon/languages/compile.ts';
import { inAllLanguages } from '../../../lexicon/languages/index.ts';
import { wordPattern, wordSource } from '../../../lexicon/word-pattern.ts';

/**
 * Words by which a customer's text differs from a business's, in all languages of the scan, because pages quote their
 * customers in each of them. The expressions run on text in lower case without accents.
 */

/** One person speaks. */
export const SPEAKS_OF_SELF = wordPattern(inAllLanguages(({ reviews }) => reviews.speaks.self));

/** Several people speak: a family, or the business. */
export const SPEAKS_OF_US = wordPattern(inAllLanguages(({ reviews }) => reviews.speaks.us));

export const SPEAKS_TO_READER = wordPattern(inAllLanguages(({ reviews }) => reviews.speaks.reader));

export const PRAISE = wordPattern(
  inAllLanguages(({ reviews }) => reviews.praise),
  'gu',
);

export const REVIEW_WORD = wordPattern(inAllLanguages(({ reviews }) => reviews.nouns));

/** `Leave a Google review`: an invitation, which says nothing about the text above it. */
export const INVITES = wordPattern(inAllLanguages(({ reviews }) => reviews.around.invites));

/** What a rating counts, as alternatives. */
export const COUNTED = anyFolded(({ reviews }) => reviews.rating.counted);

/** `Lire tous nos avis sur Google`: a link to where the reviews above it come from. */
export const ALL_REVIEWS = new RegExp(
  `(?:${wordSource(inAllLanguages(({ reviews }) => reviews.around.all))}).{0,30}\\b(?:${COUNTED})\\b`,
);
