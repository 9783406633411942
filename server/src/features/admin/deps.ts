import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import type { Settings } from '../../settings/settings.ts';
import type { PasswordSemaphore } from './password-semaphore.ts';
import type { SignInQueue } from './sign-in-queue.ts';

/** The dependencies of signing in. */
export type AdminDeps = {
  db: Database;
  clock: { now(): Date };
  jobs: JobQueue;
  log: Logger;
  settings: Pick<Settings, 'adminPassword' | 'adminTotpSecret' | 'agencyInbox' | 'publicUrl'>;
  limiter: RateLimiter;
  /** Limits password checks to one at a time. */
  passwordSemaphore: PasswordSemaphore;
  /** Limits password guesses to a few a minute in total. */
  signInQueue: SignInQueue;
  /** Signs the tokens of browsers that have signed in, and sign-in links. */
  deviceKey: Buffer;
};
