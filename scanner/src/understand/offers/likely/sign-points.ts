/**
 * What speaks for or against a short text being the name of a service, in log-odds. The points are the coefficients of a
 * logistic regression on the tuning sites of docs/truth.md, validated on sites that each fit had not seen. `isOwnName` is
 * lower than the regression says: no place makes the name of the business a service.
 */
const SIGN_POINTS = {
  // Its words.
  oneWord: 0.5,
  twoWords: 0.2,
  fiveWords: -0.5,
  moreWords: -0.2,
  usable: 0.4,
  workWord: 0.6,
  actionNoun: 0.3,
  bareWork: -1.2,
  halfOfServiceWords: 0.3,
  onlyServiceWords: 0.3,
  halfOfCommonWords: 0.2,
  halfOfTradeWords: 0.5,
  onlyTradeWords: 0.3,
  otherSubject: -0.9,
  aboutPrices: -0.7,
  callToAction: -0.8,
  // It contains the name of the business, or is nothing else.
  ownName: -2.1,
  isOwnName: -6,
  town: -1,
  digits: -0.4,
  sentenceEnd: -0.5,
  // Where it stands.
  smallHeading: 0.7,
  listEntry: 0.5,
  tableCell: 0.3,
  menu: -0.3,
  footer: -0.6,
  form: -0.9,
  button: -0.4,
  alone: 0.3,
  partOfText: -0.5,
  late: -0.3,
  described: 0.2,
  onHome: 0.2,
  onServices: 0.4,
  onServicePage: -0.3,
  belowServices: 0.5,
  belowOther: -0.5,
  belowService: -0.2,
  inTitle: 0.6,
  ownPage: 0.5,
  otherPage: -0.8,
  twoPlaces: 0.3,
  morePlaces: 0.2,
  withinLine: 0.9,
  inSentence: 0.9,
  offered: 0.1,
  inRow: -0.3,
  // What stands next to it in the same form.
  inGroup: 0.2,
  besideService: 0.6,
  besideWork: 0.5,
  besideRefused: -0.3,
  amongRefused: -0.3,
  // What the lists of the site say.
  listed: 1.6,
  listedTwice: 0.6,
} as const satisfies Readonly<Record<string, number>>;

export type Sign = keyof typeof SIGN_POINTS;

/** The log-odds of a text without any sign, lowered by 0.6: then 92 of 100 stated services are right. */
const BASE_POINTS = -3.7;
/** From this sum on, a text is stated as a service. */
export const MIN_POINTS = 0;

/** The log-odds that a text with these signs names a service. */
export function pointsOf(signs: Iterable<Sign>): number {
  let sum = BASE_POINTS;
  for (const sign of signs) sum += SIGN_POINTS[sign];
  return sum;
}
