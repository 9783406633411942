/** How often one address may do something, in fixed windows that start with the first request. */
export const RATE_LIMITS = {
  /** Every call of the scan, including those answered from the last scan. */
  scan: { most: 12, seconds: 10 * 60 },
  /** Every post of a public form: lead, contact, newsletter, white paper, checkout. */
  form: { most: 10, seconds: 10 * 60 },
  /** Reports as PDF. Each takes several hundred milliseconds of processor time. */
  'report-pdf': { most: 20, seconds: 10 * 60 },
  /** Notices from an open report page that it is being read. */
  'report-opened': { most: 60, seconds: 10 * 60 },
  /** Notices from the funnel that one of its screens is in view. */
  'funnel-step': { most: 60, seconds: 10 * 60 },
  /** Each followed billing link requests a page from the payment provider. Counted per customer. */
  billing: { most: 30, seconds: 10 * 60 },
  /**
   * Views of a fact sheet waiting for its signature. The links cannot be guessed in practice, but each guess costs a
   * query.
   */
  sheet: { most: 60, seconds: 10 * 60 },
  /** Unsubscribing and choosing lists. Mail providers post on behalf of many people from few addresses. */
  'mail-choice': { most: 600, seconds: 10 * 60 },
  /** Asking for a sign-in link, and using one. Generous, because attackers may share the network of the admin. */
  'sign-in-link': { most: 60, seconds: 10 * 60 },
  /** Failed sign-ins only. */
  'failed-login': { most: 5, seconds: 15 * 60 },
} as const;

export type RateLimitName = keyof typeof RATE_LIMITS;

export type RateLimitCount = { count: number; resetsAt: Date };

/** Where the counts are stored: in this process on the embedded database, in the database on PostgreSQL. */
export type RateLimitStore = {
  /** Adds one to the key's window. Opens a new window if the last one has ended. */
  add(key: string, seconds: number, now: Date): Promise<RateLimitCount>;
  /** The count of the open window, without adding to it; null without an open window. */
  read(key: string, seconds: number, now: Date): Promise<RateLimitCount | null>;
};
