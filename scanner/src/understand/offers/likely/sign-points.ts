/**
 * What speaks for or against a short text being the name of a service, in log-odds. The points are the coefficients of a
 * logistic regression on the tuning sites of docs/truth.md, validated on sites that each fit had not seen.
 */
const SIGN_POINTS = {
  // Its words.
  oneWord: 0.6,
  twoWords: 0.2,
  fiveWords: -0.5,
  moreWords: -0.3,
  usable: 0.5,
  workWord: 0.5,
  actionNoun: 0.3,
  halfOfServiceWords: 0.4,
  onlyServiceWords: 0.4,
  halfOfCommonWords: 0.3,
  halfOfTradeWords: 0.3,
  onlyTradeWords: 0.6,
  otherSubject: -1.4,
  aboutPrices: -0.8,
  callToAction: -0.7,
  ownName: -3.5,
  town: -1.2,
  digits: -0.4,
  capitals: 0.3,
  sentenceEnd: -0.4,
  // Where it stands.
  smallHeading: 0.7,
  listEntry: 0.6,
  tableCell: 1,
  menu: -0.7,
  footer: -0.4,
  form: -0.3,
  button: -0.6,
  partOfText: -0.5,
  late: -0.4,
  described: 0.3,
  onHome: 0.7,
  onServices: 0.5,
  onServicePage: 0.1,
  belowServices: 0.4,
  belowOther: -0.6,
  belowService: -0.4,
  inTitle: 0.6,
  ownPage: 0.5,
  withinLine: 0.8,
  inSentence: 1.2,
  // What stands next to it in the same form.
  inGroup: 0.3,
  besideService: 0.7,
  besideWork: 0.5,
  besideRefused: -0.3,
  amongRefused: -0.6,
  // What the lists of the site say.
  listed: 1.6,
  listedTwice: 1.2,
} as const satisfies Readonly<Record<string, number>>;

export type Sign = keyof typeof SIGN_POINTS;

/** The signs that were seen. */
export function seenSigns(signs: readonly (readonly [Sign, boolean])[]): Sign[] {
  return signs.flatMap(([sign, isSeen]) => (isSeen ? sign : []));
}

/** The log-odds of a text without any sign. */
const BASE_POINTS = -4.3;
/** At even odds: as much speaks for a service as against it. */
export const MIN_POINTS = 0;

/** The log-odds that a text with these signs names a service. */
export function pointsOf(signs: Iterable<Sign>): number {
  let sum = BASE_POINTS;
  for (const sign of signs) sum += SIGN_POINTS[sign];
  return sum;
}
