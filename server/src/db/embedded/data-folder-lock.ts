import { DatabaseSync } from 'node:sqlite';

/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;

export type DataFolderLock = { release(): void };

export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError';
}

/**
 * Takes the folder for this process. PGlite itself refuses nobody, and two processes on one folder destroy it.
 * The lock is an exclusive SQLite transaction on `lockFile`, which the system frees when the process ends, however it
 * ends. `lockFile` must not be opened otherwise in this process: closing any handle to it drops a POSIX lock.
 * Throws `DataFolderInUseError` when it is taken.
 */
export function lockDataFolder(lockFile: string, dataDir: string): DataFolderLock {
  const database = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new DataFolderInUseError(
      `The data folder ${dataDir} is already in use by another Named First process. Stop it first, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  return {
    release() {
      database.exec('rollback');
      database.close();
    },
  };
}
