import type { NoScore, SiteState } from '@named-first/contract';
import type { Fetched, PageRole } from '../../artifacts.ts';

/** What kind of answer the site as a whole gave, and where. */
export type SiteFactsSite = {
  website: string;
  /** Home page address after redirects, or null. */
  finalUrl: string | null;
  /** Registrable domain of the final address (public-suffix aware), or the host. */
  domain: string | null;
  state: SiteState;
  /** What `state` comes from when it is not `ok`, and the same in words to the owner. */
  noScore: NoScore | null;
  stateReason: string | null;
  /** ISO 8601 day of the scan. */
  today: string;
  /** Website builder or CMS, recognised from generator tags and asset hosts; null when unknown. */
  builder: string | null;
  /** Things to say beside the score: a move to another domain, pages that were cut, links to young standards. */
  notes: readonly string[];
  unread: readonly { role: PageRole; url: string; fetched: Fetched }[];
};
