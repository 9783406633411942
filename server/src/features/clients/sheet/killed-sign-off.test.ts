import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientRow } from '../../../../test/factories.ts';
import { type Death, eachDeath, mortalProcess } from '../../../../test/mortal-process.ts';
import { openTestDatabase, testServer } from '../../../../test/test-database.ts';
import { openTestProduct, type TestProduct } from '../../../../test/test-product.ts';
import * as schema from '../../../db/schema/index.ts';
import { scanBaseline } from '../baseline/scan-baseline.ts';
import { addTask } from '../record/tasks.ts';
import { askForChanges, signSheet } from './answer-sheet.ts';
import { scanClient } from './scan-client.ts';
import { sendSheet } from './send-sheet.ts';
import { sheetToken } from './sheet-link.ts';

const PERSON = { name: 'Ada Pipe', email: 'ada@example.com' };
const FROM = '198.51.100.7';

describe.skipIf(!testServer())('signing off the facts while the process is killed (needs PostgreSQL)', () => {
  let product: TestProduct;
  let process: ReturnType<typeof mortalProcess>;
  let clientId: string;

  beforeAll(async () => {
    product = await openTestProduct(await openTestDatabase('postgres'));
    product.scanner.read = (_report, sheet) => ({
      readings: [{ field: 'name', lines: ['Pipe & Daughters'], certain: true, evidence: [] }],
      fixes: sheet && {},
    });
    process = mortalProcess();
    product.deps.scanForClient = process.mortal(product.deps.scanForClient);
  });
  afterAll(async () => {
    process.end();
    await product.close();
  });

  const rows = {
    sheets: () => product.deps.db.select().from(schema.factSheets),
    links: () => product.deps.db.select().from(schema.factSheetLinks),
    entries: () => product.deps.db.select().from(schema.workEntries),
    tasks: () => product.deps.db.select().from(schema.clientTasks),
    readings: () => product.deps.db.select().from(schema.clientScans),
    scans: () => product.deps.db.select().from(schema.scans),
    mails: async () => (await product.deps.db.select().from(schema.outboundMails)).map(({ kind }) => kind),
    // The clock never moves in this test, so equal times tell no order.
    events: async () => (await product.deps.db.select().from(schema.clientEvents)).map(({ kind }) => kind).sort(),
    jobs: async () => (await product.queuedJobs()).map(({ name }) => name).sort(),
  };

  /** A client with a draft of their facts. */
  async function begin(): Promise<void> {
    const { db } = product.deps;
    for (const table of [schema.clients, schema.outboundMails, schema.scans]) await db.delete(table);
    await db.execute(sql`delete from pgboss.job`);
    const [client] = await db.insert(schema.clients).values(clientRow()).returning();
    clientId = client!.id;
    const now = product.clock.time;
    await db.insert(schema.clientPlanSpans).values({ clientId, planId: 'premium', startsAt: now });
    await db
      .insert(schema.clientContacts)
      .values({ clientId, ...PERSON, getsReports: true, getsAlerts: true, approves: true });
    await db
      .insert(schema.factSheets)
      .values({ clientId, version: 1, revision: 1, facts: { name: ['Pipe & Daughters'] }, state: 'draft' });
    const task = { kind: 'fact-sheet', title: 'Send the sheet', dueAt: now, now } as const;
    await db.transaction((tx) => addTask(tx, clientId, task));
  }
  const send = () => sendSheet(product.deps, clientId, { revision: 1, email: PERSON.email });
  /** The same with a mailed link, and nothing left in the queue. */
  async function beginWithLink(): Promise<string> {
    await begin();
    await send();
    await product.deps.db.delete(schema.outboundMails);
    await product.deps.db.execute(sql`delete from pgboss.job`);
    const [link] = await rows.links();
    return sheetToken(product.deps.db, link!.id);
  }

  type Act = { act: () => Promise<void>; traces: () => Promise<boolean[]>; ended: () => Promise<void> };

  /**
   * Repeats an act until it succeeds, with one death on the way. After the death, all of its traces must be stored, or
   * not one of them. Returns false if the act ended before the death.
   */
  async function liveThrough(start: () => Promise<Act>, fate: Death): Promise<boolean> {
    const { act, traces, ended } = await start();
    let attempts = 0;
    const seen: boolean[][] = [];
    process.dieAt(fate);
    await process.survive(async () => {
      attempts += 1;
      if (attempts > 1) seen.push(await traces());
      await act();
      return true;
    });
    const hasDied = process.hasDied();
    for (const stored of seen) expect(new Set(stored).size, `${fate.when} ${fate.at}: ${stored}`).toBe(1);
    await ended();
    return hasDied;
  }

  const acts: Record<string, { start: () => Promise<Act>; leastDeaths: number }> = {
    'sending the link': {
      leastDeaths: 10,
      start: async () => {
        await begin();
        return {
          act: send,
          traces: async () => [
            (await rows.sheets())[0]!.state === 'sent',
            (await rows.links()).length === 1,
            (await rows.mails()).length === 1,
            (await rows.jobs()).length === 1,
            (await rows.events()).includes('sheet-sent'),
            (await rows.tasks())[0]!.doneAt !== null,
          ],
          ended: async () => {
            expect(await rows.sheets()).toMatchObject([{ state: 'sent' }]);
            expect(await rows.links()).toMatchObject([{ answer: null, ...PERSON }]);
            expect(await rows.mails()).toEqual(['sheet-sign-off']);
            expect(await rows.jobs()).toEqual(['send-mail']);
            expect(await rows.events()).toEqual(['sheet-sent']);
          },
        };
      },
    },
    signing: {
      leastDeaths: 20,
      start: async () => {
        const token = await beginWithLink();
        return {
          act: () => signSheet(product.deps, token, FROM, { name: 'Ada Pipe', correct: true }),
          traces: async () => [
            (await rows.sheets())[0]!.state === 'signed',
            (await rows.links())[0]!.answer === 'signed',
            (await rows.mails()).length === 1,
            (await rows.jobs()).length === 2,
            (await rows.events()).includes('sheet-signed'),
            (await rows.entries()).length === 1,
          ],
          ended: async () => {
            expect(await rows.sheets()).toMatchObject([
              { state: 'signed', signedBy: 'Ada Pipe', signedEmail: PERSON.email, signedFrom: FROM },
            ]);
            expect(await rows.links()).toMatchObject([{ answer: 'signed', answeredBy: 'Ada Pipe' }]);
            expect(await rows.mails()).toEqual(['client-change']);
            expect(await rows.jobs()).toEqual(['scan-client', 'send-mail']);
            expect(await rows.events()).toEqual(['sheet-sent', 'sheet-signed']);
            expect(await rows.entries()).toMatchObject([{ kind: 'done', count: 1, approvedBy: 'Ada Pipe' }]);
            const work = await product.deps.db.select().from(schema.deliverables);
            const keys = work.map(({ workId, period }) => `${workId} ${period}`);
            expect(new Set(keys).size).toBe(keys.length);
            expect(work.filter(({ workId, open }) => workId === 'fact-sheet' && open > 0)).toEqual([]);
          },
        };
      },
    },
    'asking for changes': {
      leastDeaths: 12,
      start: async () => {
        const token = await beginWithLink();
        const words = { name: 'Ada Pipe', changes: { phone: 'Use the other number' }, note: '' };
        return {
          act: () => askForChanges(product.deps, token, words),
          traces: async () => [
            (await rows.sheets())[0]!.state === 'changes',
            (await rows.links())[0]!.answer === 'changes',
            (await rows.mails()).length === 1,
            (await rows.jobs()).length === 1,
            (await rows.events()).includes('sheet-changes-asked'),
            (await rows.tasks()).length === 2,
          ],
          ended: async () => {
            expect(await rows.sheets()).toMatchObject([{ state: 'changes', signedAt: null }]);
            expect(await rows.links()).toMatchObject([{ answer: 'changes', changes: words.changes }]);
            expect(await rows.mails()).toEqual(['client-change']);
            expect(await rows.jobs()).toEqual(['send-mail']);
            expect(await rows.events()).toEqual(['sheet-changes-asked', 'sheet-sent']);
            expect((await rows.tasks()).filter(({ doneAt }) => doneAt === null)).toHaveLength(1);
          },
        };
      },
    },
    'the scan after the sign-off': {
      leastDeaths: 8,
      start: async () => {
        const token = await beginWithLink();
        await signSheet(product.deps, token, FROM, { name: 'Ada Pipe', correct: true });
        const [sheet] = await rows.sheets();
        const wantedAt = product.clock.time.toISOString();
        return {
          act: () => scanClient(product.deps, { clientId, wantedAt }, new AbortController().signal),
          traces: async () => [(await rows.scans()).length === 1, (await rows.readings()).length === 1],
          ended: async () => {
            expect(await rows.scans()).toHaveLength(1);
            expect(await rows.readings()).toMatchObject([{ clientId, sheetId: sheet!.id, fixes: {} }]);
          },
        };
      },
    },
    'the baseline': {
      leastDeaths: 12,
      start: async () => {
        await begin();
        return {
          act: () => scanBaseline(product.deps, { clientId }, new AbortController().signal),
          // The scan is stored before the baseline, and the next attempt takes it.
          traces: async () => [(await rows.scans()).length === 1, (await rows.readings()).length === 1],
          ended: async () => {
            const [scan] = await rows.scans();
            expect(await rows.scans()).toHaveLength(1);
            expect(await rows.readings()).toMatchObject([{ clientId, scanId: scan!.id, reason: 'baseline' }]);
            const [client] = await product.deps.db.select().from(schema.clients).where(eq(schema.clients.id, clientId));
            expect(client).toMatchObject({ baselineState: 'scanned', baselineScanId: scan!.id });
            expect((await rows.events()).filter((kind) => kind.startsWith('baseline'))).toHaveLength(1);
          },
        };
      },
    },
  };

  const deaths = Object.entries(acts).flatMap(([name, act]) =>
    (['before', 'after'] as const).map((when) => ({ name, when, ...act })),
  );
  test.each(deaths)(
    '$name, killed $when any await, stores all or nothing, and nothing twice when it is repeated',
    async ({ when, start, leastDeaths }) => {
      const last = await eachDeath(when, (fate) => liveThrough(start, fate));
      expect(last).toBeGreaterThanOrEqual(leastDeaths);
    },
    180_000,
  );
});
