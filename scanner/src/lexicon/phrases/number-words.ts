import { alternatives, compilerOf } from '../languages/compile.ts';

/** What a number means, by words around it in all languages: see `ProofWords`. For lower-case text without accents. */

const { entries, words, wordSource } = compilerOf('proofs');

/** `0%` next to one of these words is an offer (`0% APR`); elsewhere it is an animated counter before it starts. */
export const FINANCED = words(({ numbers }) => numbers.financed);

/** Directly before the number of a standard: `ISO 9001 quality systems`, `ISO 9001:2015`. */
export const STANDARD_BEFORE = /(?:\b(?:iso|iatf|iec|din|nen|ansi|astm)[ -]?|\d:)$/;

/** Directly before the number of a step: `Stage 3 - site visits`. */
export const STEP_BEFORE = new RegExp(`${wordSource(({ numbers }) => numbers.steps)}\\s?$`);

/** People and cases that a business only counts in public once it has at least ten of them. */
export const COUNTED_PEOPLE = new RegExp(`${wordSource(({ numbers }) => numbers.people)}$`);

/** A sum that covers damage: `$2M public liability insurance`. */
export const COVER = words(({ numbers }) => numbers.cover);

/** Words that mark a sum as somebody else's: what customers save, what a fund grants, what a company owns. */
export const SUM_OF_OTHERS = words(({ numbers }) => numbers.ofOthers);

/** The label of a column about other companies: `Other electricians`, `Andere Anbieter`. */
export const COMPETITORS = new RegExp(`^(?:${alternatives(entries(({ others }) => others.competitors))})$`);
