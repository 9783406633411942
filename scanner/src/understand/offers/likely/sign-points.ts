/**
 * What speaks for or against a short text being the name of a service, in log-odds. The points are the coefficients of a
 * logistic regression on the tuning sites of docs/truth.md, validated on sites that each fit had not seen. `ownName` is
 * lower than the regression says, because a list of services sometimes begins with the name of the business.
 */
const SIGN_POINTS = {
  // Its words.
  oneWord: 0.7,
  twoWords: 0.1,
  fiveWords: -0.5,
  moreWords: -0.3,
  usable: 0.4,
  workWord: 0.5,
  actionNoun: 0.2,
  halfOfServiceWords: 0.4,
  onlyServiceWords: 0.4,
  halfOfCommonWords: 0.3,
  halfOfTradeWords: 0.3,
  onlyTradeWords: 0.7,
  otherSubject: -1,
  aboutPrices: -0.9,
  callToAction: -0.9,
  ownName: -3.5,
  town: -1.2,
  digits: -0.3,
  capitals: 0.1,
  sentenceEnd: -0.5,
  // Where it stands.
  smallHeading: 0.9,
  listEntry: 0.4,
  tableCell: 0.4,
  menu: -0.6,
  footer: -0.5,
  form: -0.9,
  button: -0.7,
  partOfText: -0.6,
  late: -0.3,
  described: 0.4,
  onHome: 0.4,
  onServices: 0.8,
  onServicePage: -0.4,
  belowServices: 0.5,
  belowOther: -0.8,
  belowService: -0.2,
  inTitle: 0.5,
  ownPage: 0.7,
  withinLine: 0.8,
  inSentence: 1.1,
  // What stands next to it in the same form.
  inGroup: 0.2,
  besideService: 0.5,
  besideWork: 0.7,
  besideRefused: -0.3,
  amongRefused: -0.6,
  // What the lists of the site say.
  listed: 1.5,
  listedTwice: 1.4,
} as const satisfies Readonly<Record<string, number>>;

export type Sign = keyof typeof SIGN_POINTS;

/** The signs that were seen. */
export function seenSigns(signs: readonly (readonly [Sign, boolean])[]): Sign[] {
  return signs.flatMap(([sign, isSeen]) => (isSeen ? sign : []));
}

/** The log-odds of a text without any sign, lowered by 0.3 so that at least nine of ten stated services are right. */
const BASE_POINTS = -3.9;
/** From this sum on, a text is stated as a service. */
export const MIN_POINTS = 0;

/** The log-odds that a text with these signs names a service. */
export function pointsOf(signs: Iterable<Sign>): number {
  let sum = BASE_POINTS;
  for (const sign of signs) sum += SIGN_POINTS[sign];
  return sum;
}
