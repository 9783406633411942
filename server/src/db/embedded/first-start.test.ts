import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runScript } from '../../../test/child-script.ts';
import { copyEmbeddedTemplate } from '../../../test/embedded-template.ts';
import { temporaryFolder } from '../../../test/test-database.ts';
import { type OpenDatabase, openDatabase } from '../database.ts';

const ALL_TABLES = 15;

let dataDir: string;
let remove: () => void;
beforeEach(() => {
  ({ folder: dataDir, remove } = temporaryFolder());
});
afterEach(() => remove());

describe('the first start', () => {
  it('survives a kill while the files are made and one just after, and lets nobody else read them', async () => {
    await killWhen(() => readdirSync(dataDir).some((name) => name.startsWith('database.new-')));
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
    await killWhen(() => existsSync(join(dataDir, 'database')));
    const database = await openFolder();
    expect(await tablesOf(database)).toBe(ALL_TABLES);
    await database.close();
    expect(readdirSync(dataDir).sort()).toEqual(['database', 'database.lock']);
    expect(statSync(join(dataDir, 'database')).mode & 0o777).toBe(0o700);
  });

  it('makes a missing data folder readable for its owner alone, whatever the umask', async () => {
    const inner = join(dataDir, 'made', 'here');
    const script = runScript('hold-database', inner);
    await appears(dataDir, () => existsSync(join(inner, 'database.lock')));
    await script.kill();
    expect(statSync(inner).mode & 0o777).toBe(0o700);
  });
});

describe('a start that migrates', () => {
  it('survives being killed at any moment', async () => {
    await copyEmbeddedTemplate(dataDir);
    for (const milliseconds of [250, 350, 450, 550, 700]) {
      const script = runScript('hold-database', dataDir);
      await Promise.race([pause(milliseconds), script.line('open')]);
      await script.kill();
    }
    const database = await openFolder();
    expect(await tablesOf(database)).toBe(ALL_TABLES);
    const { rows } = await database.db.execute<{ runs: number }>(
      sql`select count(*)::int as runs from drizzle.__drizzle_migrations`,
    );
    const files = readdirSync(new URL('../migrations', import.meta.url)).filter((name) => name.endsWith('.sql'));
    expect(rows[0]?.runs).toBe(files.length);
    await database.close();
  });
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

async function killWhen(happened: () => boolean): Promise<void> {
  const script = runScript('hold-database', dataDir);
  await appears(dataDir, happened);
  await script.kill();
}

/** Resolves as soon as something in `folder` makes `happened` true. */
async function appears(folder: string, happened: () => boolean): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (!happened()) return;
      watcher.close();
      resolve();
    };
    const watcher = watch(folder, { recursive: true }, look);
    look();
  });
}
