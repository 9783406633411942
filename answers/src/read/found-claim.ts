import type { BusinessFacts, ClaimKind, ClaimVerdict } from '@named-first/contract';
import type { Sentence } from './text/sentences.ts';

/** One statement before it is worded: where the answer makes it, and what the site says about it. */
export type Found = {
  kind: ClaimKind;
  verdict: ClaimVerdict;
  start: number;
  end: number;
  sentence: Sentence;
  site: { shown: string; evidence: { excerpt: string; url: string } | null } | null;
};

type DisagreeingKind = BusinessFacts['disagreeing'][number];

/**
 * The verdict on a statement that contradicts a fact: wrong only if the fact is certain and the site does not
 * contradict itself.
 */
export function wrongOr(
  fact: { certain: boolean } | undefined | null,
  facts: BusinessFacts,
  kind?: DisagreeingKind,
): ClaimVerdict {
  if (kind !== undefined && facts.disagreeing.includes(kind)) return 'pages-disagree';
  return fact?.certain ? 'wrong' : 'not-on-site';
}
