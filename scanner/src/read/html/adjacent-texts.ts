/**
 * What lies between two texts without a space: the end of an inline element, the start of one, or both, as in
 * `<b>Drains</b><i>Cleared</i>`.
 */
export type Seam = 'closed' | 'begun' | 'open';

const TWO_LETTERS = /\p{L}{2}/u;
const SEVERAL_WORDS = /[\p{L}\p{N}] [\p{L}\p{N}]|\p{N}/u;
const ENDS_WHOLE = /[\p{L}\p{N}.,:;!?)%€$£]$/u;
const BEGINS_WHOLE = /^[\p{L}\p{N}(€$£]/u;
/** `Painless`, `30 minutes` */
const BEGINS_LABEL = /^[\p{Lu}\p{N}(]/u;
/** `Samedi`, `À deux` */
const BEGINS_WORD = /^\p{Lu}[\p{Ll} ]/u;
const ENDS_WORD = /[a-z0-9.]$/;
const BEGINS_CAPITAL = /^[A-Z0-9]/;
const PRICE = /^(?:[€$£] ?\d|\d{1,5}(?:[.,]\d{1,3})? ?(?:€|\$|£|chf\b|eur))/i;

/**
 * True if CSS probably shows two texts apart that have no space between them: two elements with labels, a label and its
 * price, or a sentence behind an element of several words, as in `<strong>13005 Marseille</strong>À deux minutes`. A
 * single word may be half of a logo or styled in part: `<b>Safe</b>Guard`, `<b>H</b>ello`. `fills` is true if the
 * parent of two elements has no text outside of elements.
 */
export function areApart(before: string, after: string, seam: Seam, fills: boolean): boolean {
  if (seam === 'begun') return isApartFromElement(before, after);
  if (seam === 'open' && fills && areWholeTexts(before, after)) return true;
  if (!ENDS_WORD.test(before)) return false;
  if (seam === 'open') return BEGINS_CAPITAL.test(after);
  return BEGINS_WORD.test(after) && before.trim().includes(' ');
}

/** `Haircut` and `from $ 25`, but not `Web` and `flow`, `H` and `ello`, `two kitt` and `ens`. */
function areWholeTexts(before: string, after: string): boolean {
  if (!ENDS_WHOLE.test(before) || !BEGINS_WHOLE.test(after) || !TWO_LETTERS.test(before)) return false;
  if (PRICE.test(after)) return true;
  if (!TWO_LETTERS.test(after)) return false;
  return SEVERAL_WORDS.test(after) || (SEVERAL_WORDS.test(before) && BEGINS_LABEL.test(after));
}

/**
 * `Haircut<i>from $ 25</i>` and `Root canals and crowns<small>Painless</small>`, but not `Safe<b>Guard Plumbing</b>` or
 * `Studio<b>57</b>`.
 */
function isApartFromElement(before: string, after: string): boolean {
  if (!areWholeTexts(before, after)) return false;
  if (/\d/.test(after)) return !/^\d/.test(after) || PRICE.test(after) || areNumbersOfTwo(before, after);
  return SEVERAL_WORDS.test(before) && BEGINS_LABEL.test(after);
}

/** `Solaire 17<span>14 Rue du Colonel</span>`: two numbers, each with words. */
function areNumbersOfTwo(before: string, after: string): boolean {
  return /\p{L}[^\d]* \d+$/u.test(before) && /^\d+\w? \p{Lu}/u.test(after);
}
