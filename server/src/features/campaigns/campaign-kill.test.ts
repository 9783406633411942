import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { times } from '../../../../test/thorough.ts';
import { campaignForm, campaignLine, countCampaign } from '../../../test/campaign-files.ts';
import { type ChildScript, runScript } from '../../../test/child-script.ts';
import { copyMigratedTemplate } from '../../../test/embedded-template.ts';
import { idleHandlers } from '../../../test/idle-handlers.ts';
import { openTestDatabase, temporaryFolder, testServer } from '../../../test/test-database.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { openDatabase } from '../../db/open-database.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import { uploadCampaign } from './upload/upload-campaign.ts';

const KILLS = times({ usual: 2, thorough: 20 });
const SITES = 18 * KILLS;
/** Every tenth line repeats the website of another one. */
const LINES = Array.from({ length: SITES + SITES / 10 }, (_, index) =>
  campaignLine(`s${index < SITES ? index : (index - SITES) * 7}.example.com`, `p${index}@example.com`),
);
const log = pino({ level: 'silent' });

/** The final state of the campaign, regardless of the kills. */
const COMPLETE = {
  status: 'completed',
  ...{ total: LINES.length, rows: LINES.length, completed: LINES.length, completedRows: LINES.length },
  ...{ failed: 0, failedRows: 0, leads: LINES.length, rowsWithoutLead: 0, sharedLeads: 0, work: 0 },
};

describe.concurrent(`a campaign whose processes are killed ${KILLS} times`, () => {
  test('on the embedded database scans each row once and counts it once', { timeout: 600_000 }, async () => {
    const { folder, remove } = temporaryFolder();
    await copyMigratedTemplate(folder);
    const open = () => openDatabase({ dataDir: folder, databaseUrl: null, log });
    const id = await withDatabase(await open(), queueCampaign);
    for (let kill = 0; kill < KILLS; kill += 1) await killAtWork(runScript('run-campaigns', folder, '250', 'hold'));
    const last = runScript('run-campaigns', folder, '0');
    await last.line('finished');
    await last.kill();
    await withDatabase(await open(), async (database) => {
      expect(await countCampaign(database.db, id)).toMatchObject(COMPLETE);
      expect(await interruptedRows(database)).toBeGreaterThan(0);
    });
    remove();
  });

  test.skipIf(!testServer())('does the same with two workers (needs PostgreSQL)', { timeout: 600_000 }, async () => {
    const database = await openTestDatabase('postgres');
    const id = await queueCampaign(database);
    const start = (...mode: 'hold'[]) => runScript('run-campaigns', database.databaseUrl!, '500', ...mode);
    const workers = [start('hold'), start('hold')];
    for (let kill = 0; kill < KILLS; kill += 1) {
      await killAtWork(workers[kill % 2]!);
      workers[kill % 2] = kill < KILLS - 2 ? start('hold') : start();
    }
    // The surviving worker takes over the rows of the killed ones.
    await workers[0]!.line('finished');
    for (const worker of workers) await worker.kill();
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
  const jobs = await startJobs({ database, handlers: idleHandlers, log, role: 'web' });
  const bytes = new Uint8Array(await (campaignForm(LINES).get('csv') as File).arrayBuffer());
  const deps = { db: database.db, jobs: jobs.queue, clock: { now: () => new Date() } };
  const upload = { fileName: 'plumbers.csv', bytes, name: 'Plumbers', contactAllowed: undefined };
  const { id } = await uploadCampaign(deps, upload);
  await jobs.stop(1_000);
  return id;
}

/** Kills the process within 650 ms after it has begun to scan a row, or after the others have taken the last one. */
async function killAtWork(script: ChildScript): Promise<void> {
  await Promise.race([script.line('holds a row'), script.line('finished')]);
  await pause(randomInt(0, 650));
  await script.kill();
}

/** Rows whose scan started more than once. They prove that the kills interrupted something. */
async function interruptedRows({ db }: OpenDatabase): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from campaign_scans where attempts > 1`,
  );
  return rows[0]!.count;
}
