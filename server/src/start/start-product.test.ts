import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyMigratedTemplate } from '../../test/embedded-template.ts';
import { scanReport } from '../../test/factories.ts';
import { readOutbox } from '../../test/read-outbox.ts';
import { type SpawnedProduct, spawnProduct } from '../../test/spawn-product.ts';
import { createServerDatabase, temporaryFolder, testServer } from '../../test/test-database.ts';
import { stubPages } from '../../test/test-main.ts';
import { openDatabase } from '../db/open-database.ts';
import { leads } from '../db/schema/index.ts';
import { parseSettings } from '../settings/settings.ts';
import { startProduct } from './start-product.ts';

// Each test starts one to three processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let temporary: ReturnType<typeof temporaryFolder>;
const running: SpawnedProduct[] = [];

beforeEach(() => {
  temporary = temporaryFolder();
});
afterEach(async () => {
  for (const product of running.splice(0)) {
    product.child.kill('SIGKILL');
    await product.exited;
  }
  temporary.remove();
});

async function start(env: Record<string, string> = {}): Promise<SpawnedProduct> {
  const product = await spawnProduct({ DATA_DIR: temporary.folder, ...env });
  running.push(product);
  return product;
}

const lead = (website: string) => ({
  ...{ website, name: 'Ada Pipe', businessName: 'Pipe & Daughters' },
  ...{ email: 'ada@example.com', phone: '(614) 555-0148' },
});

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

describe('a started product', () => {
  const own = temporaryFolder();
  let first: SpawnedProduct;

  beforeAll(async () => {
    await copyMigratedTemplate(own.folder);
    first = await spawnProduct({ DATA_DIR: own.folder });
  });
  afterAll(async () => {
    first?.child.kill('SIGKILL');
    await first?.exited;
    own.remove();
  });

  test('is alive and ready, and accepts a lead', async () => {
    const { url } = first;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await post(`${url}/api/leads`, lead('example.com'))).status).toBe(201);
  });

  test('keeps running while SIGUSR2 copies it, and the copy is a data folder with the accepted data', async () => {
    const backups = join(own.folder, 'backups');
    first.child.kill('SIGUSR2');
    const finished = async () => readdirSync(backups).filter((name) => !name.endsWith('.part'));
    await expect.poll(finished, { timeout: 20_000 }).toHaveLength(1);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    const dataDir = join(backups, readdirSync(backups)[0]!);
    const copy = await openDatabase({ dataDir, databaseUrl: null, log: pino({ level: 'silent' }) });
    expect(await copy.db.select({ website: leads.website }).from(leads)).toEqual([{ website: 'example.com' }]);
    await copy.close();
  });

  test('refuses a body over the limit on the wire', async () => {
    const answer = await post(`${first.url}/api/scan`, { website: 'x'.repeat(300_000) });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error: 'The request is too large.' });
  });

  test('keeps running while a second process on its data folder is refused with a message', async () => {
    await expect(start({ DATA_DIR: own.folder })).rejects.toThrow(/already in use by another Named First process/);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  test('occupies its port, and the next process is refused with a message', async () => {
    await copyMigratedTemplate(temporary.folder);
    const port = new URL(first.url).port;
    await expect(start({ PORT: port })).rejects.toThrow(`Port ${port} is taken by another program.`);
  });
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s lets a running request finish and ends the process with 0',
  async (name) => {
    await copyMigratedTemplate(temporary.folder);
    const product = await start();
    const body = JSON.stringify({ website: 'example.com' });
    const answered = Promise.withResolvers<number>();
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
      Expect: '100-continue',
    };
    const slow = request(`${product.url}/api/scan`, { method: 'POST', headers }, (answer) => {
      answer.resume();
      answered.resolve(answer.statusCode ?? 0);
    });
    slow.on('continue', () => {
      // The server is processing this request by now.
      product.child.kill(name);
      slow.end(body);
    });
    expect(await answered.promise).toBe(200);
    expect(await product.exited).toBe(0);
  },
);

describe.skipIf(!testServer())('on a server (needs PostgreSQL)', () => {
  test('a web process accepts a lead and a worker process mails it', async () => {
    const { databaseUrl, drop } = await createServerDatabase();
    const web = await start({ DATABASE_URL: databaseUrl, ROLE: 'web' });
    const worker = await start({ DATABASE_URL: databaseUrl, ROLE: 'worker' });
    await post(`${web.url}/api/leads`, lead('example.com'));
    const subjects = async () => (await readOutbox(temporary.folder)).map((mail) => mail.subject).sort();
    await expect.poll(subjects, { timeout: 20_000 }).toEqual(['lead-report', 'lead-report-pending', 'new-lead']);
    for (const product of [web, worker]) {
      product.child.kill('SIGTERM');
      expect(await product.exited).toBe(0);
    }
    await drop();
  });

  test('a start that fails late leaves no connection and no worker behind', async () => {
    const { databaseUrl, drop } = await createServerDatabase(process.env.TEST_DATABASE_TEMPLATE);
    const dkim = {
      DKIM_DOMAIN: 'a.example',
      DKIM_SELECTOR: 'mail',
      DKIM_PRIVATE_KEY_FILE: join(temporary.folder, 'no'),
    };
    const starting = startProduct({
      settings: parseSettings({ DATABASE_URL: databaseUrl, DATA_DIR: temporary.folder, ...dkim }),
      log: pino({ level: 'silent' }),
      scanWebsite: async ({ url: website }) => scanReport({ website }),
      scanForClient: async ({ url: website }) => ({ report: scanReport({ website }) }),
      documentsDir: temporary.folder,
      loadPages: async () => stubPages,
    });
    await expect(starting).rejects.toThrow('DKIM_PRIVATE_KEY_FILE names');
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const others = `select application_name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    // The server notices a closed connection a moment later than its client.
    await expect.poll(async () => (await client.query(others)).rows, { timeout: 10_000 }).toEqual([]);
    await client.end();
    await drop();
  });

  test('processes that share a database share their rate limits', async () => {
    const { databaseUrl, drop } = await createServerDatabase();
    const env = { DATABASE_URL: databaseUrl, ROLE: 'web', RATE_LIMITS: 'on' };
    const processes = await Promise.all([start(env), start(env)]);
    const statuses: number[] = [];
    for (let turn = 0; turn < 13; turn += 1) {
      statuses.push((await post(`${processes[turn % 2]!.url}/api/scan`, { website: 'example.com' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
    for (const product of processes) {
      product.child.kill('SIGTERM');
      await product.exited;
    }
    await drop();
  });
});

describe('main', () => {
  const main = (env: Record<string, string>) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../main.ts')], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: temporary.folder, NODE_ENV: 'production', ...env },
      encoding: 'utf8',
      timeout: 60_000,
    });

  test('invalid settings stop the start with one message', () => {
    const { status, stderr } = main({ PORT: 'soon', ROLE: 'boss' });
    expect(status).toBe(1);
    expect(stderr).toContain('PORT held "soon"');
    expect(stderr).toContain('ROLE held "boss"');
    expect(stderr).not.toContain('    at ');
  });
});
