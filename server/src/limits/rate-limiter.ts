import { AppError } from '../errors/app-error.ts';
import { RATE_LIMITS, type RateLimitCount, type RateLimitName, type RateLimitStore } from './rate-limits.ts';

export type RateLimiter = {
  /**
   * Counts one request and returns the current count. @throws AppError `too-many-requests` if the limit is exceeded.
   */
  count(name: RateLimitName, network: string): Promise<number>;
  /** Checks without counting. @throws AppError `too-many-requests` if the limit is reached. */
  refuseWhenSpent(name: RateLimitName, network: string): Promise<void>;
};

/** Counts requests against the table of limits. With `enabled` set to false, every request passes. */
export function createRateLimiter(options: {
  store: RateLimitStore;
  clock: { now(): Date };
  enabled: boolean;
}): RateLimiter {
  const { store, clock, enabled } = options;
  return {
    async count(name, network) {
      if (!enabled) return 0;
      const now = clock.now();
      const seen = await store.add(`${name} ${network}`, RATE_LIMITS[name].seconds, now);
      if (seen.count > RATE_LIMITS[name].most) throw tooMany(seen, now);
      return seen.count;
    },
    async refuseWhenSpent(name, network) {
      if (!enabled) return;
      const now = clock.now();
      const seen = await store.read(`${name} ${network}`, RATE_LIMITS[name].seconds, now);
      if (seen && seen.count >= RATE_LIMITS[name].most) throw tooMany(seen, now);
    },
  };
}

function tooMany(seen: RateLimitCount, now: Date): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil((seen.resetsAt.getTime() - now.getTime()) / 1000));
  return new AppError('too-many-requests', { retryAfterSeconds });
}
