import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './test-database.ts';

export type SmallDisk = {
  folder: string;
  /** Fills it up, except for this many bytes. */
  fill(leave?: number): void;
  /** Frees the space again. */
  empty(): void;
  remove(): void;
};

/** Whether this user may mount file systems. */
export function mayMount(): boolean {
  const disk = mountSmallDisk(1);
  disk?.remove();
  return disk !== null;
}

/** A RAM disk of this many megabytes; null if mounting is not permitted. */
export function mountSmallDisk(megabytes: number, options = 'rw'): SmallDisk | null {
  const { folder, remove } = temporaryFolder();
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,${options}`, 'tmpfs', folder]);
  if (mount.status !== 0) {
    remove();
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill(leave = 0) {
      const file = openSync(filler, 'a');
      try {
        const { bavail, bsize } = statfsSync(folder);
        for (let left = bavail * bsize - leave; left > 0; )
          left -= writeSync(file, Buffer.alloc(Math.min(left, 1 << 20)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync('umount', ['-l', folder]);
      remove();
    },
  };
}
