import { compilerOf } from '../languages/compile.ts';
import { foldText } from '../word-pattern.ts';

const { words, wordSource, patternSource } = compilerOf('proofs');

const COOKIE = /\bcookies?\b/;
const CONSENT = words(({ texts }) => texts.consent);
/** `BGBl` is the law gazette of Austria and Germany. */
const CLAUSE = new RegExp(
  `§ ?\\d|${patternSource(({ texts }) => texts.articles)} \\d+(?:[.,]\\d+)?\\b|${patternSource(({ texts }) => texts.itself)}\\b|\\bbgbl\\b`,
);
/** Goods at the end of a text in lower case without accents, with at most two words behind. */
const GOODS = new RegExp(`${wordSource(({ others }) => others.goods)}(?: (?:\\S+ ){0,2}| )$`);

/** True if the words before a proof name goods, which it is then about: `productos homologados`. */
export function endsInGoods(before: string): boolean {
  return GOODS.test(before);
}

/** True for a consent banner. A bakery has cookies too, so the banner must also ask for consent or name the website. */
export function isConsentBanner(lower: string): boolean {
  return COOKIE.test(lower) && CONSENT.test(lower);
}

/** True for a sentence of a contract or a law, which cites an article or itself. */
export function isLegalClause(lower: string): boolean {
  return CLAUSE.test(lower);
}

const PROOF = `(?:${wordSource(({ headings }) => headings.our)} )?${wordSource(({ headings }) => headings.proofs)}`;
const AND = `(?:[&+/,]|${wordSource(({ links }) => links.and)})`;
const PROOF_HEADING = new RegExp(`^${PROOF}(?: ?${AND} ?${PROOF}){0,3}:?$`);
/** The label of an entry in a list of years, whose text is in the next line: `2012 Diplôme`. */
const YEAR_IN_FRONT = /^(?:19|20)\d\d:? /;
const MAX_HEADING_LENGTH = 80;

/** True for a text that names kinds of proofs but proves nothing: `Diplômes & Certificats`. */
export function isHeadingOfProofs(text: string): boolean {
  return text.length <= MAX_HEADING_LENGTH && PROOF_HEADING.test(foldText(text.trim()).replace(YEAR_IN_FRONT, ''));
}

const FEW = new RegExp(`^${wordSource(({ numbers }) => numbers.few)}(?!.*\\bgenera)`);

/** True for a small number of things, which proves nothing: `two specialized systems`; but three generations do. */
export function isFew(shown: string): boolean {
  return FEW.test(foldText(shown));
}
