import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** On a busy event loop every fsync is delayed. One after another, a thousand files would take half a minute. */
const AT_ONCE = 32;

/** Syncs a folder with all its files and subfolders to disk. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  paths.push(folder);
  const syncNext = async (): Promise<void> => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await syncPath(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, syncNext));
}

/** Syncs a file, or the list of names in a folder, to disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Windows cannot fsync a folder, and hardly needs to, because NTFS journals names.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  } finally {
    await handle.close();
  }
}
