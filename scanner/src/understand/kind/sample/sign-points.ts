import type { SampleKind } from '../../../lexicon/sample/sample-text.ts';

/**
 * What speaks for or against a text being left over from a template, in log-odds. The points are the coefficients of a
 * logistic regression on the tuning sites of docs/truth.md, validated on sites that each fit had not seen. They are small
 * because nearly every text with one of the `TELLING` signs is sample text: they mostly tell which ones are not.
 */
const SIGN_POINTS = {
  // What a text has a sign of, so that a rare sign counts like others of its kind.
  gap: 0,
  number: 0.1,
  note: -0.7,
  filler: 0.4,
  name: 0.5,
  // Unfilled blanks: brackets, template code, crosses.
  squareBlank: 0.3,
  squareCode: 0.1,
  templateCode: -0.5,
  angles: 0,
  codeName: 0.2,
  todo: 0,
  crosses: 0.2,
  // Numbers that count up or repeat.
  climbingIdentifier: 0.1,
  zeroIdentifier: 0,
  climbingNumber: -0.2,
  climbingLine: 0,
  repeatedNumber: 0.1,
  repeatedLine: 0,
  steppedPairs: -0.1,
  equalGroups: 0.1,
  fiction: 0.1,
  // Notes to the author of the page.
  placeholder: -0.9,
  demo: 0.1,
  demoInParentheses: 0,
  ownToBeDone: 0.1,
  partToBeDone: 0.1,
  markedToBeDone: 0.2,
  ownNotYet: 0.1,
  partNotYet: -0.8,
  ownBuilt: 0,
  futurePart: 0,
  replacePart: 0.1,
  editHere: 0,
  partHere: 0.2,
  yourPart: 0,
  altNote: 0.2,
  twoNotes: 0.1,
  // Filler.
  latin: 0.3,
  mostlyLatin: 0.3,
  lorem: 0.2,
  mash: 0,
  junk: 0.1,
  // Made-up names and addresses.
  blankName: 0.1,
  numberedPart: 0.3,
  person: 0,
  place: 0,
  countedStreet: 0.1,
  exampleMail: 0.1,
  futureCopyright: 0,
  // Where it stands.
  heading: 0.2,
  footer: 0.2,
  alt: -0.8,
  markup: -0.4,
} as const satisfies Readonly<Record<string, number>>;

export type SampleSign = keyof typeof SIGN_POINTS;
/** A sign, and where in the text it begins. */
export type SignAt = { sign: SampleSign; at: number };

const FAMILIES = ['gap', 'number', 'note', 'filler', 'name'] as const satisfies SampleSign[];
type Family = (typeof FAMILIES)[number];

/** Signs that make a text a candidate, the most telling first, with what the report says about such a text. */
const TELLING = {
  templateCode: ['gap', 'template-leftover'],
  squareCode: ['gap', 'template-leftover'],
  crosses: ['gap', 'unfilled-blank'],
  squareBlank: ['gap', 'unfilled-blank'],
  angles: ['gap', 'unfilled-blank'],
  codeName: ['gap', 'unfilled-blank'],
  todo: ['gap', 'note-to-the-author'],
  climbingIdentifier: ['number', 'sample-number'],
  zeroIdentifier: ['number', 'sample-number'],
  climbingNumber: ['number', 'sample-phone'],
  climbingLine: ['number', 'sample-phone'],
  repeatedNumber: ['number', 'sample-phone'],
  repeatedLine: ['number', 'sample-phone'],
  steppedPairs: ['number', 'sample-phone'],
  equalGroups: ['number', 'sample-phone'],
  fiction: ['number', 'sample-phone'],
  mostlyLatin: ['filler', 'filler-text'],
  latin: ['filler', 'filler-text'],
  lorem: ['filler', 'filler-text'],
  mash: ['filler', 'filler-text'],
  junk: ['filler', 'filler-text'],
  exampleMail: ['name', 'sample-email'],
  person: ['name', 'sample-name'],
  place: ['name', 'sample-address'],
  countedStreet: ['name', 'sample-address'],
  blankName: ['name', 'sample-name'],
  numberedPart: ['name', 'note-to-the-author'],
  futureCopyright: ['name', 'template-leftover'],
  ownNotYet: ['note', 'unfinished'],
  partNotYet: ['note', 'unfinished'],
  ownBuilt: ['note', 'unfinished'],
  ownToBeDone: ['note', 'unfilled-blank'],
  partToBeDone: ['note', 'note-to-the-author'],
  markedToBeDone: ['note', 'unfilled-blank'],
  placeholder: ['note', 'note-to-the-author'],
  demo: ['note', 'note-to-the-author'],
  demoInParentheses: ['note', 'note-to-the-author'],
  replacePart: ['note', 'note-to-the-author'],
  editHere: ['note', 'note-to-the-author'],
  partHere: ['note', 'note-to-the-author'],
  yourPart: ['note', 'note-to-the-author'],
  altNote: ['note', 'note-to-the-author'],
  twoNotes: ['note', 'note-to-the-author'],
} as const satisfies Partial<Record<SampleSign, readonly [Family, SampleKind]>>;

type TellingSign = keyof typeof TELLING;
const TELLING_SIGNS = Object.keys(TELLING) as TellingSign[];

/** The most telling sign of a text with its place, and the families of all. Null for a text without such a sign. */
export function tellingSigns(found: readonly SignAt[]): { first: SignAt; why: SampleKind; families: Family[] } | null {
  const seen = TELLING_SIGNS.filter((sign) => found.some((one) => one.sign === sign));
  const [main] = seen;
  if (main === undefined) return null;
  const first = found.find(({ sign }) => sign === main)!;
  return { first, why: TELLING[main][1], families: [...new Set(seen.map((sign) => TELLING[sign][0]))] };
}

/** The signs that were seen. */
export function seenSigns(signs: readonly (readonly [SampleSign, boolean])[]): SampleSign[] {
  return [...new Set(signs.flatMap(([sign, isSeen]) => (isSeen ? sign : [])))];
}

/** The log-odds of a text without any sign, lowered by 1.5 so that 95 of 100 sites with a stated text have some. */
const BASE_POINTS = 1.9;
/** From this sum on, a text is called sample text. */
const MIN_POINTS = 0;

/** The log-odds that a text with these signs is sample text, above what a report needs. */
function samplePoints(signs: readonly SampleSign[]): number {
  return signs.reduce((sum, sign) => sum + SIGN_POINTS[sign], BASE_POINTS);
}

/** True if a text is judged to be sample text. Without a telling sign it never is, whatever else speaks for it. */
export function isSample(signs: readonly SampleSign[], pointsOf = samplePoints): boolean {
  return FAMILIES.some((family) => signs.includes(family)) && pointsOf(signs) >= MIN_POINTS;
}
