import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runScript } from '../../../test/child-script.ts';
import { copyEmbeddedTemplate } from '../../../test/embedded-template.ts';
import { temporaryFolder } from '../../../test/test-database.ts';
import type { OpenDatabase } from '../database.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { openDatabase } from '../open-database.ts';
import * as schema from '../schema/index.ts';

const ALL_TABLES = Object.values(schema).filter((value) => is(value, PgTable)).length;
const migrations = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));

let dataDir: string;
let remove: () => void;
beforeEach(() => {
  ({ folder: dataDir, remove } = temporaryFolder());
});
afterEach(() => remove());

describe('the first start', () => {
  it('survives a kill during and after creating the files, which only the owner can read', {
    timeout: 120_000,
  }, async () => {
    await killWhen(() => readdirSync(dataDir).some((name) => name.startsWith('database.new-')));
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
    await killWhen(() => existsSync(join(dataDir, 'database')));
    const database = await openFolder();
    expect(await tablesOf(database)).toBe(ALL_TABLES);
    await database.close();
    expect(readdirSync(dataDir).sort()).toEqual(['database', 'database.lock']);
    expect(statSync(join(dataDir, 'database')).mode & 0o777).toBe(0o700);
  });

  it('makes a new data folder readable only by its owner, whatever the umask', { timeout: 60_000 }, async () => {
    const inner = join(dataDir, 'here');
    const script = runScript('hold-database', inner);
    await appears(dataDir, () => existsSync(inner));
    await script.kill();
    expect(statSync(inner).mode & 0o777).toBe(0o700);
  });
});

describe('a start that migrates', () => {
  // Counted in changes of the write-ahead log. Opening the database makes the first changes, the migration the later
  // ones.
  for (const changes of [2, 6]) {
    it(`survives being killed after ${changes} writes`, { timeout: 120_000 }, async () => {
      await copyEmbeddedTemplate(dataDir);
      const script = runScript('hold-database', dataDir);
      let seen = 0;
      const opened = new AbortController();
      script.line('open').then(
        () => opened.abort(),
        () => {},
      );
      await appears(join(dataDir, 'database', 'pg_wal'), () => seen++ >= changes, opened.signal);
      await script.kill();
      const database = await openFolder();
      expect(await tablesOf(database)).toBe(ALL_TABLES);
      expect(await runsOf(database)).toBe(migrations.length);
      await database.close();
    });
  }
});

function openFolder(): Promise<OpenDatabase> {
  return openDatabase({ dataDir, databaseUrl: null, log: pino({ level: 'silent' }) });
}

async function tablesOf({ db }: OpenDatabase): Promise<number | undefined> {
  const { rows } = await db.execute<{ tables: number }>(
    sql`select count(*)::int as tables from information_schema.tables where table_schema = 'public'`,
  );
  return rows[0]?.tables;
}

async function runsOf({ db }: OpenDatabase): Promise<number | undefined> {
  const { rows } = await db.execute<{ runs: number }>(
    sql`select count(*)::int as runs from drizzle.__drizzle_migrations`,
  );
  return rows[0]?.runs;
}

async function killWhen(happened: () => boolean): Promise<void> {
  const script = runScript('hold-database', dataDir);
  await appears(dataDir, happened);
  await script.kill();
}

/** Resolves as soon as a change in `folder` makes `happened` true, or the signal is aborted. */
async function appears(folder: string, happened: () => boolean, signal?: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (happened()) watcher.close();
    };
    const watcher = watch(folder, signal ? { signal } : {}, look);
    watcher.on('close', resolve);
    look();
  });
}
