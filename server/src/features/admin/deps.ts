import type { Database } from '../../db/database.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import type { Settings } from '../../settings/settings.ts';
import type { PasswordTurns } from './password-turns.ts';
import type { SignInQueue } from './sign-in-queue.ts';

/** What signing in depends on. */
export type AdminDeps = {
  db: Database;
  clock: { now(): Date };
  settings: Pick<Settings, 'adminPassword' | 'adminTotpSecret'>;
  limiter: RateLimiter;
  /** Holds password checks to one at a time. */
  passwordTurns: PasswordTurns;
  /** Holds guesses at the password to a few a minute in all. */
  signInQueue: SignInQueue;
  /** Signs the tokens of browsers that have signed in. */
  deviceKey: Buffer;
};
