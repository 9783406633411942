/**
 * What speaks for or against a name being a town where the business is or works, in log-odds. The points are the
 * coefficients of a logistic regression on the tuning sites of docs/truth.md, validated on sites that each fit had not
 * seen.
 */
const SIGN_POINTS = {
  // What the rules say. The regression gives the first four 0.5 more. The rules were tuned on these sites and are wrong
  // about 1 % of the towns there, but about 5 % on sites that they were not tuned on.
  areaServed: 2.8,
  served: 1,
  mainTown: 1.2,
  ownAddress: 0.7,
  /** The site has an address in another town. */
  otherAddress: -0.3,
  refusedAddress: -0.5,
  map: 0.6,
  // Where it stands, at least once.
  description: 1.1,
  footer: 0.7,
  areaPage: 0.9,
  smallHeading: -0.6,
  wholeText: 1,
  atEnd: 0.9,
  /** Behind one name of a list and before another. */
  between: 1.1,
  /** The same text names four towns, or at least two. */
  listed: 1.5,
  withAnother: 0.4,
  streetBefore: 0.8,
  regionBehind: 0.7,
  // Where it stands each time.
  innerPage: -0.6,
  biography: -1,
  /** `Rue de Béthune`, `Waterloo Station`. */
  street: -0.6,
  /** Inside the name of a person, or of something else: `Essen Catering`. */
  person: -0.8,
  afterWord: -0.8,
  beforeWord: -0.8,
  /** Only the name of the business has it. */
  ownName: -0.5,
  // How often.
  manyMentions: -0.8,
  rarelyNamed: -0.6,
  // Its name.
  largeTown: 0.4,
  smallTown: -0.6,
  shortName: -0.6,
  twoWords: 1.1,
  givenName: -0.4,
  surname: -0.7,
  /** Services of some trade have the word. */
  serviceWord: -0.9,
  /** The site also writes it in lower case. */
  ordinaryWord: -1.2,
  // Its distance from where the business is, and from the other names.
  far: -1.2,
  aloneInArea: -1,
  twoNear: 0.9,
} as const satisfies Readonly<Record<string, number>>;

export type TownSign = keyof typeof SIGN_POINTS;

/** The log-odds of a name without any sign. */
const BASE_POINTS = 0.4;
/** A stated town with fewer points is doubtful. */
export const MIN_STATED = 0.5;
/** From this sum on, a town that no address, list or sentence states is stated as well. */
export const MIN_LIKELY = 2;
/** From this sum on, the most likely town is stated if the site has no other. */
export const MIN_ONLY = 1;

/** The log-odds that a name with these signs is a town of the business. */
export function pointsOf(signs: Iterable<TownSign>): number {
  let sum = BASE_POINTS;
  for (const sign of signs) sum += SIGN_POINTS[sign];
  return sum;
}
