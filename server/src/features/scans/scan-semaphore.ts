import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { AdvisoryLocks, Unlock } from '../../db/advisory-locks.ts';
import { AppError } from '../../errors/app-error.ts';

/** One scan of a site that several callers, here and in other processes, can share. */
export type SharedScan<T> = {
  /** Callers with the same key share one run in this process. */
  key: string;
  /** The site as `parseWebsite` names it. At most one process scans it at a time. */
  site: string;
  /**
   * Finds a stored scan that serves the callers, or returns null.
   *
   * @param waitedSince when this process began to wait for another process's scan of the site; null if it did not wait.
   */
  find(waitedSince: Date | null): Promise<T | null>;
  /** Scans the site and stores the result. */
  scan(): Promise<T>;
};

/**
 * Limits how many scans run concurrently in this process, queues the others in order of arrival, and ensures that each
 * site is scanned by at most one process on the database at a time.
 */
export type ScanSemaphore = {
  /**
   * Finds or makes a scan, or joins the running one with its key. The run is independent of its callers: one that
   * disconnects does not stop it.
   *
   * @throws AppError `too-busy` if the queue is full; the errors of `find` and `scan`.
   */
  run<T>(shared: SharedScan<T>): Promise<T>;
};

export type ScanSemaphoreOptions = {
  /** The number of concurrent scans. */
  atOnce: number;
  /** How many more may wait, in the queue or for another process. */
  waiting: number;
  locks: AdvisoryLocks;
  clock: { now(): Date };
  log: Logger;
  /** How often a process waiting for another one's scan tries to take the lock. */
  pollMs?: number;
  /**
   * After this time it scans without the lock. Longer than any scan, so it only matters if a lock is never released.
   */
  longestWaitMs?: number;
};

const RETRY_AFTER_SECONDS = 30;
const POLL_MS = 200;
const MAX_WAIT_MS = 45_000;

/** Used if a lock cannot be taken: scanning twice is better than not at all. */
const NO_LOCK: Unlock = async () => {};

export function createScanSemaphore(options: ScanSemaphoreOptions): ScanSemaphore {
  const { atOnce, waiting, locks, clock, log, pollMs = POLL_MS, longestWaitMs = MAX_WAIT_MS } = options;
  const running = new Map<string, Promise<unknown>>();
  const withSlot = pLimit(atOnce);

  const tryLock = async (site: string): Promise<Unlock | null> => {
    try {
      return await locks.tryLock(`scan ${site}`);
    } catch (error) {
      log.warn({ err: error }, 'A scan runs without its lock');
      return NO_LOCK;
    }
  };
  const underLock = async <T>(unlock: Unlock, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } finally {
      await unlock();
    }
  };
  /** Waits without occupying a slot, so that a site scanned by another process does not delay other sites here. */
  const waitForOtherProcess = async (site: string): Promise<Unlock> => {
    const until = performance.now() + longestWaitMs;
    while (performance.now() < until) {
      await pause(pollMs);
      const unlock = await tryLock(site);
      if (unlock) return unlock;
    }
    return NO_LOCK;
  };
  const findOrScan = async <T>({ site, find, scan }: SharedScan<T>): Promise<T> => {
    let waitedSince = clock.now();
    const first = await withSlot(async () => {
      waitedSince = clock.now();
      const unlock = await tryLock(site);
      // Looked up again under the lock, because another scan may have ended since the caller's lookup.
      return unlock && underLock(unlock, async () => ({ scan: (await find(null)) ?? (await scan()) }));
    });
    if (first) return first.scan;
    const unlock = await waitForOtherProcess(site);
    return underLock(unlock, async () => (await find(waitedSince)) ?? withSlot(scan));
  };

  return {
    async run<T>(shared: SharedScan<T>): Promise<T> {
      const joined = running.get(shared.key);
      if (joined) return joined as Promise<T>;
      if (running.size >= atOnce + waiting) {
        throw new AppError('too-busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      const run = findOrScan(shared).finally(() => running.delete(shared.key));
      running.set(shared.key, run);
      return run;
    },
  };
}
