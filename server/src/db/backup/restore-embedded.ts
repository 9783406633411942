import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../command-error.ts';
import { lockDataFolder } from '../embedded/data-folder-lock.ts';
import { openEmbeddedFiles } from '../embedded/open-embedded.ts';
import { syncFolder, syncPath } from '../embedded/sync-folder.ts';
import { compareCounts } from './compare-counts.ts';
import type { Manifest } from './manifest.ts';

export type RestoreOptions = {
  /** The folder of the verified backup. */
  backup: string;
  manifest: Manifest;
  /** Whether to move an existing database aside instead of refusing. */
  replace: boolean;
};

/**
 * Restores the embedded database of `dataDir` from a backup. The copy is opened and its rows are counted first; then it
 * is renamed into place. Before the rename, nothing changes.
 *
 * @returns the new location of the previous database; null if none existed.
 * @throws CommandError if a database exists and `replace` is false, or if the copy does not match the manifest;
 * DataFolderInUseError if a process has the folder open.
 */
export async function restoreEmbedded(
  dataDir: string,
  { backup, manifest, replace }: RestoreOptions,
): Promise<{ aside: string | null }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockDataFolder(join(dataDir, 'database.lock'), dataDir);
  const draft = join(dataDir, 'restore.part');
  try {
    const folder = join(dataDir, 'database');
    const isTaken = existsSync(folder) && (await readdir(folder)).length > 0;
    if (isTaken && !replace) {
      throw new CommandError(`There is a database in ${dataDir} already. With --replace it is put aside and kept.`);
    }
    await copyAndCheck(backup, draft, manifest);
    const aside = isTaken ? `${folder}.replaced-${new Date().toISOString().replaceAll(':', '-')}` : null;
    if (aside) await rename(folder, aside);
    else await rm(folder, { recursive: true, force: true });
    await rename(join(draft, 'database'), folder);
    await syncPath(dataDir);
    return { aside };
  } finally {
    await rm(draft, { recursive: true, force: true });
    lock.release();
  }
}

async function copyAndCheck(backup: string, draft: string, manifest: Manifest): Promise<void> {
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await cp(join(backup, 'database'), join(draft, 'database'), { recursive: true });
  const files = await openEmbeddedFiles(draft);
  try {
    await compareCounts(files.query, manifest);
  } finally {
    await files.close();
  }
  await syncFolder(draft);
}
