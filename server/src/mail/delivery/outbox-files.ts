import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder for messages while no SMTP server is configured. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** The file of one outbox row. */
export function outboxFile(folder: string, mailId: string): string {
  return join(folder, `${mailId}.eml`);
}

/** Removes the files of mails whose rows were deleted. Missing files are ignored. */
export async function removeOutboxFiles(dataDir: string, mailIds: readonly string[]): Promise<void> {
  const folder = outboxFolder(dataDir);
  for (const id of mailIds) {
    const file = outboxFile(folder, id);
    await rm(file, { force: true });
    await rm(`${file}.part`, { force: true });
  }
}

/**
 * Removes files written before `before`, whether or not their rows exist. A file can outlive its row if a database was
 * replaced or a process was killed.
 *
 * @returns the number of removed files.
 */
export async function removeOldOutboxFiles(dataDir: string, before: Date): Promise<number> {
  const folder = outboxFolder(dataDir);
  let removed = 0;
  for (const name of await namesIn(folder)) {
    if (!/\.eml(\.part)?$/.test(name)) continue;
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    if (!found || found.mtime >= before) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
