import type { RateLimitCount, RateLimitStore } from './rate-limits.ts';

const SWEEP_AT = 10_000;

/** Counts kept in this process. Passed windows are swept when many have gathered, so that memory stays flat. */
export function createMemoryRateLimits(): RateLimitStore {
  const windows = new Map<string, RateLimitCount>();

  const open = (key: string, now: Date) => {
    const window = windows.get(key);
    return window && window.resetsAt > now ? window : null;
  };
  const sweep = (now: Date) => {
    for (const [key, window] of windows) if (window.resetsAt <= now) windows.delete(key);
  };

  return {
    async add(key, seconds, now) {
      if (windows.size >= SWEEP_AT) sweep(now);
      const before = open(key, now);
      const resetsAt = before?.resetsAt ?? new Date(now.getTime() + seconds * 1000);
      const window = { count: (before?.count ?? 0) + 1, resetsAt };
      windows.set(key, window);
      return window;
    },
    async read(key, _seconds, now) {
      return open(key, now);
    },
  };
}
