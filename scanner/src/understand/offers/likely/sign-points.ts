/**
 * What speaks for or against a short text being the name of a service, in log-odds. The points are the coefficients of a
 * logistic regression on the tuning sites of docs/truth.md, validated on sites that each fit had not seen. `isOwnName` is
 * lower than the regression says: no place makes the name of the business a service.
 */
const SIGN_POINTS = {
  // Its words.
  oneWord: 0.7,
  twoWords: 0.2,
  fiveWords: -0.4,
  moreWords: -0.1,
  usable: 0.5,
  workWord: 0.6,
  actionNoun: 0.3,
  halfOfServiceWords: 0.4,
  onlyServiceWords: 0.4,
  halfOfCommonWords: 0.3,
  halfOfTradeWords: 0.4,
  onlyTradeWords: 0.6,
  otherSubject: -1,
  aboutPrices: -0.6,
  callToAction: -0.7,
  // It contains the name of the business, is a part of it, or is nothing else.
  ownName: -1.8,
  withinName: -0.3,
  isOwnName: -6,
  town: -1,
  digits: -0.4,
  capitals: 0.1,
  sentenceEnd: -0.5,
  // Where it stands.
  smallHeading: 0.8,
  listEntry: 0.7,
  tableCell: 0.4,
  menu: -0.4,
  footer: -0.7,
  form: -1,
  button: -0.4,
  partOfText: -0.5,
  late: -0.3,
  described: 0.2,
  onHome: 0.4,
  onServices: 0.2,
  onServicePage: -0.1,
  belowServices: 0.7,
  belowOther: -0.5,
  belowService: -0.2,
  inTitle: 0.9,
  ownPage: 0.5,
  otherPage: -0.9,
  twoPlaces: 0.4,
  morePlaces: 0.2,
  withinLine: 0.8,
  inSentence: 0.9,
  offered: 0.3,
  inRow: -0.3,
  // What stands next to it in the same form.
  inGroup: 0.3,
  besideService: 0.5,
  besideWork: 0.6,
  besideRefused: -0.3,
  amongRefused: -0.3,
  // What the lists of the site say.
  listed: 1.6,
  listedTwice: 0.3,
} as const satisfies Readonly<Record<string, number>>;

export type Sign = keyof typeof SIGN_POINTS;

/** The log-odds of a text without any sign, lowered by 0.6 so that at least nine of ten stated services are right. */
const BASE_POINTS = -4;
/** From this sum on, a text is stated as a service. */
export const MIN_POINTS = 0;

/** The log-odds that a text with these signs names a service. */
export function pointsOf(signs: Iterable<Sign>): number {
  let sum = BASE_POINTS;
  for (const sign of signs) sum += SIGN_POINTS[sign];
  return sum;
}
