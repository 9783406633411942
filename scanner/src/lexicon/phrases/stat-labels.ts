import { alternatives, compilerOf } from '../languages/compile.ts';

const { entries, wordSource } = compilerOf('proofs');

const YEARS = wordSource(({ years }) => years);
const EXPERIENCE = wordSource(({ labels }) => labels.yearsOf);

/** The label below a large figure when it is a separate block, for lower case without accents: `15+`, `Jahre Erfahrung`. */
export const YEARS_LABEL = new RegExp(`^${YEARS}.{0,30}${EXPERIENCE}`);

/** The whole label of a rating. */
export const RATING_LABEL = new RegExp(`^(?:${alternatives(entries(({ labels }) => labels.rating))})$`);
