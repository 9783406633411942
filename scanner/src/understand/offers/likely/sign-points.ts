/**
 * What speaks for or against a short text being the name of a service, in log-odds. The points are the coefficients of a
 * logistic regression on the tuning sites of docs/truth.md, validated on sites that each fit had not seen. Three are
 * lower than the regression says: no place makes the name of the business a service, and readers of other sites do not
 * take what stands below `Why choose us` or ends in a colon for one.
 */
const SIGN_POINTS = {
  // Its words.
  oneWord: -0.2,
  twoWords: 0.1,
  fiveWords: -0.4,
  moreWords: -0.2,
  usable: 0.4,
  workWord: 0.6,
  actionNoun: 0.4,
  bareWork: -0.8,
  halfOfServiceWords: 0.4,
  onlyServiceWords: 0.4,
  halfOfCommonWords: 0.2,
  halfOfTradeWords: 0.5,
  onlyTradeWords: 0.3,
  otherSubject: -1,
  aboutPrices: -0.9,
  callToAction: -1.1,
  // It contains the name of the business, or is nothing else.
  ownName: -2.1,
  isOwnName: -6,
  tradeItself: 0.9,
  lowerCase: -0.4,
  town: -1.5,
  digits: -0.6,
  sentenceEnd: -0.6,
  // Where it stands.
  smallHeading: 0.6,
  listEntry: 0.4,
  tableCell: -0.1,
  menu: -0.4,
  footer: -0.7,
  form: -1.1,
  button: -0.6,
  alone: 0.8,
  partOfText: -0.4,
  late: -0.3,
  described: 0.2,
  onHome: 0.3,
  onServices: 0.4,
  onServicePage: -0.3,
  belowServices: 0.5,
  belowOther: -0.5,
  belowWhy: -1.5,
  describesName: -0.2,
  endsInColon: -1.2,
  onlyInTitle: 0.3,
  belowService: -0.2,
  inTitle: 0.4,
  ownPage: 0.5,
  otherPage: -0.9,
  twoPlaces: 0.3,
  withinLine: 0.5,
  inSentence: 1,
  offered: 0.6,
  inRow: -0.1,
  // What stands next to it in the same form.
  inGroup: 0.2,
  besideService: 0.8,
  besideWork: 0.6,
  besideRefused: -0.3,
  amongRefused: -0.2,
  // What the lists of the site say.
  listed: 1.6,
  listedTwice: 0.1,
} as const satisfies Readonly<Record<string, number>>;

export type Sign = keyof typeof SIGN_POINTS;

/** The log-odds of a text without any sign, lowered by 0.3: then 93 of 100 stated services are right. */
const BASE_POINTS = -3.9;
/** From this sum on, a text is stated as a service. */
export const MIN_POINTS = 0;
/** From this sum on, a listed name of several words may be part of a text to paste. */
export const SURE_POINTS = 3.5;

/** The log-odds that a text with these signs names a service. */
export function pointsOf(signs: Iterable<Sign>): number {
  let sum = BASE_POINTS;
  for (const sign of signs) sum += SIGN_POINTS[sign];
  return sum;
}
