import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type { AdvisoryLocks } from './advisory-locks.ts';
import type { DatabaseFacts } from './backup/manifest.ts';
import type * as schema from './schema/index.ts';

type Schema = typeof schema;

type Rows<Row> = { rows: Row[] };

/** What `execute` answers on both databases: rows. The count of changed rows has another name on each: use `returning`. */
interface QueryRows extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** The embedded database and PostgreSQL behind one type. Inside `transaction` only the handle it gives may be used. */
export type Database = PgDatabase<QueryRows, Schema>;

/** A running transaction. Its own `transaction` is a savepoint. */
export type Tx = PgTransaction<QueryRows, Schema, ExtractTablesWithRelations<Schema>>;

export type OpenDatabase = {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** Resolves when a query is answered; throws when the database cannot be reached. */
  ping(): Promise<void>;
  /** Embedded only: why its disk takes no writes just now, in words; null when it does. */
  diskProblem?: () => string | null;
  /** How pg-boss reaches this database: part of its constructor's options. */
  bossAdapter: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max' | 'application_name'>;
  /** Locks that every process on this database shares. */
  locks: AdvisoryLocks;
  /** Ends every connection; on the embedded database also lets go of the data folder. */
  close(): Promise<void>;
  /**
   * Embedded only: copies the running database into the new folder `target`, which can then be opened as a database.
   * Queries wait meanwhile (about half a second for a small database). Returns what the copy holds. Throws when `target`
   * exists and is not empty.
   */
  backUp?: (target: string) => Promise<DatabaseFacts>;
};
