/**
 * What speaks for or against a text being the address of the business, in log-odds. The points are the coefficients of
 * a logistic regression on the tuning sites of docs/truth.md, validated on sites that each fit had not seen.
 */
const SIGN_POINTS = {
  // A street with a house number: with postal code and town, with one of them, alone, or behind a label.
  numberedFull: 2.2,
  numberedCode: 1.2,
  numberedTown: 0.6,
  numberedBare: -1,
  numberedLabelled: 0.1,
  /** A street without a number. */
  streetFull: 0.4,
  streetCode: -0.3,
  streetTown: -0.2,
  streetBare: -0.4,
  streetLabelled: 0.4,
  /** A name with a number that may be a street: `Sandberg 13`. */
  namedFull: 0.2,
  namedCode: -0.6,
  namedTown: -0.8,
  namedBare: -1.2,
  namedLabelled: 0.4,
  labelled: 0.9,
  // What the text is like.
  nation: -0.6,
  manyParts: 0.4,
  phoneInside: 0.6,
  mailInside: 0.7,
  short: 0.5,
  onePart: -0.6,
  noDigit: -0.8,
  long: -0.4,
  copyright: -0.5,
  year: -1.1,
  time: -0.3,
  money: -0.4,
  measure: -1,
  month: -0.4,
  asks: -0.6,
  // Where it is.
  footer: 0.1,
  header: -0.5,
  innerPage: -0.9,
  phoneNear: 0.6,
  mailNear: 1,
  onList: -0.7,
  ofMap: 0.4,
  // What else the site says.
  marked: 0.5,
  proven: 0.6,
  onlyOne: 0.8,
  manyOthers: -0.3,
} as const satisfies Readonly<Record<string, number>>;

export type AddressSign = keyof typeof SIGN_POINTS;

/** The log-odds of a text without any sign. */
const BASE_POINTS = -1.1;
/** From this sum on, a text is stated as the address. */
export const MIN_LIKELY = 1.7;

/** The log-odds that a text with these signs is the address of the business. */
export function pointsOf(signs: Iterable<AddressSign>): number {
  let sum = BASE_POINTS;
  for (const sign of signs) sum += SIGN_POINTS[sign];
  return sum;
}
