import type { NoScore, SiteState } from '@named-first/contract';
import type { Fetched, PageRole } from '../../artifacts.ts';
import type { BuilderFacts } from './builder.ts';

/** How the site as a whole answered, and where. */
export type SiteFactsSite = {
  website: string;
  /** URL of the home page after redirects, or null. */
  finalUrl: string | null;
  /** Registrable domain of the final URL (by the public suffix list), or the host. */
  domain: string | null;
  state: SiteState;
  /** The cause of a `state` other than `ok`, also in words for the owner. */
  noScore: NoScore | null;
  stateReason: string | null;
  /** ISO 8601 date of the scan. */
  today: string;
  builder: BuilderFacts;
  /** Notes next to the score: a move to another domain, truncated pages, links to young standards. */
  notes: readonly string[];
  unread: readonly { role: PageRole; url: string; fetched: Fetched }[];
};
