import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = 'named-first-tests-';
/** Plenty: the browser tests of three workers use 170 MB at a time. A container has 64 MB unless it is given more. */
const MIN_FREE_BYTES = 4 * 1024 ** 3;

/** A folder in memory, and a function that removes it. */
export type RamFolder = { folder: string; remove(): void };

/**
 * A folder for the temporary files of the tests, on the RAM disk of Linux. The tests copy, sync and delete hundreds of
 * database folders, which takes a disk's file system more processor time. Null if there is no RAM disk with enough free
 * space, or if it is mounted `noexec`, as Docker does. Removes the folders of runs that were killed.
 */
export function makeRamFolder(ramDisk = '/dev/shm', minFreeBytes = MIN_FREE_BYTES): RamFolder | null {
  if (!existsSync(ramDisk)) return null;
  for (const name of readdirSync(ramDisk)) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (owner && !isRunning(Number(owner))) rmSync(join(ramDisk, name), { recursive: true, force: true });
  }
  const { bavail, bsize } = statfsSync(ramDisk);
  if (bavail * bsize < minFreeBytes) return null;
  const folder = mkdtempSync(join(ramDisk, `${PREFIX}${process.pid}-`));
  // Like `/tmp`, because the throwaway PostgreSQL runs as another user.
  chmodSync(folder, 0o1777);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (canExecute(folder)) return { folder, remove };
  remove();
  return null;
}

function canExecute(folder: string): boolean {
  const script = join(folder, 'script');
  writeFileSync(script, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(script);
  rmSync(script);
  return status === 0;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
