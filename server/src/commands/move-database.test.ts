import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readOutbox } from '../../test/read-outbox.ts';
import { fillDataFolder, signIn, type Traces } from '../../test/realistic-data.ts';
import { SHORT_LIVED_ENV, SHORT_LIVED_OPTIONS } from '../../test/short-lived.ts';
import { type SpawnedProduct, spawnProduct } from '../../test/spawn-product.ts';
import { createServerDatabase, type ServerDatabase, temporaryFolder, testServer } from '../../test/test-database.ts';
import type { OpenDatabase } from '../db/database.ts';
import { copyTables } from '../db/move/copy-tables.ts';
import { openDatabase } from '../db/open-database.ts';
import * as schema from '../db/schema/index.ts';
import { fingerprint, type RunQuery, readTables, SESSION_FORMATS } from '../db/tables.ts';
import { moveDatabase } from './move-database.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const log = pino({ level: 'silent' });
const run = promisify(execFile);
const ENV = { ...SHORT_LIVED_ENV, PATH: process.env.PATH };
const MOVE = join(import.meta.dirname, 'move.ts');

describe.skipIf(!testServer())('moving from the embedded database (needs PostgreSQL)', () => {
  const data = temporaryFolder();
  const other = temporaryFolder();
  let traces: Traces;
  let target: ServerDatabase;
  let before: Record<string, object>;
  let product: SpawnedProduct | undefined;
  beforeAll(async () => {
    traces = await fillDataFolder(data.folder);
    target = await createServerDatabase();
  });
  afterAll(async () => {
    product?.child.kill('SIGKILL');
    await product?.exited;
    await target.drop();
    data.remove();
    other.remove();
  });

  const move = (to = target.databaseUrl) =>
    run(process.execPath, [...SHORT_LIVED_OPTIONS, MOVE, '--to', to], { env: { ...ENV, DATA_DIR: data.folder } });

  async function onTarget<T>(work: (query: RunQuery) => Promise<T>): Promise<T> {
    const client = new Client({ connectionString: target.databaseUrl });
    await client.connect();
    try {
      return await work(async (text, values) => (await client.query(text, values)).rows as never);
    } finally {
      await client.end();
    }
  }

  async function fingerprints(query: RunQuery): Promise<Record<string, object>> {
    for (const format of SESSION_FORMATS) await query(format);
    const prints: Record<string, object> = {};
    for (const table of await readTables(query)) prints[table.name] = await fingerprint(query, table);
    return prints;
  }

  async function onSource<T>(work: (database: OpenDatabase, query: RunQuery) => Promise<T>): Promise<T> {
    const database = await openDatabase({ dataDir: data.folder, databaseUrl: null, log });
    try {
      return await work(database, async (text) => (await database.db.execute(sql.raw(text))).rows as never);
    } finally {
      await database.close();
    }
  }

  test('is refused with the usage unless exactly one URL is given', async () => {
    const refused = run(process.execPath, [...SHORT_LIVED_OPTIONS, MOVE, '--to', 'mysql://x'], { env: ENV });
    await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^Usage: npm run db:move/) });
  });

  test('is refused while the product runs', async () => {
    await onSource(async () => {
      await expect(move()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('already in use') });
    });
  });

  test('leaves nothing in the target if it fails halfway, and says where', async () => {
    const broken = await createServerDatabase();
    const prepare = await openDatabase({ dataDir: '', databaseUrl: broken.databaseUrl, log });
    await prepare.db.execute(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'out of room'; end $$`);
    await prepare.db.execute(sql`create trigger refuse before insert on outbound_mails execute function refuse()`);
    await prepare.close();
    await expect(moveDatabase({ dataDir: data.folder, to: broken.databaseUrl, log })).rejects.toThrow('out of room');
    const after = await openDatabase({ dataDir: '', databaseUrl: broken.databaseUrl, log });
    for (const table of [schema.leads, schema.appSettings, schema.pictures])
      expect(await after.db.$count(table)).toBe(0);
    const { rows } = await after.db.execute(sql`select 1 from pgboss.job`);
    expect(rows).toEqual([]);
    await after.close();
    await broken.drop();
  });

  test('that is killed in the middle can be run again, and every table then has the same rows and checksum', async () => {
    const killed = run(process.execPath, [...SHORT_LIVED_OPTIONS, MOVE, '--to', target.databaseUrl], {
      env: { ...ENV, DATA_DIR: data.folder },
    });
    const outcome = killed.catch((error: { signal?: string }) => error.signal);
    // The copy keeps the tables of the target locked until it ends.
    const isCopying = () =>
      onTarget(async (query) => {
        const locks = await query(
          `select 1 from pg_locks where locktype = 'relation' and mode = 'ExclusiveLock' and granted
              and database = (select oid from pg_database where datname = current_database())`,
        );
        return locks.length > 0;
      });
    await expect.poll(isCopying, { timeout: 60_000, interval: 5 }).toBe(true);
    killed.child.kill('SIGKILL');
    expect(await outcome).toBe('SIGKILL');
    expect(await onTarget((query) => query('select 1 from leads union all select 1 from app_settings'))).toEqual([]);

    const { stdout } = await move();
    expect(stdout).toContain('Rows and checksums are the same on both sides');
    before = await onSource((_database, query) => fingerprints(query));
    const after = await onTarget(fingerprints);
    expect(after).toEqual(before);
    expect(after.leads).toMatchObject({ rows: traces.leads });
    expect(after.picture_files).toMatchObject({ rows: 6 });
  });

  test('is refused for a target database with rows', async () => {
    await expect(move()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('The target is not empty') });
  });

  test('lets the product run on the target: the password, the session and the links in mails still work', async () => {
    const env = { DATABASE_URL: target.databaseUrl, DATA_DIR: other.folder };
    product = await spawnProduct(env);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    expect((await signIn(product.url)).status).toBe(200);
    const session = await fetch(`${product.url}/api/admin/leads?limit=1`, { headers: { Cookie: traces.cookie } });
    expect(await session.json()).toMatchObject({ leads: [expect.anything()] });
    expect((await fetch(`${product.url}/api/preferences/${traces.mailToken}`)).status).toBe(200);
    expect((await fetch(`${product.url}/api/preferences/x${traces.mailToken}`)).status).toBe(404);
    const posts = (await (await fetch(`${product.url}/api/blog/posts?published=true`)).json()) as unknown[];
    expect(posts).toHaveLength(6);
  });

  test('lets pending work finish on the target, each piece once', async () => {
    const { db, close } = await openDatabase({ dataDir: '', databaseUrl: target.databaseUrl, log });
    const none = { mails: 0, leads: 0, checks: 0, events: 0, campaigns: 0 };
    // One statement, so one snapshot: the last report of a campaign ends its campaign and queues its mail at once.
    const open = async () => {
      const { rows } = await db.execute<typeof none>(sql`
        select
          (select count(*) from outbound_mails
            where status in ('pending', 'sending') and kind <> 'course-lesson')::int as mails,
          (select count(*) from leads where scan_status = 'preparing')::int as leads,
          (select count(*) from report_checks where state = 'running')::int as checks,
          (select count(*) from stripe_events where processed_at is null)::int as events,
          (select count(*) from bulk_campaigns where status <> 'completed')::int as campaigns`);
      return rows[0];
    };
    await expect.poll(open, { timeout: 120_000, interval: 200 }).toEqual(none);
    const mails = await db.select().from(schema.outboundMails);
    expect(mails.filter(({ status }) => status !== 'sent')).toEqual([]);
    // One mail was being sent when the embedded product stopped, which counted as an attempt.
    expect(mails.map(({ attempts }) => attempts).filter((attempts) => attempts > 1)).toEqual([2]);
    expect(await readOutbox(other.folder)).toHaveLength(mails.length);
    const kinds = Map.groupBy(mails, ({ kind }) => kind);
    expect(kinds.get('customer-welcome')).toHaveLength(1);
    expect(kinds.get('new-customer')).toHaveLength(1);
    const ofCampaign = await db.select().from(schema.campaignScans);
    expect(ofCampaign.map(({ status }) => status)).toEqual(Array(8).fill('completed'));
    expect(new Set(ofCampaign.map(({ leadId }) => leadId)).size).toBe(8);
    const { rows } = await db.execute<{ site: string; scans: number }>(
      sql`select site, count(*)::int as scans from scans where site like 'pipe-%' group by site order by site`,
    );
    expect(rows).toEqual(Array.from({ length: 8 }, (_, index) => ({ site: `pipe-${index}.example`, scans: 1 })));
    await close();
  });
});

describe.skipIf(!testServer())('copied tables (needs PostgreSQL)', () => {
  test('keep identity values, and the next one follows', async () => {
    const [one, two] = [await createServerDatabase(), await createServerDatabase()];
    const clients = [one, two].map(({ databaseUrl }) => new Client({ connectionString: databaseUrl }));
    const [from, to] = clients.map(
      (client): RunQuery =>
        async (text, values) =>
          (await client.query(text, values)).rows as never,
    ) as [RunQuery, RunQuery];
    for (const client of clients) {
      await client.connect();
      await client.query(`
        create table numbered (id int generated always as identity primary key, kind text not null);
        create table naughty (
          id int primary key references numbered, j jsonb, ts timestamptz, ts3 timestamptz(3), texts text[], bytes bytea,
          n numeric, f float8, b boolean, twice text generated always as (n::text) stored)`);
    }
    await from(`insert into numbered (kind) select 'k' from generate_series(1, 5000)`);
    await from(`
      insert into naughty (id, j, ts, ts3, texts, bytes, n, f, b) values
        (1, 'null', '2026-03-08 02:30:00.123456-05', '0044-03-15 12:00:00.123 BC', array['a,b', null, '{"x"}', 'NULL', ''],
         '\\x00ff0a', 1e30, 0.1::float8 + 0.2::float8, true),
        (2, null, 'infinity', null, '{}', '', 'NaN', 'Infinity', null),
        (3, '{"a": [1, 1.0, "\\u00e9", 12345678901234567890]}', null, null, array[array['a'], array['b']], null, 0.10, 5e-324, false)`);
    const tables = await readTables(from);
    expect(tables.map(({ name }) => name)).toEqual(['numbered', 'naughty']);
    const copied = await copyTables(from, to, tables);
    expect(copied.map(({ name, rows }) => [name, rows])).toEqual([
      ['numbered', 5000],
      ['naughty', 3],
    ]);
    const all =
      'select *, j is null as no_json, ts::text as t, n::text as nt, f::text as ft, texts::text as xs from naughty';
    expect(await to(all)).toEqual(await from(all));
    expect(await to(`insert into numbered (kind) values ('next') returning id`)).toEqual([{ id: 5001 }]);
    await to(`update naughty set f = 2 where id = 3`);
    const [, naughty] = tables;
    expect(await fingerprint(to, naughty!)).not.toEqual(await fingerprint(from, naughty!));
    for (const client of clients) await client.end();
    await one.drop();
    await two.drop();
  });
});
