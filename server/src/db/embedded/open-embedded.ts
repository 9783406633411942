import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { Logger } from 'pino';
import { createProcessLocks } from '../advisory-locks.ts';
import { announceCommits } from '../after-commit.ts';
import type { DatabaseFacts } from '../backup/manifest.ts';
import { CommandError } from '../command-error.ts';
import type { Database, OpenDatabase } from '../database.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import * as schema from '../schema/index.ts';
import type { RunQuery } from '../tables.ts';
import { AppPGlite } from './app-pglite.ts';
import { backUp } from './backup.ts';
import { createDatabaseFiles } from './create-database-files.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { MIN_FREE_BYTES, problemOf, startDiskGuard } from './disk-guard.ts';
import { startMaintenance } from './maintenance.ts';

/** The running embedded database, before migration and without maintenance. */
export type OpenFolder = {
  pglite: AppPGlite;
  path: string;
  /** Also unlocks the data folder. */
  close(): Promise<void>;
};

/**
 * Opens and migrates the embedded database in `dataDir/database`, and creates it at the first start. Throws
 * `DataFolderInUseError` if another process has it open, `DataDiskFullError` if the disk is full.
 */
export async function openEmbedded(options: { dataDir: string; log: Logger }): Promise<OpenDatabase> {
  const folder = await openFolder(options);
  try {
    return await serveEmbedded(folder, options.log);
  } catch (error) {
    await folder.close();
    refuseFullDisk(options.dataDir, error);
    throw error;
  }
}

/**
 * Opens the files in `dataDir/database`, and creates them at the first start. Throws the same errors as `openEmbedded`.
 */
export async function openFolder({ dataDir, log }: { dataDir: string; log: Logger }): Promise<OpenFolder> {
  const path = join(dataDir, 'database');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  refuseFullDisk(dataDir);
  const lock = lockDataFolder(join(dataDir, 'database.lock'), dataDir);
  try {
    if (!existsSync(join(path, 'PG_VERSION'))) {
      log.info('Creating the embedded database');
      await createDatabaseFiles(path);
    }
    // PGlite creates world-writable files. They contain personal data, so the folder denies access to other users.
    await chmod(path, 0o700);
    const pglite = new AppPGlite(path);
    await pglite.waitReady;
    return {
      pglite,
      path,
      async close() {
        await pglite.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    refuseFullDisk(dataDir, error);
    throw error;
  }
}

/** The files of a stopped embedded database, opened without migration or maintenance. */
export type EmbeddedFiles = {
  query: RunQuery;
  backUp(target: string): Promise<DatabaseFacts>;
  /** Also unlocks the data folder. */
  close(): Promise<void>;
};

/**
 * Opens the database in `dataDir/database` for a backup or a check, regardless of the version that wrote it.
 *
 * @throws DataFolderInUseError if a process has it open, CommandError if it does not exist.
 */
export async function openEmbeddedFiles(dataDir: string): Promise<EmbeddedFiles> {
  const folder = join(dataDir, 'database');
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new CommandError(`There is no database in ${dataDir} yet.`);
  const lock = lockDataFolder(join(dataDir, 'database.lock'), dataDir);
  try {
    const pglite = new AppPGlite(folder);
    await pglite.waitReady;
    return {
      query: async (text, values) => (await pglite.query(text, values)).rows as never,
      backUp: (target) => backUp(pglite, folder, target),
      async close() {
        await pglite.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    refuseFullDisk(dataDir, error);
    throw error;
  }
}

/** Migrates the database of an open folder and starts its maintenance. Closing the result also closes the folder. */
export async function serveEmbedded({ pglite, path, close }: OpenFolder, log: Logger): Promise<OpenDatabase> {
  const db = drizzle(pglite, { schema });
  await migrate(db, { migrationsFolder });
  const disk = startDiskGuard(pglite, path, log);
  const maintenance = startMaintenance(pglite, log, () => disk.problem() === null);
  return {
    db: announceCommits(db as unknown as Database),
    kind: 'embedded',
    diskProblem: disk.problem,
    bossAdapter: { db: fromPglite(pglite), backend: 'pglite' },
    locks: createProcessLocks(),
    async ping() {
      await pglite.query('select 1');
    },
    async close() {
      disk.stop();
      await maintenance.stop();
      await close();
    },
    backUp: (target) => backUp(pglite, path, target),
  };
}

class DataDiskFullError extends Error {
  override name = 'DataDiskFullError';
}

/** The embedded database can neither open nor survive on a full disk, and reports no useful error. */
function refuseFullDisk(dataDir: string, cause?: unknown): void {
  const problem = problemOf(dataDir, MIN_FREE_BYTES);
  if (problem === null) return;
  const words = `Nothing can be stored in ${dataDir}: ${problem}. Make room and start again: no data is lost.`;
  throw new DataDiskFullError(words, { cause });
}
