import { DatabaseSync } from 'node:sqlite';

/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;

export type DataFolderLock = { release(): void };

export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError';
}

/**
 * Locks the data folder for this process. PGlite itself allows several processes on one folder, which destroys the
 * database. The lock is an exclusive SQLite transaction on `lockFile`, which the operating system releases when the
 * process ends for any reason. Do not open `lockFile` in any other way in this process: closing any handle to a file
 * drops its POSIX locks. Throws `DataFolderInUseError` if the folder is locked.
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
