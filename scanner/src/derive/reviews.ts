import type { Evidence } from '@named-first/contract';

/** One review that can be read in the fetched bytes. */
export type Review = {
  text: string;
  name: string | null;
  date: string | null;
  platform: string | null;
  evidence: Evidence;
};

export type ReviewFacts = {
  /** With a name, and a date or a platform. */
  readable: readonly Review[];
  /** Review-like text that lacks the name, or both date and platform. */
  bare: readonly Review[];
  /** `4.9 stars from 212 reviews` in visible text. */
  rating: { value: number | null; count: number | null; shown: string; evidence: Evidence } | null;
  /** `aggregateRating` or `Review` markup. */
  ratingMarkup: readonly Evidence[];
  /** Links to the business's page on a review platform. */
  platformLinks: readonly { platform: string; evidence: Evidence }[];
  /** Widgets that fill in reviews by script. */
  widgets: readonly { name: string; evidence: Evidence }[];
};
