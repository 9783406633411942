import { accessSync, constants, statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'pino';

/**
 * PostgreSQL needs free disk space to survive: it panics if its log cannot grow or a checkpoint cannot be written, and
 * the embedded database then hangs with the whole process. A log segment has 16 MB, data not yet written to the tables
 * at most 32 MB (`shared_buffers`), and other programs keep filling the disk between two checks.
 */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;
/** A higher threshold for becoming writable again, so that the state does not flip with every check. */
const FREE_AGAIN_BYTES = MIN_FREE_BYTES + 16 * 1024 * 1024;
const LOOK_EVERY_MS = 250;

export type DiskGuard = {
  /** Why writing is disabled, as a sentence for an operator; null if it is enabled. */
  problem(): string | null;
  /** Checks the disk now, and makes the database read-only or writable accordingly. */
  look(): Promise<void>;
  stop(): void;
};

/**
 * Keeps `pglite` read-only while the disk of `folder` is nearly full or read-only itself. Reads continue; writes fail
 * with error 25006.
 */
export function startDiskGuard(
  pglite: Pick<PGlite, 'exec'>,
  folder: string,
  log: Logger,
  diskProblem: typeof problemOf = problemOf,
): DiskGuard {
  let current: string | null = null;
  const look = async () => {
    const found = diskProblem(folder, current === null ? MIN_FREE_BYTES : FREE_AGAIN_BYTES);
    if (found === current) return;
    const changed = (found === null) !== (current === null);
    current = found;
    if (!changed) return;
    if (found === null) log.info('The disk has room again: writing goes on');
    else log.error({ reason: found }, 'Nothing can be stored until the disk is in order');
    await pglite.exec(`set default_transaction_read_only = ${found === null ? 'off' : 'on'}`);
  };
  const timer = setInterval(() => {
    look().catch((error) => log.error({ err: error }, 'The disk could not be looked at'));
  }, LOOK_EVERY_MS);
  timer.unref();
  return { problem: () => current, look, stop: () => clearInterval(timer) };
}

/** Synchronous, because both calls take microseconds and the thread pool may be blocked by a slow disk. */
export function problemOf(folder: string, leastFreeBytes: number): string | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < leastFreeBytes) {
      return `the disk of the data folder is full (less than ${Math.round(leastFreeBytes / 1024 / 1024)} MB free)`;
    }
    accessSync(folder, constants.W_OK);
    return null;
  } catch {
    return 'the data folder cannot be written';
  }
}
