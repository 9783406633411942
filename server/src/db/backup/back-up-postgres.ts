import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { type DatabaseFacts, readFacts } from './manifest.ts';
import { runPostgresTool, type ToolEnvironment } from './postgres-tools.ts';

/** The file of a backup that `pg_dump` writes. */
export const DUMP = 'database.dump';

/**
 * Dumps a PostgreSQL database into `folder`, whether the product runs or not. The facts are read in the same snapshot
 * that `pg_dump` uses: https://www.postgresql.org/docs/15/functions-admin.html#FUNCTIONS-SNAPSHOT-SYNCHRONIZATION
 *
 * @throws CommandError if `pg_dump` is not installed or fails, and the driver's error if the server refuses.
 */
export async function dumpPostgres(databaseUrl: string, folder: string, env: ToolEnvironment): Promise<DatabaseFacts> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'named-first-backup' });
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const facts = await readFacts(async (text, values) => (await client.query(text, values)).rows as never);
    const file = join(folder, DUMP);
    const args = ['--format=custom', `--snapshot=${rows[0]!.id}`, `--file=${file}`];
    await runPostgresTool('pg_dump', { databaseUrl, args, env });
    await syncFile(file);
    return facts;
  } finally {
    await client.end();
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.chmod(0o600);
    await file.sync();
  } finally {
    await file.close();
  }
}
