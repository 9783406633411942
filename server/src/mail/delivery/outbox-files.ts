import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where messages are written as files while there is no SMTP server. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** The file of one row of the outbox. */
export function outboxFile(folder: string, mailId: string): string {
  return join(folder, `${mailId}.eml`);
}

/** Removes the files of mails whose rows are deleted. Files that are not there are no failure. */
export async function removeOutboxFiles(dataDir: string, mailIds: readonly string[]): Promise<void> {
  const folder = outboxFolder(dataDir);
  for (const id of mailIds) {
    const file = outboxFile(folder, id);
    await rm(file, { force: true });
    await rm(`${file}.part`, { force: true });
  }
}

/**
 * Removes files that were written before `before`, whether or not their rows are still there: a file may outlive its row
 * when a database was replaced or a process was killed.
 *
 * @returns how many.
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
