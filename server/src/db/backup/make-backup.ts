import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CommandError } from '../command-error.ts';
import { syncPath } from '../embedded/sync-folder.ts';
import { type DatabaseFacts, type Manifest, writeManifest } from './manifest.ts';

export type FinishedBackup = { folder: string; manifest: Manifest };

/**
 * Creates a backup as the new folder `folder`, all or nothing: it is written as `<folder>.part` and renamed at the end.
 * On failure, everything written is removed.
 *
 * @param copy writes the database into the given folder and returns what it contained at that time.
 * @throws CommandError if the folder exists, and the errors of `copy`.
 */
export async function makeBackup(
  folder: string,
  kind: Manifest['kind'],
  copy: (folder: string) => Promise<DatabaseFacts>,
): Promise<FinishedBackup> {
  if (existsSync(folder)) throw new CommandError(`${folder} exists already. Name a new folder for the backup.`);
  const part = `${folder}.part`;
  const createdAt = new Date().toISOString();
  try {
    // Leftovers of an interrupted backup.
    await rm(part, { recursive: true, force: true });
    await mkdir(part, { recursive: true, mode: 0o700 });
    const facts = await copy(part);
    const manifest = await writeManifest(part, { kind, createdAt, ...facts });
    await syncPath(part);
    await rename(part, folder);
    await syncPath(dirname(folder));
    return { folder, manifest };
  } catch (error) {
    await rm(part, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
}
