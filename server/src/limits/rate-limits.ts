/** How often one address may do what, in fixed windows that start with the first request. */
export const RATE_LIMITS = {
  /** Every call of the scan counts, also one answered from the last scan. */
  scan: { most: 12, seconds: 10 * 60 },
  /** Every post of a public form: lead, contact, newsletter, white paper, checkout. */
  form: { most: 10, seconds: 10 * 60 },
  /** Reports as PDF: each takes some hundred milliseconds of a processor. */
  'report-pdf': { most: 20, seconds: 10 * 60 },
  /** Word from an open report page that it is being read. */
  'report-opened': { most: 60, seconds: 10 * 60 },
  /** Each followed billing link asks the payment provider for a page. Counted by customer. */
  billing: { most: 30, seconds: 10 * 60 },
  /** Leaving a list or choosing what to get. Mail providers post for many people from few addresses. */
  'mail-choice': { most: 600, seconds: 10 * 60 },
  /** Failed sign-ins alone. */
  'failed-login': { most: 5, seconds: 15 * 60 },
} as const;

export type RateLimitName = keyof typeof RATE_LIMITS;

export type RateLimitCount = { count: number; resetsAt: Date };

/** Where counts are kept: in this process on the embedded database, in the database on PostgreSQL. */
export type RateLimitStore = {
  /** Adds one to the key's window, opening a new one when the last has passed. */
  add(key: string, seconds: number, now: Date): Promise<RateLimitCount>;
  /** The count of the open window, without adding; null when none is open. */
  read(key: string, seconds: number, now: Date): Promise<RateLimitCount | null>;
};
