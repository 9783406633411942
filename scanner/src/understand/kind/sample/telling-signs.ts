import type { SampleKind } from '../../../lexicon/sample/sample-text.ts';

/**
 * Signs of a text that is left over from a template, the most telling first, with what the report says about such a
 * text. Nearly every text with one of them is sample text.
 */
const TELLING = {
  templateCode: 'template-leftover',
  squareCode: 'template-leftover',
  crosses: 'unfilled-blank',
  squareBlank: 'unfilled-blank',
  angles: 'unfilled-blank',
  codeName: 'unfilled-blank',
  todo: 'note-to-the-author',
  climbingIdentifier: 'sample-number',
  zeroIdentifier: 'sample-number',
  climbingNumber: 'sample-phone',
  climbingLine: 'sample-phone',
  repeatedNumber: 'sample-phone',
  repeatedLine: 'sample-phone',
  steppedPairs: 'sample-phone',
  equalGroups: 'sample-phone',
  fiction: 'sample-phone',
  mostlyLatin: 'filler-text',
  latin: 'filler-text',
  lorem: 'filler-text',
  mash: 'filler-text',
  junk: 'filler-text',
  exampleMail: 'sample-email',
  person: 'sample-name',
  place: 'sample-address',
  countedStreet: 'sample-address',
  blankName: 'sample-name',
  numberedPart: 'note-to-the-author',
  futureCopyright: 'template-leftover',
  draft: 'draft',
  ownNotYet: 'unfinished',
  partNotYet: 'unfinished',
  ownBuilt: 'unfinished',
  ownToBeDone: 'unfilled-blank',
  partToBeDone: 'note-to-the-author',
  markedToBeDone: 'unfilled-blank',
  placeholder: 'note-to-the-author',
  demo: 'note-to-the-author',
  demoInParentheses: 'note-to-the-author',
  replacePart: 'note-to-the-author',
  editHere: 'note-to-the-author',
  partHere: 'note-to-the-author',
  yourPart: 'note-to-the-author',
  altNote: 'note-to-the-author',
  twoNotes: 'note-to-the-author',
} as const satisfies Readonly<Record<string, SampleKind>>;

export type SampleSign = keyof typeof TELLING;
/** A sign, and where in the text it begins. */
export type SignAt = { sign: SampleSign; at: number };

/** A text that is left over from a template: what it is, and where its most telling sign begins. */
export type TellingText = {
  why: SampleKind;
  at: number;
  /** True if it is only sample text where visitors read it: pictures of a finished page are called placeholders too. */
  onlyShown: boolean;
};

const SIGNS = Object.keys(TELLING) as SampleSign[];
const ONLY_SHOWN: ReadonlySet<SampleSign> = new Set(['placeholder', 'partNotYet']);

/** What the signs of a text say. Null without any. */
export function readSigns(found: readonly SignAt[]): TellingText | null {
  if (found.length === 0) return null;
  const main = SIGNS.find((sign) => found.some((one) => one.sign === sign));
  const first = found.find(({ sign }) => sign === main)!;
  return {
    why: TELLING[first.sign],
    at: first.at,
    onlyShown: found.every(({ sign }) => ONLY_SHOWN.has(sign)),
  };
}
