/**
 * What speaks for or against a text being the words of a customer, in log-odds. The points are the coefficients of a
 * logistic regression on the tuning sites of docs/truth.md, validated on sites that each fit had not seen. Its rows are
 * texts, its labels sites: of a site that quotes customers, the texts that are unlikely reviews do not count.
 */
const SIGN_POINTS = {
  // Where it is.
  section: 0.8,
  firstInSection: 0.6,
  namedBox: 1.6,
  otherPage: -1.7,
  footer: -0.8,
  blockquote: 0.3,
  // How it is set.
  closedQuotation: 1.1,
  // What is next to it.
  stars: 1.2,
  nameBelow: 0.4,
  nameAbove: 0.2,
  namedQuotation: 0.5,
  initial: 0.8,
  dated: 0.2,
  platform: 0,
  alone: -1.3,
  several: 1.8,
  // Its words.
  praise: 0.9,
  morePraise: 0.7,
  self: 0.2,
  selfAndPraise: 0.3,
  noPerson: -0.6,
  reader: -0.4,
  readerAlone: -0.2,
  reviewWord: -1.1,
  exclaims: 0.3,
  long: 0.4,
  fullStop: -0.4,
} as const;

export type Sign = keyof typeof SIGN_POINTS;

const BASE = -1.1;

/** A site quotes customers if one of its texts has this many points. */
const MIN_POINTS = 2;

/**
 * From this sum on, a text counts as a customer's: it may be listed as a review and is never read as the business's own
 * words.
 */
const MIN_OF_CUSTOMERS = 0.5;

/** The log-odds that a text with these signs is a customer's. */
export function pointsOf(signs: readonly Sign[]): number {
  return signs.reduce((sum, sign) => sum + SIGN_POINTS[sign], BASE);
}

/** True if a text with these signs shows that the site quotes its customers. */
export function showsQuoting(signs: readonly Sign[], points = pointsOf(signs) - MIN_POINTS): boolean {
  return points >= 0 || isPlainReview(signs);
}

/** True for a text in quotation marks, or in an element for quotations. */
export function isQuotation(signs: readonly Sign[]): boolean {
  return signs.includes('closedQuotation') || signs.includes('blockquote');
}

/** True if a text with these signs is likely a customer's. */
export function isOfCustomer(signs: readonly Sign[]): boolean {
  return pointsOf(signs) >= MIN_OF_CUSTOMERS || isPlainReview(signs);
}

/**
 * A quotation where reviews are, or words with a name and what else comes with a review. Sites with only one review have
 * few signs, and no tuning site without reviews has such a text.
 */
function isPlainReview(signs: readonly Sign[]): boolean {
  const has = (...any: Sign[]): boolean => any.some((sign) => signs.includes(sign));
  const isAmongReviews = has('section', 'namedBox');
  if (isQuotation(signs) && isAmongReviews) return true;
  const isNamed = has('nameBelow', 'nameAbove');
  if (isQuotation(signs)) return has('stars') || (isNamed && has('dated', 'platform', 'initial'));
  return isAmongReviews && isNamed && (has('dated') || (has('platform') && has('praise')));
}
