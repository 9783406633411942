import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { migrationsFolder } from '../migrations-folder.ts';

const OLDEST_VERSION = 15;
/** An arbitrary number that no other lock in this database uses. */
const MIGRATION_LOCK = 4_201_511_900;
const MAX_WAIT_MS = 300_000;

/**
 * Migrates the database, one process at a time. Drizzle's migrator does not lock, so of several processes that start
 * together on an empty database all but one would fail. Throws if the server is older than PostgreSQL 15 or refuses.
 */
export async function migratePostgres(databaseUrl: string): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'named-first-migrations',
    connectionTimeoutMillis: 10_000,
    lock_timeout: MAX_WAIT_MS,
  });
  await client.connect();
  try {
    await refuseOldServer(client);
    // A session-level lock: ending the client releases it, whether or not the migration succeeded.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 as major`,
  );
  const major = rows[0]?.major ?? 0;
  if (major < OLDEST_VERSION) {
    throw new Error(`PostgreSQL ${OLDEST_VERSION} or newer is needed; the server at DATABASE_URL is ${major}.`);
  }
}
