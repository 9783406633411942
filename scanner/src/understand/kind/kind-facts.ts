import { asksAsLocal, type BusinessKind, type KindSign } from '@named-first/contract';

/** The kind of the website, and its evidence. */
export type KindFacts = {
  kind: BusinessKind;
  /** True for a local business beyond doubt. */
  isCertain: boolean;
  /** The signs for this kind, strongest first. */
  signs: readonly KindSign[];
  /** Leftover template text: lorem ipsum, `Your Company`, 555 numbers, unfilled blanks. */
  sampleText: readonly KindSign[];
};

/** True if the content is judged as that of a local business, which is the default. */
export function isJudgedAsLocal({ kind }: Pick<KindFacts, 'kind'>): boolean {
  return asksAsLocal(kind);
}
