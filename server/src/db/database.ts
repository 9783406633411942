import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type { AdvisoryLocks } from './advisory-locks.ts';
import type { DatabaseFacts } from './backup/manifest.ts';
import type * as schema from './schema/index.ts';

type Schema = typeof schema;

type Rows<Row> = { rows: Row[] };

/**
 * What `execute` returns on both databases: rows. The property with the number of changed rows differs, so use
 * `returning` instead.
 */
interface QueryRows extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * The common type of the embedded database and PostgreSQL. Inside `transaction`, use only the handle that it passes.
 */
export type Database = PgDatabase<QueryRows, Schema>;

/** A running transaction. A nested `transaction` is a savepoint. */
export type Tx = PgTransaction<QueryRows, Schema, ExtractTablesWithRelations<Schema>>;

export type OpenDatabase = {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** Resolves when a query succeeds; throws if the database cannot be reached. */
  ping(): Promise<void>;
  /** Embedded only: why the disk accepts no writes at the moment, as a sentence; null if it does. */
  diskProblem?: () => string | null;
  /** The constructor options with which pg-boss reaches this database. */
  bossAdapter: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max' | 'application_name'>;
  /** Locks that all processes on this database share. */
  locks: AdvisoryLocks;
  /** Closes every connection; on the embedded database also unlocks the data folder. */
  close(): Promise<void>;
  /**
   * Embedded only: copies the running database into the new folder `target`, which can then be opened as a database.
   * Queries wait during the copy (about half a second for a small database). Returns facts about the copy. Throws if
   * `target` exists and is not empty.
   */
  backUp?: (target: string) => Promise<DatabaseFacts>;
};
