import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { idleHandlers } from '../../test/idle-handlers.ts';
import { describeOnBothDatabases, type TestDatabase } from '../../test/test-database.ts';
import type { JobHandlers } from './job-queue.ts';
import { JOB_OPTIONS } from './queue-options.ts';
import { type RunningJobs, type StartJobsOptions, startJobs } from './start-jobs.ts';

const log = pino({ level: 'silent' });
const quickRetries = {
  ...JOB_OPTIONS,
  'scan-lead': { ...JOB_OPTIONS['scan-lead'], retryDelay: 1, retryDelayMax: 1, pollSeconds: 0.1 },
  'send-mail': { ...JOB_OPTIONS['send-mail'], retryDelay: 1, retryDelayMax: 1, retryLimit: 1, pollSeconds: 0.1 },
};

describeOnBothDatabases('jobs', (open) => {
  let database: TestDatabase;
  let jobs: RunningJobs | null = null;
  beforeAll(async () => {
    database = await open();
  });
  afterEach(async () => {
    await jobs?.stop(1_000);
    jobs = null;
    await database.db.execute(sql`delete from pgboss.job`);
  });
  afterAll(() => database.close());

  it('run once the transaction that queued them is committed, and never when it is rolled back', async () => {
    const ran = recorder();
    await start({ 'send-mail': async ({ mailId }) => ran.add(mailId) });
    await expect(
      database.db.transaction(async (tx) => {
        await queue().enqueue(tx, 'send-mail', { mailId: 'rolled back' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await database.db.transaction((tx) => queue().enqueue(tx, 'send-mail', { mailId: 'committed' }));
    await ran.count(1);
    expect(ran.seen).toEqual(['committed']);
    expect(await unfinished()).toBe(0);
  });

  it('run again after a failure, and one failure does not repeat the jobs fetched with it', async () => {
    const ran = recorder();
    await start({
      'send-mail': async ({ mailId }) => {
        ran.add(mailId);
        if (mailId === 'bad' && ran.seen.filter((id) => id === 'bad').length === 1) throw new Error('mail server busy');
      },
    });
    await database.db.transaction(async (tx) => {
      for (const mailId of ['good 1', 'bad', 'good 2']) await queue().enqueue(tx, 'send-mail', { mailId });
    });
    await ran.count(4);
    expect(ran.seen.sort()).toEqual(['bad', 'bad', 'good 1', 'good 2']);
  });

  it('are given up after the last attempt, with the reason stored', async () => {
    const ran = recorder();
    await start({
      'send-mail': async () => {
        ran.add('attempt');
        throw new Error('no such\0 mailbox');
      },
    });
    await database.db.transaction((tx) => queue().enqueue(tx, 'send-mail', { mailId: 'bad' }));
    await ran.count(2);
    await eventually(async () => (await stateOf('send-mail')) === 'failed');
    const { rows } = await database.db.execute<{ output: { message: string } }>(
      sql`select output from pgboss.job where state = 'failed'`,
    );
    expect(rows[0]?.output.message).toBe('Error: no such mailbox');
  });

  it('wait until they are due', async () => {
    const ran = recorder();
    await start({ 'send-mail': async ({ mailId }) => ran.add(mailId) });
    const tomorrow = new Date(Date.now() + 86_400_000);
    await database.db.transaction(async (tx) => {
      await queue().enqueue(tx, 'send-mail', { mailId: 'tomorrow' }, { startAfter: tomorrow });
      await queue().enqueue(tx, 'send-mail', { mailId: 'now' });
    });
    await ran.count(1);
    await eventually(async () => (await unfinished()) === 1);
    expect(ran.seen).toEqual(['now']);
  });

  it('of one singleton key are queued once while unfinished, and without a key each time', async () => {
    await start({}, { role: 'web' });
    await database.db.transaction(async (tx) => {
      for (const leadId of ['a', 'a', 'b']) {
        await queue().enqueue(tx, 'scan-lead', { leadId }, { singletonKey: leadId });
      }
      await queue().enqueue(tx, 'send-mail', { mailId: 'x' });
      await queue().enqueue(tx, 'send-mail', { mailId: 'x' });
    });
    expect(await unfinished()).toBe(4);
  });

  it('are queued but not run by a web process, and run by the next worker', async () => {
    const ran = recorder();
    await start({ 'scan-lead': async () => ran.add('web') }, { role: 'web' });
    await database.db.transaction((tx) => queue().enqueue(tx, 'scan-lead', { leadId: 'waiting' }));
    await jobs!.stop(1_000);
    await start({ 'scan-lead': async ({ leadId }) => ran.add(leadId) });
    await ran.count(1);
    expect(ran.seen).toEqual(['waiting']);
  });

  it('start when the transaction that queued them is committed, and all workers share a backlog, however rarely they poll', async () => {
    const ran = recorder();
    const allBusy = Promise.withResolvers<void>();
    const { workers } = JOB_OPTIONS['scan-lead'];
    const work = async ({ leadId }: { leadId: string }) => {
      ran.add(leadId);
      if (ran.seen.length === workers) allBusy.resolve();
      await allBusy.promise;
    };
    await start({ 'scan-lead': work }, { jobOptions: looking(3600) });
    await database.db.transaction(async (tx) => {
      for (let lead = 0; lead < 2 * workers; lead += 1) await queue().enqueue(tx, 'scan-lead', { leadId: `${lead}` });
    });
    await ran.count(2 * workers);
    expect(new Set(ran.seen).size).toBe(2 * workers);
  });

  it('queued by another process are found at the next poll', async () => {
    const ran = recorder();
    await start({ 'scan-lead': async ({ leadId }) => ran.add(leadId) }, { jobOptions: looking(0.1) });
    const other = await startJobs({ database, log, role: 'web', handlers: idleHandlers });
    await database.db.transaction((tx) => other.queue.enqueue(tx, 'scan-lead', { leadId: 'from outside' }));
    await ran.count(1);
    await other.stop(0);
    expect(ran.seen).toEqual(['from outside']);
  });

  it('already running may finish when the process stops, and no more are fetched', async () => {
    const ran = recorder();
    const stopping = Promise.withResolvers<void>();
    await start({
      'scan-lead': async ({ leadId }) => {
        ran.add(`begin ${leadId}`);
        await stopping.promise;
        ran.add(`end ${leadId}`);
      },
    });
    await database.db.transaction((tx) => queue().enqueue(tx, 'scan-lead', { leadId: 'slow' }));
    await ran.count(1);
    const stopped = jobs!.stop(10_000);
    expect(jobs!.ready()).toBe(false);
    stopping.resolve();
    await stopped;
    expect(ran.seen).toEqual(['begin slow', 'end slow']);
    expect(await stateOf('scan-lead')).toBe('completed');
  });

  it('that exceed the grace period are aborted and returned for another attempt', async () => {
    const ran = recorder();
    let aborted = false;
    await start({
      'scan-lead': async (_payload, signal) => {
        signal.addEventListener('abort', () => {
          aborted = true;
        });
        ran.add('begin');
        await new Promise(() => {});
      },
    });
    await database.db.transaction((tx) => queue().enqueue(tx, 'scan-lead', { leadId: 'endless' }));
    await ran.count(1);
    await jobs!.stop(1_000);
    expect(aborted).toBe(true);
    expect(await stateOf('scan-lead')).toBe('retry');
  });

  it('are ready only between start and stop', async () => {
    await start({});
    expect(jobs!.ready()).toBe(true);
    await jobs!.stop(1_000);
    expect(jobs!.ready()).toBe(false);
  });

  async function start(handlers: Partial<JobHandlers>, options: Partial<StartJobsOptions> = {}): Promise<void> {
    jobs = await startJobs({
      database,
      log,
      role: 'all',
      jobOptions: quickRetries,
      handlers: { ...idleHandlers, ...handlers },
      ...options,
    });
  }

  function queue() {
    return jobs!.queue;
  }

  async function unfinished(): Promise<number> {
    const { rows } = await database.db.execute<{ jobs: number }>(
      sql`select count(*)::int as jobs from pgboss.job where state in ('created', 'retry')`,
    );
    return rows[0]!.jobs;
  }

  async function stateOf(name: string): Promise<string | undefined> {
    const { rows } = await database.db.execute<{ state: string }>(
      sql`select state::text as state from pgboss.job where name = ${name}`,
    );
    return rows[0]?.state;
  }
});

function looking(pollSeconds: number): typeof JOB_OPTIONS {
  return { ...JOB_OPTIONS, 'scan-lead': { ...JOB_OPTIONS['scan-lead'], pollSeconds } };
}

function recorder() {
  const seen: string[] = [];
  return {
    seen,
    add: (text: string) => {
      seen.push(text);
    },
    count: (n: number) => eventually(async () => seen.length >= n),
  };
}

/** Polls until the condition is true. The timeout of the test ends it. */
async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}
