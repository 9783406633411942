import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type FinishedBackup, makeBackup } from '../db/backup/make-backup.ts';
import type { OpenDatabase } from '../db/database.ts';
import { answerBackupRequests } from './backup-requests.ts';

type BackUpOptions = {
  /** Copies the running database into a new folder; null where PostgreSQL keeps the data, which has its own tools. */
  backUp: OpenDatabase['backUp'] | null;
  dataDir: string;
  log: Logger;
};

/** Where backups go unless another place is named: `backups/<time>` in the data folder, the time without colons. */
export function defaultBackupFolder(dataDir: string): string {
  return join(dataDir, 'backups', new Date().toISOString().replaceAll(':', '-'));
}

/**
 * Makes a backup of the running embedded database whenever `npm run backup` asks for one, or SIGUSR2 does. Without a
 * handler the signal would end the process, so on PostgreSQL it is answered too.
 *
 * @returns how to stop taking requests.
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
