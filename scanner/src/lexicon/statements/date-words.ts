import { compilerOf } from '../languages/compile.ts';

/** Words next to dates that do not say how old a page is, in all languages of the scan, in lower case without accents. */

const { wordSource, patternSource } = compilerOf('days');

/** A law: a date in the same sentence is the law's. */
export const LAW = new RegExp(`§|${wordSource(({ laws }) => laws)}`);
/** Before a date: `Gültig ab 01.10.2024`. Terms and prices hold from that day. */
export const HOLDS_FROM = new RegExp(`${patternSource(({ holdsFrom }) => holdsFrom)}[\\s:]*$`);
