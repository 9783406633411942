import type { Logger } from 'pino';
import type { OpenDatabase } from './database.ts';

export type DatabaseOptions = {
  /** The parent of the embedded database's folder, `database`. */
  dataDir: string;
  /** A PostgreSQL URL. If set, PostgreSQL is used instead of the embedded database. */
  databaseUrl: string | null;
  log: Logger;
};

/**
 * Opens the database and migrates it. Loads only the driver that is used. Throws `DataFolderInUseError` if another
 * process has the folder open, `DataDiskFullError` if the disk is full, and the driver's error if PostgreSQL refuses.
 */
export async function openDatabase({ dataDir, databaseUrl, log }: DatabaseOptions): Promise<OpenDatabase> {
  if (databaseUrl === null) {
    const { openEmbedded } = await import('./embedded/open-embedded.ts');
    return openEmbedded({ dataDir, log });
  }
  const { openPostgres } = await import('./postgres/open-postgres.ts');
  return openPostgres({ databaseUrl, log });
}
