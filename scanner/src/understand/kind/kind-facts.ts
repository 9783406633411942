import type { BusinessKind, KindSign } from '@named-first/contract';

/** What the website is, and what it was taken from. */
export type KindFacts = {
  kind: BusinessKind;
  /** The signs for this kind, the most telling first. */
  signs: readonly KindSign[];
  /** True if the site says its trade only as a part of its name, and not how to reach the business. */
  tradeInDoubt: boolean;
  /** Text of a template that was never replaced: lorem ipsum, `Your Company`, 555 numbers, unfilled blanks. */
  sampleText: readonly KindSign[];
};

/** Whether the content is judged as that of a local business. Where nothing speaks against it, it is. */
export function isJudgedAsLocal({ kind }: Pick<KindFacts, 'kind'>): boolean {
  return kind === 'local-business' || kind === 'cannot-tell';
}
