import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import type { Settings } from '../../settings/settings.ts';
import type { EventReader, Payments } from './payments.ts';

/** The dependencies of checkout. */
export type CheckoutDeps = {
  db: Database;
  clock: { now(): Date };
  jobs: JobQueue;
  log: Logger;
  settings: Pick<Settings, 'publicUrl' | 'mailTo' | 'demoCheckout' | 'stripePrices'>;
  limiter: RateLimiter;
  /** The payment provider; null if checkout is disabled. */
  payments: Payments | null;
  /** Verifies and parses the webhooks of the payment provider; null if they cannot be verified. */
  eventReader: EventReader | null;
};
