import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { announceCommits } from '../after-commit.ts';
import type { Database, OpenDatabase } from '../database.ts';
import * as schema from '../schema/index.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { createSessionLocks } from './session-locks.ts';

const POOL_SIZE = 10;
/**
 * pg-boss polls on separate connections, so that its heartbeats neither wait behind slow requests nor share their
 * timeouts.
 */
const JOBS_POOL_SIZE = 4;

/**
 * Migrates the PostgreSQL database at `databaseUrl` and opens a pool on it. Throws the driver's error if it refuses.
 */
export async function openPostgres(options: { databaseUrl: string; log: Logger }): Promise<OpenDatabase> {
  await migratePostgres(options.databaseUrl);
  const pool = new Pool({
    connectionString: options.databaseUrl,
    application_name: 'named-first',
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    lock_timeout: 10_000,
  });
  // Without a listener, a lost connection would end the process. The pool only listens on idle connections, so each
  // client needs its own listener for losses during a transaction: https://node-postgres.com/apis/pool#error
  pool.on('connect', (client) => {
    client.on('error', (error) => options.log.warn({ err: error }, 'A database connection was lost'));
  });
  pool.on('error', () => {});
  const locks = createSessionLocks(options);
  return {
    db: announceCommits(drizzle(pool, { schema }) as unknown as Database),
    kind: 'postgres',
    bossAdapter: {
      connectionString: options.databaseUrl,
      max: JOBS_POOL_SIZE,
      application_name: 'named-first-jobs',
    },
    locks,
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      await locks.close();
      await pool.end();
    },
  };
}
