import { existsSync } from 'node:fs';
import { chmod, mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { Logger } from 'pino';
import { createProcessLocks } from '../advisory-locks.ts';
import { announceCommits } from '../after-commit.ts';
import type { Database, OpenDatabase } from '../database.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import * as schema from '../schema/index.ts';
import { AppPGlite } from './app-pglite.ts';
import { backUp } from './backup.ts';
import { createDatabaseFiles } from './create-database-files.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { startMaintenance } from './maintenance.ts';

const LEAST_FREE_BYTES = 32 * 1024 * 1024;

/**
 * Opens the embedded database in `dataDir/database`, creating it at the first start, and migrates it.
 * Throws `DataFolderInUseError` when another process has it open, `DataDiskFullError` when it finds no room.
 */
export async function openEmbedded(options: { dataDir: string; log: Logger }): Promise<OpenDatabase> {
  const { dataDir, log } = options;
  const folder = join(dataDir, 'database');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockDataFolder(join(dataDir, 'database.lock'), dataDir);
  try {
    if (!existsSync(join(folder, 'PG_VERSION'))) {
      log.info('Creating the embedded database');
      await createDatabaseFiles(folder);
    }
    // PGlite makes files that anybody may write; they hold personal data, so the folder keeps everybody else out.
    await chmod(folder, 0o700);
    return await openFiles(folder, log, lock.release);
  } catch (error) {
    lock.release();
    throw await explained(error, dataDir);
  }
}

async function openFiles(folder: string, log: Logger, release: () => void): Promise<OpenDatabase> {
  const pglite = new AppPGlite(folder);
  await pglite.waitReady;
  const db = drizzle(pglite, { schema });
  try {
    await migrate(db, { migrationsFolder });
  } catch (error) {
    await pglite.close();
    throw error;
  }
  const maintenance = startMaintenance(pglite, log);
  return {
    db: announceCommits(db as unknown as Database),
    kind: 'embedded',
    bossAdapter: { db: fromPglite(pglite), backend: 'pglite' },
    locks: createProcessLocks(),
    async ping() {
      await pglite.query('select 1');
    },
    async close() {
      await maintenance.stop();
      await pglite.close();
      release();
    },
    backUp: (target) => backUp(pglite, folder, target),
  };
}

class DataDiskFullError extends Error {
  override name = 'DataDiskFullError';
}

/** PGlite dies on a full disk without saying so. */
async function explained(error: unknown, dataDir: string): Promise<unknown> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize > LEAST_FREE_BYTES) return error;
  return new DataDiskFullError(
    `The disk of the data folder ${dataDir} is full. Make room and start again: no data is lost.`,
    {
      cause: error,
    },
  );
}
