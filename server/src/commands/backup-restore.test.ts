import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fillDataFolder, signIn, type Traces } from '../../test/realistic-data.ts';
import { SHORT_LIVED_ENV, SHORT_LIVED_OPTIONS } from '../../test/short-lived.ts';
import { type SpawnedProduct, spawnProduct } from '../../test/spawn-product.ts';
import { createServerDatabase, type ServerDatabase, temporaryFolder, testServer } from '../../test/test-database.ts';
import { MANIFEST, type Manifest } from '../db/backup/manifest.ts';
import { openDatabase } from '../db/open-database.ts';
import { fingerprint, type RunQuery, readTables, SESSION_FORMATS } from '../db/tables.ts';
import { parseSettings } from '../settings/settings.ts';
import { backup as backUp } from './backup.ts';
import { moveDatabase } from './move-database.ts';
import { restore } from './restore.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const log = pino({ level: 'silent' });
const data = temporaryFolder();
const work = temporaryFolder();
const running: SpawnedProduct[] = [];
let traces: Traces;
let folders = 0;

beforeAll(async () => {
  traces = await fillDataFolder(data.folder);
});
afterAll(() => {
  data.remove();
  work.remove();
});
afterEach(async () => {
  for (const { child, exited } of running.splice(0)) {
    child.kill('SIGKILL');
    await exited;
  }
});

type Ended = { code: number; stdout: string; stderr: string };

/** Runs a command in this process, which is faster than spawning it. Never rejects. */
async function command(name: 'backup' | 'restore', args: string[], env: Record<string, string>): Promise<Ended> {
  const lines: string[] = [];
  const context = { settings: parseSettings(env), args, env: { PATH: process.env.PATH, ...env } };
  try {
    await { backup: backUp, restore }[name]({ ...context, say: (line) => void lines.push(line) });
    return { code: 0, stdout: lines.join('\n'), stderr: '' };
  } catch (error) {
    return { code: 1, stdout: '', stderr: `${(error as Error).message}\n` };
  }
}

