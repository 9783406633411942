import type { BusinessKind, KindSign } from '@named-first/contract';

/** What the website is, and what it was taken from. */
export type KindFacts = {
  kind: BusinessKind;
  /** The signs for this kind, the most telling first. */
  signs: readonly KindSign[];
  /** Text of a template that was never replaced: lorem ipsum, `Your Company`, 555 numbers, unfilled blanks. */
  sampleText: readonly KindSign[];
};
