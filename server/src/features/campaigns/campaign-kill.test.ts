import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { brand, type Campaign } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { campaignForm, campaignLine, countCampaign } from '../../../test/campaign-files.ts';
import { copyEmbeddedTemplate } from '../../../test/embedded-template.ts';
import { openTestDatabase, temporaryFolder, testServer } from '../../../test/test-database.ts';
import { type OpenDatabase, openDatabase } from '../../db/database.ts';
import { JOB_OPTIONS } from '../../jobs/queue-options.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import { type SpawnedProduct, spawnProduct } from '../../spawn-product.ts';
import { uploadCampaign } from './upload-campaign.ts';

const KILLS = 20;
const SITES = 360;
/** Every tenth line has the website of another. */
const LINES = Array.from({ length: SITES + SITES / 10 }, (_, index) =>
  campaignLine(`s${index < SITES ? index : (index - SITES) * 7}.example.com`, `p${index}@example.com`),
);
const log = pino({ level: 'silent' });

/** What the campaign must have come to, whatever was killed when. */
const COMPLETE = {
  status: 'completed',
  ...{ total: LINES.length, rows: LINES.length, completed: LINES.length, completedRows: LINES.length },
  ...{ failed: 0, failedRows: 0, leads: LINES.length, rowsWithoutLead: 0, sharedLeads: 0, work: 0 },
};

describe.concurrent(`a campaign whose processes are killed ${KILLS} times`, () => {
  test('on the embedded database scans each row once and counts it once', { timeout: 240_000 }, async () => {
    const { folder, remove } = temporaryFolder();
    await copyEmbeddedTemplate(folder);
    const open = () => openDatabase({ dataDir: folder, databaseUrl: null, log });
    const id = await withDatabase(await open(), queueCampaign);
    const env = { DATA_DIR: folder, TEST_SCAN_MS: '250', ADMIN_PASSWORD: 'open sesame' };
    for (let kill = 0; kill < KILLS; kill += 1) await killSoon(await spawnProduct(env));
    const last = await spawnProduct(env);
    const cookie = await signIn(last.url, env.ADMIN_PASSWORD);
    await expect.poll(() => statusOf(last.url, cookie), { timeout: 90_000, interval: 500 }).toBe('completed');
    last.child.kill('SIGTERM');
    expect(await last.exited).toBe(0);
    await withDatabase(await open(), async (database) => {
      expect(await countCampaign(database.db, id)).toMatchObject(COMPLETE);
      expect(await interruptedRows(database)).toBeGreaterThan(0);
    });
    remove();
  });

  test.skipIf(!testServer())('on PostgreSQL, with two workers, just so', { timeout: 240_000 }, async () => {
    const database = await openTestDatabase('postgres');
    const id = await queueCampaign(database);
    const env = { DATABASE_URL: database.databaseUrl!, ROLE: 'worker', TEST_SCAN_MS: '600' };
    const workers = await Promise.all([spawnProduct(env), spawnProduct(env)]);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await killSoon(workers[kill % 2]!);
      workers[kill % 2] = await spawnProduct(env);
    }
    await expect
      .poll(async () => (await countCampaign(database.db, id)).status, { timeout: 90_000, interval: 500 })
      .toBe('completed');
    for (const worker of workers) worker.child.kill('SIGTERM');
    await Promise.all(workers.map(({ exited }) => exited));
    expect(await countCampaign(database.db, id)).toMatchObject(COMPLETE);
    expect(await interruptedRows(database)).toBeGreaterThan(0);
    await database.close();
  });
});

async function withDatabase<T>(database: OpenDatabase, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function queueCampaign(database: OpenDatabase): Promise<string> {
  const nothing = async () => {};
  const names = Object.keys(JOB_OPTIONS) as (keyof typeof JOB_OPTIONS)[];
  const handlers = Object.fromEntries(names.map((name) => [name, nothing])) as never;
  const jobs = await startJobs({ database, handlers, log, role: 'web' });
  const bytes = new Uint8Array(await (campaignForm(LINES).get('csv') as File).arrayBuffer());
  const deps = { db: database.db, jobs: jobs.queue, clock: { now: () => new Date() } };
  const upload = { fileName: 'plumbers.csv', bytes, name: 'Plumbers', contactAllowed: undefined };
  const { id } = await uploadCampaign(deps, upload);
  await jobs.stop(1_000);
  return id;
}

/** At any moment of its work. */
async function killSoon(product: SpawnedProduct): Promise<void> {
  await pause(randomInt(50, 700));
  product.child.kill('SIGKILL');
  await product.exited;
}

/** Rows whose scan was begun more than once: the kills did hit them. */
async function interruptedRows({ db }: OpenDatabase): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from campaign_scans where attempts > 1`,
  );
  return rows[0]!.count;
}

async function signIn(url: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  const cookie = answer.headers.getSetCookie().find((text) => text.includes(`${brand.slug}-session`));
  return cookie!.split(';')[0]!;
}

async function statusOf(url: string, cookie: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/api/admin/campaigns`, { headers: { Cookie: cookie } });
  return ((await answer.json()) as Campaign[])[0]?.status;
}
