import type { Logger } from 'pino';
import type { OpenDatabase } from './database.ts';

export type DatabaseOptions = {
  /** Where the embedded database is kept, in its own folder `database`. */
  dataDir: string;
  /** A PostgreSQL address; with it PostgreSQL is used in place of the embedded database. */
  databaseUrl: string | null;
  log: Logger;
};

/**
 * Opens the database and brings its tables up to date. Only the driver that is used is loaded.
 * Throws `DataFolderInUseError` when another process has the folder open, `DataDiskFullError` when it finds no room there,
 * and the driver's error when PostgreSQL refuses.
 */
export async function openDatabase({ dataDir, databaseUrl, log }: DatabaseOptions): Promise<OpenDatabase> {
  if (databaseUrl === null) {
    const { openEmbedded } = await import('./embedded/open-embedded.ts');
    return openEmbedded({ dataDir, log });
  }
  const { openPostgres } = await import('./postgres/open-postgres.ts');
  return openPostgres({ databaseUrl, log });
}
