import { pino } from 'pino';
import { expect, test } from 'vitest';
import { times } from '../../../../test/thorough.ts';
import { copyMigratedTemplate } from '../../../test/embedded-template.ts';
import { readOutbox } from '../../../test/read-outbox.ts';
import { type SpawnedProduct, spawnProduct } from '../../../test/spawn-product.ts';
import { temporaryFolder } from '../../../test/test-database.ts';
import { openDatabase } from '../../db/open-database.ts';
import { leads, outboundMails } from '../../db/schema/index.ts';
import type { CapturedLead } from './capture-lead.ts';

const KILLS = times({ usual: 2, thorough: 10 });
const VISITORS = 4;

/** A lead whose confirmation reached the visitor. Every visitor has a different website. */
type AnsweredLead = CapturedLead & { website: string };

test('killed repeatedly, the product loses no confirmed lead and mails each report once', async () => {
  const { folder, remove } = temporaryFolder();
  await copyMigratedTemplate(folder);
  const answered: AnsweredLead[] = [];
  for (let round = 0; round < KILLS; round += 1) await takeLeadsUntilKilled(folder, round, answered);
  expect(answered.length).toBeGreaterThan(KILLS);

  const last = await spawnProduct({ DATA_DIR: folder });
  await expect
    .poll(async () => missingReports(await mailedWebsites(folder), answered), { timeout: 300_000, interval: 1_000 })
    .toEqual([]);
  last.child.kill('SIGTERM');
  expect(await last.exited).toBe(0);

  const mailed = await mailedWebsites(folder);
  expect(mailed.filter((website, index) => mailed.indexOf(website) !== index)).toEqual([]);
  const stored = await readDatabase(folder);
  const kept = new Set(stored.leadIds);
  expect(answered.filter((lead) => !kept.has(lead.id))).toEqual([]);
  expect(new Set(stored.reportKeys).size).toBe(stored.reportKeys.length);
  remove();
}, 600_000);

/** Several visitors unlock reports, one after another, until the process is killed after one of the responses. */
async function takeLeadsUntilKilled(folder: string, round: number, answered: AnsweredLead[]): Promise<void> {
  const product = await spawnProduct({ DATA_DIR: folder });
  const killAt = answered.length + 2 + Math.floor(Math.random() * 7);
  const visit = async (visitor: number) => {
    for (let turn = 0; ; turn += 1) {
      const lead = await unlock(product, `site${round}-${visitor}-${turn}.example.com`, turn % 2 === 0);
      if (!lead) return;
      answered.push(lead);
      if (answered.length >= killAt) product.child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
  await product.exited;
}

/**
 * The actions of a visitor: scan (sometimes skipped, so that the server must scan itself), then unlock. Null if the
 * server does not answer any more.
 */
async function unlock(product: SpawnedProduct, website: string, scanFirst: boolean): Promise<AnsweredLead | null> {
  const post = (path: string, body: object) =>
    fetch(product.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ website, ...body }),
    });
  try {
    if (scanFirst) await post('/api/scan', {});
    const person = {
      name: 'Ada Pipe',
      businessName: 'Pipe & Daughters',
      email: 'ada@example.com',
      phone: '6145550148',
    };
    const answer = await post('/api/leads', person);
    return answer.status === 201 ? { ...((await answer.json()) as CapturedLead), website } : null;
  } catch {
    return null;
  }
}

/** The websites in all `lead-report` mails of the outbox. */
async function mailedWebsites(folder: string): Promise<string[]> {
  return (await readOutbox(folder))
    .filter((mail) => mail.subject === 'lead-report')
    .map((mail) => JSON.parse(mail.text ?? '').website);
}

function missingReports(mailed: string[], answered: AnsweredLead[]): string[] {
  const found = new Set(mailed);
  return answered.map((lead) => lead.website).filter((website) => !found.has(website));
}

async function readDatabase(folder: string): Promise<{ leadIds: string[]; reportKeys: string[] }> {
  const database = await openDatabase({ dataDir: folder, databaseUrl: null, log: pino({ level: 'silent' }) });
  const rows = await database.db.select({ id: leads.id }).from(leads);
  const mails = await database.db.select({ key: outboundMails.messageKey }).from(outboundMails);
  await database.close();
  return { leadIds: rows.map((row) => row.id), reportKeys: mails.map((mail) => mail.key) };
}
