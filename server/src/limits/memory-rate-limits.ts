import type { RateLimitCount, RateLimitStore } from './rate-limits.ts';

const MIN_TO_SWEEP = 10_000;

/**
 * Counts in the memory of this process. Expired windows are removed when their number has doubled since the last sweep.
 * Memory stays bounded, and a crowd does not make every request scan all windows.
 */
export function createMemoryRateLimits(windows = new Map<string, RateLimitCount>()): RateLimitStore {
  const open = (key: string, seconds: number, now: Date) => {
    const window = windows.get(key);
    if (!window || window.resetsAt <= now) return null;
    // A window in the future was opened before the clock was set back. Ignore it, or callers stay locked out.
    return window.resetsAt.getTime() - now.getTime() <= seconds * 1000 ? window : null;
  };
  let sweepAt = MIN_TO_SWEEP;
  const sweep = (now: Date) => {
    for (const [key, window] of windows) if (window.resetsAt <= now) windows.delete(key);
    sweepAt = Math.max(MIN_TO_SWEEP, 2 * windows.size);
  };

  return {
    async add(key, seconds, now) {
      if (windows.size >= sweepAt) sweep(now);
      const before = open(key, seconds, now);
      const resetsAt = before?.resetsAt ?? new Date(now.getTime() + seconds * 1000);
      const window = { count: (before?.count ?? 0) + 1, resetsAt };
      windows.set(key, window);
      return window;
    },
    async read(key, seconds, now) {
      return open(key, seconds, now);
    },
  };
}
