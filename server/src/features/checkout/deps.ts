import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import type { Settings } from '../../settings/settings.ts';
import type { EventReader, Payments } from './payments.ts';

/** What checkout depends on. */
export type CheckoutDeps = {
  db: Database;
  clock: { now(): Date };
  jobs: JobQueue;
  log: Logger;
  settings: Pick<Settings, 'publicUrl' | 'mailTo' | 'demoCheckout' | 'stripePrices'>;
  limiter: RateLimiter;
  /** The payment provider; null while checkout is off. */
  payments: Payments | null;
  /** Reads what the payment provider posts; null when that cannot be verified. */
  eventReader: EventReader | null;
};