/** Runs a command as npm does. Never rejects. */
async function spawned(name: 'backup' | 'restore', args: string[], env: Record<string, string>): Promise<Ended> {
  const file = join(import.meta.dirname, `${name}.ts`);
  const options = { env: { ...SHORT_LIVED_ENV, PATH: process.env.PATH, ...env } };
  return promisify(execFile)(process.execPath, [...SHORT_LIVED_OPTIONS, file, ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
  );
}

async function start(env: Record<string, string>): Promise<SpawnedProduct> {
  const product = await spawnProduct(env);
  running.push(product);
  return product;
}

function newFolder(): string {
  folders += 1;
  return join(work.folder, `${folders}`);
}

const manifestOf = (backup: string) => JSON.parse(readFileSync(join(backup, MANIFEST), 'utf8')) as Manifest;

/** Rows and checksums of every table. */
async function fingerprints(place: { dataDir: string; databaseUrl: string | null }): Promise<Record<string, object>> {
  const database = await openDatabase({ ...place, log });
  const query: RunQuery = async (text) => (await database.db.execute(sql.raw(text))).rows as never;
  const prints: Record<string, object> = {};
  for (const table of await readTables(query)) {
    for (const format of SESSION_FORMATS) await query(format);
    prints[table.name] = await fingerprint(query, table);
  }
  await database.close();
  return prints;
}

async function expectServes(env: Record<string, string>): Promise<SpawnedProduct> {
  const product = await start(env);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  expect((await signIn(product.url)).status).toBe(200);
  const leads = await fetch(`${product.url}/api/admin/leads?limit=1`, { headers: { Cookie: traces.cookie } });
  expect(leads.status).toBe(200);
  expect((await fetch(`${product.url}/api/preferences/${traces.mailToken}`)).status).toBe(200);
  return product;
}

describe('a backup of the embedded database', () => {
  let backup: string;
  let before: Record<string, object>;
  beforeAll(async () => {
    before = await fingerprints({ dataDir: data.folder, databaseUrl: null });
    backup = join(work.folder, 'first-backup');
    expect(await spawned('backup', [backup], { DATA_DIR: data.folder })).toMatchObject({ code: 0, stderr: '' });
  });

  test('made while the product is stopped has a manifest and is readable only by its owner', () => {
    const manifest = manifestOf(backup);
    const counts = Object.fromEntries(
      Object.entries(before).map(([name, { rows }]: [string, { rows?: number }]) => [name, rows]),
    );
    expect(manifest).toMatchObject({
      format: 1,
      kind: 'embedded',
      tables: counts,
      migration: { name: expect.any(String) },
    });
    expect(Object.keys(manifest.files)).toContain('database/PG_VERSION');
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    expect(statSync(join(backup, MANIFEST)).mode & 0o777).toBe(0o600);
  });

  test('restored into an empty folder has every row unchanged, and the product runs on it', async () => {
    const dataDir = newFolder();
    const { code, stdout } = await spawned('restore', [backup], { DATA_DIR: dataDir });
    expect(code).toBe(0);
    expect(stdout).toContain('as many in each table as it had');
    expect(await fingerprints({ dataDir, databaseUrl: null })).toEqual(before);
    await expectServes({ DATA_DIR: dataDir });
  });

  test('made while the product runs is made by the product, which keeps running', async () => {
    const dataDir = newFolder();
    expect(await command('restore', [backup], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    const product = await expectServes({ DATA_DIR: dataDir });
    mkdirSync(join(dataDir, 'mine'));
    const { code, stdout } = await command('backup', [join(dataDir, 'mine')], { DATA_DIR: dataDir });
    expect(code).toBe(0);
    const made = /^Backup made: (.+)$/m.exec(stdout)![1]!;
    expect(dirname(made), 'a folder that is there gets the backup inside').toBe(join(dataDir, 'mine'));
    expect(manifestOf(made).tables.leads).toBeGreaterThanOrEqual(traces.leads);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    const restored = newFolder();
    expect(await command('restore', [made], { DATA_DIR: restored })).toMatchObject({ code: 0 });
    const taken = join(dataDir, 'taken');
    writeFileSync(taken, '');
    expect(await command('backup', [taken], { DATA_DIR: dataDir })).toMatchObject({
      ...{ code: 1, stderr: expect.stringContaining('could not make the backup') },
    });
    const refused = await command('restore', [backup, '--replace'], { DATA_DIR: dataDir });
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('already in use') });
  });

  test('that fails halfway leaves nothing and exits with 1', async () => {
    const dataDir = newFolder();
    expect(await command('restore', [backup], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    // Last in the order of copying, a file type that cannot be copied.
    await promisify(execFile)('mkfifo', [join(dataDir, 'database', 'zz')]);
    const target = newFolder();
    const { code, stderr } = await command('backup', [target], { DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(stderr).toContain('zz');
    expect([existsSync(target), existsSync(`${target}.part`)]).toEqual([false, false]);
    rmSync(join(dataDir, 'database', 'zz'));
    mkdirSync(`${target}.part`);
    writeFileSync(join(`${target}.part`, 'left'), 'by a backup that was killed');
    expect(await command('backup', [target], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    expect(readdirSync(target).sort()).toEqual(['database', MANIFEST]);
  });

  test('is refused with a message if there is no database or not exactly one folder is named', async () => {
    const dataDir = newFolder();
    expect(await command('backup', [], { DATA_DIR: dataDir })).toMatchObject({
      ...{ code: 1, stderr: `There is no database in ${dataDir} yet.\n` },
    });
    expect(await command('backup', ['a', 'b'], { DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Usage/),
    });
    expect(await command('restore', [], { DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Usage/),
    });
  });

  test('is not restored over a database without --replace, which moves the old one aside', async () => {
    const dataDir = newFolder();
    expect(await command('restore', [backup], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    writeFileSync(join(dataDir, 'database', 'mark'), 'the old one');
    const refused = await command('restore', [backup], { DATA_DIR: dataDir });
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('With --replace') });
    const { stdout } = await command('restore', [backup, '--replace'], { DATA_DIR: dataDir });
    const aside = readdirSync(dataDir).find((name) => name.startsWith('database.replaced-'))!;
    expect(stdout).toContain(join(dataDir, aside));
    expect(readFileSync(join(dataDir, aside, 'mark'), 'utf8')).toBe('the old one');
    expect(await fingerprints({ dataDir, databaseUrl: null })).toEqual(before);
  });

  describe('that was damaged', () => {
    const changes: [string, string, (folder: string) => void][] = [
      ['a byte more', 'PG_VERSION was changed', (folder) => replaceFile(join(folder, 'database', 'PG_VERSION'), '18 ')],
      ['a file less', 'PG_VERSION is missing', (folder) => rmSync(join(folder, 'database', 'PG_VERSION'))],
      ['a file more', 'extra does not belong', (folder) => writeFileSync(join(folder, 'extra'), 'x')],
      ['no manifest', 'has no manifest.json', (folder) => rmSync(join(folder, MANIFEST))],
      ['half a manifest', 'cannot be read', (folder) => replaceFile(join(folder, MANIFEST), '{"format": 1,')],
      [
        'a newer migration',
        'newer version',
        (folder) => changeManifest(folder, { migration: { when: 9e15, name: null } }),
      ],
      ['another kind', 'Set DATABASE_URL', (folder) => changeManifest(folder, { kind: 'postgres' })],
      ['other counts', 'The restored table leads has', (folder) => changeManifest(folder, { tables: { leads: 1 } })],
    ];
    test('is refused with the reason before anything changes: a byte, a file, the manifest, the counts', async () => {
      const dataDir = newFolder();
      for (const [what, words, change] of changes) {
        const copy = newFolder();
        // Hard links, because every changed file is removed first.
        await promisify(execFile)('cp', ['-rl', backup, copy]);
        change(copy);
        const { code, stderr } = await command('restore', [copy], { DATA_DIR: dataDir });
        expect(code, what).toBe(1);
        expect(stderr, what).toContain(words);
        expect(existsSync(join(dataDir, 'database')), what).toBe(false);
        expect(existsSync(join(dataDir, 'restore.part')), what).toBe(false);
      }
    });
  });
});

function changeManifest(folder: string, change: Partial<Manifest>): void {
  replaceFile(join(folder, MANIFEST), JSON.stringify({ ...manifestOf(folder), ...change }));
}

function replaceFile(path: string, text: string): void {
  rmSync(path);
  writeFileSync(path, text);
}

describe.skipIf(!testServer())('a backup of PostgreSQL (needs PostgreSQL)', () => {
  const servers: ServerDatabase[] = [];
  let from: ServerDatabase;
  let before: Record<string, object>;
  let backup: string;
  beforeAll(async () => {
    from = await newServer();
    await moveDatabase({ dataDir: data.folder, to: from.databaseUrl, log });
    before = await fingerprints({ dataDir: '', databaseUrl: from.databaseUrl });
  });
  afterAll(async () => {
    for (const { drop } of servers) await drop();
  });

  async function newServer(): Promise<ServerDatabase> {
    const server = await createServerDatabase();
    servers.push(server);
    return server;
  }

  async function query(server: ServerDatabase, text: string): Promise<object[]> {
    const client = new Client({ connectionString: server.databaseUrl });
    await client.connect();
    const { rows } = await client.query<object>(text).finally(() => client.end());
    return rows;
  }

  test('needs pg_dump, and says so; a failed one leaves nothing', async () => {
    const empty = newFolder();
    mkdirSync(empty);
    const target = newFolder();
    const env = { DATABASE_URL: from.databaseUrl, DATA_DIR: work.folder };
    const none = await spawned('backup', [target], { ...env, PATH: empty });
    expect(none).toMatchObject({ code: 1, stderr: expect.stringContaining('pg_dump was not found on the PATH') });
    const script = `#!/bin/sh
for last; do :; done
echo half > "$(echo "$last" | cut -d = -f 2)"
echo No space left on device >&2
exit 1
`;
    writeFileSync(join(empty, 'pg_dump'), script, { mode: 0o755 });
    const full = await command('backup', [target], { ...env, PATH: `${empty}:${process.env.PATH}` });
    expect(full).toMatchObject({ code: 1, stderr: 'pg_dump failed: No space left on device\n' });
    expect([existsSync(target), existsSync(`${target}.part`)]).toEqual([false, false]);
  });

  test('is made while the product writes, and its counts match its snapshot', async (context) => {
    if (!(await hasPgDump())) context.skip('needs pg_dump');
    backup = join(work.folder, 'server-backup');
    const writer = new Client({ connectionString: from.databaseUrl });
    await writer.connect();
    let writing = true;
    const writes = (async () => {
      for (let n = 0; writing; n += 1)
        await writer.query('insert into newsletters (email) values ($1)', [`${n}@example.com`]);
    })();
    const { code, stderr } = await command('backup', [backup], {
      DATABASE_URL: from.databaseUrl,
      DATA_DIR: work.folder,
    });
    writing = false;
    await writes;
    await writer.end();
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(Object.keys(manifestOf(backup).files)).toEqual(['database.dump']);
    const to = await newServer();
    expect(await command('restore', [backup], { DATABASE_URL: to.databaseUrl, DATA_DIR: work.folder })).toMatchObject({
      code: 0,
    });
    const after = await fingerprints({ dataDir: '', databaseUrl: to.databaseUrl });
    expect({ ...after, newsletters: null }).toEqual({ ...before, newsletters: null });
    expect(after.newsletters).toMatchObject({ rows: manifestOf(backup).tables.newsletters });
    await expectServes({ DATABASE_URL: to.databaseUrl, DATA_DIR: newFolder() });
    const refused = await command('restore', [backup, '--replace'], {
      DATABASE_URL: to.databaseUrl,
      DATA_DIR: work.folder,
    });
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('The product is running') });
  });

  test('is not restored over tables without --replace, which moves them aside and restores them on failure', async (context) => {
    if (!(await hasPgDump())) context.skip('needs pg_dump');
    const to = await newServer();
    await query(to, `create table mine (id int primary key); insert into mine values (7)`);
    const env = { DATABASE_URL: to.databaseUrl, DATA_DIR: work.folder };
    const refused = await command('restore', [backup], env);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('is not empty') });

    const wrong = newFolder();
    await promisify(execFile)('cp', ['-r', backup, wrong]);
    changeManifest(wrong, { tables: { ...manifestOf(wrong).tables, leads: 1 } });
    const failed = await command('restore', [wrong, '--replace'], env);
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('The restored table leads has') });
    expect(await query(to, 'select id from public.mine')).toEqual([{ id: 7 }]);
    expect(
      await query(to, `select 1 from pg_tables where schemaname in ('pgboss', 'drizzle') or tablename = 'leads'`),
    ).toEqual([]);

    const { code, stdout } = await command('restore', [backup, '--replace'], env);
    expect(code).toBe(0);
    const aside = /schema (public_replaced_\d+)/.exec(stdout)![1]!;
    expect(await query(to, `select id from ${aside}.mine`)).toEqual([{ id: 7 }]);
    expect(await query(to, 'select count(*)::int as n from leads')).toEqual([{ n: traces.leads }]);
  });

  test('is refused for the embedded database', async () => {
    const embedded = join(work.folder, 'first-backup');
    const refused = await command('restore', [embedded], { DATABASE_URL: from.databaseUrl, DATA_DIR: work.folder });
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('npm run db:move') });
  });
});

async function hasPgDump(): Promise<boolean> {
  return promisify(execFile)('pg_dump', ['--version']).then(
    () => true,
    () => false,
  );
}
