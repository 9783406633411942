import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from './migrations-folder.ts';
import type { RunQuery } from './tables.ts';

/** A migration: its timestamp in milliseconds, and its name if this version of the code knows it. */
export type Migration = { when: number; name: string | null };

type Journal = { entries: { tag: string; when: number }[] };

function journal(): Journal['entries'] {
  return (JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as Journal).entries;
}

/** The newest migration in this version of the code. */
export function newestMigration(): Migration {
  const { tag: name, when } = journal().at(-1)!;
  return { name, when };
}

/** The last migration applied to a database; null if it was never migrated. */
export async function readMigration(query: RunQuery): Promise<Migration | null> {
  const [known] = await query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!known?.name) return null;
  const [last] = await query<{ when: string | null }>(
    'select max(created_at)::text as "when" from drizzle.__drizzle_migrations',
  );
  if (last?.when == null) return null;
  const when = Number(last.when);
  return { when, name: journal().find((entry) => entry.when === when)?.tag ?? null };
}
