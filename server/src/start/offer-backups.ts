import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type FinishedBackup, makeBackup } from '../db/backup/make-backup.ts';
import type { OpenDatabase } from '../db/database.ts';
import { answerBackupRequests } from './backup-requests.ts';

type BackUpOptions = {
  /** Copies the running database into a new folder; null on PostgreSQL, which has its own backup tools. */
  backUp: OpenDatabase['backUp'] | null;
  dataDir: string;
  log: Logger;
};

/** The default folder of a backup: `backups/<time>` in the data folder, with the colons of the time removed. */
export function defaultBackupFolder(dataDir: string): string {
  return join(dataDir, 'backups', new Date().toISOString().replaceAll(':', '-'));
}

/**
 * Makes a backup of the running embedded database when `npm run backup` or SIGUSR2 requests one. SIGUSR2 would end a
 * process without a handler, so it is also handled on PostgreSQL.
 *
 * @returns a function that stops taking requests.
 */
export async function offerBackups({ backUp, dataDir, log }: BackUpOptions): Promise<() => void> {
  if (!backUp) {
    process.on('SIGUSR2', () => log.warn('No backup was made: the data is on PostgreSQL, use npm run backup'));
    return () => {};
  }
  const make = oneAtATime(async (folder) => {
    try {
      const finished = await makeBackup(folder, 'embedded', backUp);
      log.info({ folder }, 'A backup was made');
      return finished;
    } catch (error) {
      log.error({ err: error }, 'The backup could not be made');
      throw error;
    }
  });
  process.on('SIGUSR2', () => {
    const folder = defaultBackupFolder(dataDir);
    mkdir(join(dataDir, 'backups'), { recursive: true, mode: 0o700 })
      .then(() => make(folder))
      .catch(() => {});
  });
  return answerBackupRequests({ dataDir, log }, make);
}

function oneAtATime(make: (folder: string) => Promise<FinishedBackup>): typeof make {
  let copying = false;
  return async (folder) => {
    if (copying) throw new Error('A backup is being made already.');
    copying = true;
    try {
      return await make(folder);
    } finally {
      copying = false;
    }
  };
}
