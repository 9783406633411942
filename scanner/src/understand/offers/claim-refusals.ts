import {
  COUNTED_PEOPLE,
  COVER,
  FINANCED,
  STANDARD_BEFORE,
  STEP_BEFORE,
  SUM_OF_OTHERS,
} from '../../lexicon/phrases/number-words.ts';
import { foldAccents } from '../prose/folded.ts';
import { isHeading, type Prose, type Sentence } from '../prose/sentences.ts';
import type { SaidAmount } from './prices.ts';
import { asFolded } from './service-words.ts';

const REACH = 40;
/** `0%`, `0+ projects`. */
const ZERO = /^0+(?:[.,]0+)?(?![\d.,])/;
/** A whole number of stars is an option on a form, or a rating without a source. */
const WHOLE_STARS = new RegExp(`^[1-5][- ](?:${asFolded(({ units }) => units.stars)})$`);
/** A number below ten, in digits or in words. */
const SMALL = /^(?:\d(?![\d.,])|[a-z])/;
const MILLION = 1_000_000;
/** The word for such a sum is next to it: `saves about $60`, `$31,000 saved`. */
const NEAR_BEFORE = 17;
const NEAR_BEHIND = 13;

/**
 * True if a count in a lower-case sentence says nothing about the business: a zero, the number of a standard or a step,
 * an option of stars, or fewer than ten customers unless the business speaks about itself (`ours`).
 */
export function isEmptyCount(words: string, at: number, lower: string, ours: boolean): boolean {
  const before = foldAccents(lower.slice(Math.max(0, at - REACH), at));
  const folded = foldAccents(words);
  if (ZERO.test(folded)) return !FINANCED.test(foldAccents(lower));
  if (STANDARD_BEFORE.test(before) || STEP_BEFORE.test(before)) return true;
  return WHOLE_STARS.test(folded) || (!ours && SMALL.test(folded) && COUNTED_PEOPLE.test(folded));
}

/**
 * False for sums that others receive, save or own, and for millions unless the business speaks about itself (`ours`).
 * True for the cover of its insurance.
 */
export function isRepeatableSum({ at, end, value, reason }: SaidAmount, lower: string, ours: boolean): boolean {
  if (reason === null) return true;
  const folded = foldAccents(lower);
  if (COVER.test(folded)) return true;
  const around = `${folded.slice(Math.max(0, at - NEAR_BEFORE), at)}${folded.slice(end, end + NEAR_BEHIND)}`;
  return (ours || value < MILLION) && !SUM_OF_OTHERS.test(around);
}

const MAX_LABEL_LENGTH = 60;
const HAS_WORD = /\p{L}{2}/u;

/**
 * True if a bare figure has a label: the next block, as on cards (`98%`, `Client retention rate`), or the table cell
 * before it.
 */
export function hasLabel({ page, sentences }: Prose, { at, block, tag }: Sentence): boolean {
  const before = page.document.blocks[block - 1]?.text.trim() ?? '';
  if (tag === 'td' && HAS_WORD.test(before)) return true;
  const label = sentences[at + 1]?.text ?? '';
  // In a calculator form, the unit between two fields is a separate block.
  return HAS_WORD.test(label) && label.length <= MAX_LABEL_LENGTH && !/^[%€$£]$/.test(before);
}

/** `Paciente há 6 meses` below a review says how long the customer has come. */
const CUSTOMER_SINCE = new RegExp(
  String.raw`^(?:${asFolded(({ claims }) => claims.customers)}) (?:${asFolded(({ claims }) => claims.since)})\b`,
);
/** `Terza generazione` as the heading of a chapter tells of somebody in a story. */
const GENERATION = new RegExp(
  `^(?:[a-z]{1,3} )?(?:${asFolded(({ claims }) => claims.ordinals)}) (?:${asFolded(({ claims }) => claims.generation)})$`,
);

/** True for a line about somebody else than the business, although it has a number of years. */
export function isAboutSomebody({ lower, tag }: Pick<Sentence, 'lower' | 'tag'>): boolean {
  const folded = foldAccents(lower);
  return CUSTOMER_SINCE.test(folded) || (isHeading(tag) && GENERATION.test(folded));
}
