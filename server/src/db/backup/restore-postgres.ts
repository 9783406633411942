import { join } from 'node:path';
import { Client } from 'pg';
import { CommandError } from '../command-error.ts';
import { refuseRunningProduct } from '../postgres/refuse-running-product.ts';
import { quoted, type RunQuery } from '../tables.ts';
import { DUMP } from './back-up-postgres.ts';
import { compareCounts } from './compare-counts.ts';
import { runPostgresTool, type ToolEnvironment } from './postgres-tools.ts';
import type { RestoreOptions } from './restore-embedded.ts';

/** All schemas of the product: its tables, its migrations and its job queue. */
const SCHEMAS = ['public', 'drizzle', 'pgboss'];

/**
 * Restores a PostgreSQL database from a backup, in one transaction of `pg_restore`. With `replace`, existing schemas
 * are renamed first, and renamed back on failure.
 *
 * @returns the schemas that were moved aside.
 * @throws CommandError if the database is not empty and `replace` is false, if the product runs on it, if `pg_restore`
 * is not installed or fails, or if the tables do not match the manifest.
 */
export async function restorePostgres(
  databaseUrl: string,
  { backup, manifest, replace, env }: RestoreOptions & { env: ToolEnvironment },
): Promise<{ aside: string[] }> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'named-first-restore' });
  await client.connect();
  const query: RunQuery = async (text, values) => (await client.query(text, values)).rows as never;
  try {
    await refuseRunningProduct(query);
    const taken = await findTables(query);
    if (taken.length > 0 && !replace) {
      throw new CommandError(
        'The database at DATABASE_URL is not empty. With --replace its schemas are renamed and kept.',
      );
    }
    const ending = `_replaced_${new Date().toISOString().replace(/\D/g, '')}`;
    if (taken.length > 0) await renameSchemas(query, taken, (name) => name + ending);
    try {
      // `public` exists, so creating it would fail. pg_dump omits that statement.
      const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', join(backup, DUMP)];
      await runPostgresTool('pg_restore', { databaseUrl, args, env });
      await compareCounts(query, manifest);
    } catch (error) {
      await undo(query, taken, ending);
      throw error;
    }
    return { aside: taken.map((name) => name + ending) };
  } finally {
    await client.end();
  }
}

/** The schemas of the product that contain a table. */
async function findTables(query: RunQuery): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `select distinct schemaname as name from pg_tables where schemaname = any($1) order by 1`,
    [SCHEMAS],
  );
  return rows.map(({ name }) => name);
}

async function renameSchemas(query: RunQuery, names: string[], newName: (name: string) => string): Promise<void> {
  await inTransaction(query, async () => {
    for (const name of names) await query(`alter schema ${quoted(name)} rename to ${quoted(newName(name))}`);
    await query('create schema if not exists public');
  });
}

/** Drops what was restored and renames the schemas that were moved aside back. */
async function undo(query: RunQuery, taken: string[], ending: string): Promise<void> {
  await inTransaction(query, async () => {
    for (const name of await findTables(query)) {
      if (name === 'public' && !taken.includes(name)) await dropTables(query, name);
      else await query(`drop schema ${quoted(name)} cascade`);
    }
    for (const name of taken) {
      // The rename has left an empty schema in its place.
      if (name === 'public') await query('drop schema if exists public');
      await query(`alter schema ${quoted(name + ending)} rename to ${quoted(name)}`);
    }
  });
}

/** Keeps the schema itself: it existed before and may contain extensions. */
async function dropTables(query: RunQuery, schemaName: string): Promise<void> {
  const rows = await query<{ name: string }>('select tablename as name from pg_tables where schemaname = $1', [
    schemaName,
  ]);
  for (const { name } of rows) await query(`drop table if exists ${quoted(schemaName)}.${quoted(name)} cascade`);
}

async function inTransaction(query: RunQuery, work: () => Promise<void>): Promise<void> {
  await query('begin');
  try {
    await work();
    await query('commit');
  } catch (error) {
    await query('rollback');
    throw error;
  }
}
