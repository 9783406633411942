import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';

type BackUpOptions = {
  /** Copies the running database into a new folder; null where PostgreSQL keeps the data, which has its own tools. */
  backUp: ((target: string) => Promise<void>) | null;
  dataDir: string;
  log: Logger;
};

/**
 * Makes a copy of the embedded database whenever the process is told to by SIGUSR2: `backups/<time>` in the data folder,
 * itself a data folder. A copy that was not finished is called `<time>.part` and is none. Without this the signal would
 * end the process, so on PostgreSQL it is answered too.
 */
export function backUpOnSignal({ backUp, dataDir, log }: BackUpOptions): void {
  let copying = false;
  process.on('SIGUSR2', async () => {
    if (backUp === null) return log.warn('No backup was made: the data is on PostgreSQL, use pg_dump');
    if (copying) return log.warn('A backup is being made already');
    copying = true;
    const folder = join(dataDir, 'backups', new Date().toISOString().replaceAll(':', '-'));
    const part = `${folder}.part`;
    try {
      await backUp(part);
      await rename(part, folder);
      log.info({ folder }, 'A backup was made');
    } catch (error) {
      log.error({ err: error }, 'The backup could not be made');
      await rm(part, { recursive: true, force: true }).catch(() => {});
    } finally {
      copying = false;
    }
  });
}
