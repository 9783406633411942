import type { ProofKind } from '../../../lexicon/phrases/proof-cues.ts';

/** What a phrase speaks of. */
const KIND_POINTS = {
  register: 2.1,
  certified: 1.6,
  licensed: 1.5,
  insured: 1,
  studies: 0.9,
  local: 0.7,
  trained: 0.6,
  guarantee: 0.6,
  years: 0.3,
  member: 0.3,
  percent: 0.3,
  nonprofit: 0.1,
  partner: 0,
  family: -0.3,
  specialist: -0.3,
  award: -0.3,
  experience: -0.4,
  rating: -0.8,
  founded: -0.8,
  since: -0.9,
  customers: -1,
} as const satisfies Readonly<Record<ProofKind, number>>;

/**
 * What speaks for or against a phrase being a proof, in log-odds. The points are the coefficients of a logistic
 * regression on the tuning sites of docs/truth.md, validated on sites that each fit had not seen.
 */
const SIGN_POINTS = {
  ...KIND_POINTS,
  noKind: -1.6,
  twoKinds: 1.1,
  moreKinds: 1.3,
  // Its words.
  sinceYear: 2.2,
  ratingAndNumber: 1.8,
  customersAndNumber: 0.9,
  yearsAndNumber: 0.3,
  yearsOfExperience: 1,
  plus: 2,
  year: 1.7,
  number: 1.1,
  date: -0.9,
  acronym: 1.1,
  properName: 0.5,
  oneWord: 0.8,
  manyWords: -0.4,
  offer: -0.7,
  toReader: -0.9,
  verb: -0.5,
  // Its sentence.
  ours: 0.5,
  reader: -0.1,
  condition: -0.5,
  longSentence: -0.4,
  // Where it is.
  inTitle: 0.9,
  onHome: 0.5,
  onAbout: 0.7,
  onReviews: -0.5,
  onOther: -0.6,
  footer: 0.3,
  heading: -0.4,
  smallHeading: -0.3,
  menu: -0.8,
  form: -0.7,
  tableCell: -1.3,
  button: -1,
  // What is next to it, and how often the site speaks of such things.
  besideKind: 0.4,
  besideTwoKinds: 0.7,
  besideKinds: 0.8,
  labelOfFigure: 0.9,
  frequent: -0.2,
  subject: -0.5,
} as const satisfies Readonly<Record<string, number>>;

export type Sign = keyof typeof SIGN_POINTS;

/** The log-odds of a phrase without any sign, lowered by 1.2 so that nine of ten stated phrases are right. */
const BASE_POINTS = -3.7;
/** From this sum on, a phrase is stated as a proof. */
export const MIN_POINTS = 0;

/** The log-odds that a phrase with these signs is a proof. */
export function pointsOf(signs: Iterable<Sign>): number {
  let sum = BASE_POINTS;
  for (const sign of signs) sum += SIGN_POINTS[sign];
  return sum;
}
