import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { AdvisoryLocks, Unlock } from '../../db/advisory-locks.ts';
import { AppError } from '../../errors/app-error.ts';

/** One scan of a site that several callers, here and in other processes, may share. */
export type SharedScan<T> = {
  /** Callers with the same key share one run in this process. */
  key: string;
  /** The site as `parseWebsite` names it. Across all processes it is scanned by one at a time. */
  site: string;
  /**
   * A stored scan that answers the callers, or null.
   *
   * @param waitedSince when this process began to wait for another one's scan of the site; null when it did not wait.
   */
  find(waitedSince: Date | null): Promise<T | null>;
  /** Scans the site and stores the outcome. */
  scan(): Promise<T>;
};

/**
 * Limits how many scans run at once in this process, queues the rest first come, first served, and holds each site to
 * one scan at a time across all processes on the database.
 */
export type ScanGate = {
  /**
   * Finds or makes a scan, or joins the run already under way for its key. The run belongs to no caller: one who leaves
   * does not stop it.
   *
   * @throws AppError `too-busy` when the queue is full; whatever `find` and `scan` throw.
   */
  run<T>(shared: SharedScan<T>): Promise<T>;
};

export type ScanGateOptions = {
  /** How many scans run at once. */
  atOnce: number;
  /** How many more may wait, in the queue or for another process. */
  waiting: number;
  locks: AdvisoryLocks;
  clock: { now(): Date };
  log: Logger;
  /** How often a process that waits for another one's scan asks for the lock. */
  pollMs?: number;
  /** After how long it scans without the lock: longer than any scan, so only a lock that nobody releases gets there. */
  longestWaitMs?: number;
};

const RETRY_AFTER_SECONDS = 30;
const POLL_MS = 200;
const LONGEST_WAIT_MS = 45_000;

/** Stands in for a lock that cannot be had: scanning twice is better than not at all. */
const NO_LOCK: Unlock = async () => {};

export function createScanGate(options: ScanGateOptions): ScanGate {
  const { atOnce, waiting, locks, clock, log, pollMs = POLL_MS, longestWaitMs = LONGEST_WAIT_MS } = options;
  const running = new Map<string, Promise<unknown>>();
  const takeTurn = pLimit(atOnce);

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
  /** Waits outside the turns, so that a site another process scans holds up no other site here. */
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
    const first = await takeTurn(async () => {
      waitedSince = clock.now();
      const unlock = await tryLock(site);
      // Looked up under the lock: another scan may have ended between the caller's look and this turn.
      return unlock && underLock(unlock, async () => ({ scan: (await find(null)) ?? (await scan()) }));
    });
    if (first) return first.scan;
    const unlock = await waitForOtherProcess(site);
    return underLock(unlock, async () => (await find(waitedSince)) ?? takeTurn(scan));
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
