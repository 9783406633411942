import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { type PeerReply, peerAnswer, startProviderPeer } from '../../../../../answers/test/provider-peer.ts';
import { times } from '../../../../../test/thorough.ts';
import { runScript } from '../../../../test/child-script.ts';
import { copyMigratedTemplate } from '../../../../test/embedded-template.ts';
import { idleHandlers } from '../../../../test/idle-handlers.ts';
import { temporaryFolder } from '../../../../test/test-database.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import { openDatabase } from '../../../db/open-database.ts';
import { assistantSpend, panelAnswers, panelRuns } from '../../../db/schema/index.ts';
import { startJobs } from '../../../jobs/start-jobs.ts';
import { parseSettings } from '../../../settings/settings.ts';
import { startPanel } from '../panels/start-panel.ts';
import { MAX_ATTEMPTS } from './begin-ask.ts';

const KILLS = times({ usual: 2, thorough: 12 });
const BILLED = 11_150;
const log = pino({ level: 'silent' });

const { folder, remove } = temporaryFolder();
afterAll(() => remove());

test(`a run whose process is killed ${KILLS} times ends, asks no row too often and counts at least what was billed`, {
  timeout: 300_000,
}, async () => {
  await copyMigratedTemplate(folder);
  await withDatabase(queueSample);
  let asked = Promise.withResolvers<void>();
  let answers = true;
  let billed = 0;
  const peer = await startProviderPeer(async ({ form }): Promise<PeerReply> => {
    asked.resolve();
    if (!answers) await new Promise(() => {});
    billed += BILLED;
    return peerAnswer(form);
  });
  for (let kill = 0; kill < KILLS; kill += 1) {
    // Kills during a request, and at some moment after an answer was sent.
    answers = kill % 2 === 1;
    asked = Promise.withResolvers<void>();
    const script = runScript('run-answers', folder, peer.baseUrl('openai'));
    await Promise.race([asked.promise, script.line('finished')]);
    if (answers) await pause(randomInt(0, 60));
    await script.kill();
    await withDatabase(passTime);
  }
  answers = true;
  const last = runScript('run-answers', folder, peer.baseUrl('openai'));
  await last.line('finished');
  await last.kill();
  await peer.close();
  await withDatabase(async ({ db }) => {
    const rows = await db.select().from(panelAnswers);
    expect(rows).toHaveLength(12);
    for (const { question, attempts, state } of rows) {
      // The twelve texts differ.
      const requests = peer.requests.filter((request) => request.question === question.text).length;
      expect(requests).toBeLessThanOrEqual(attempts);
      expect(attempts).toBeLessThanOrEqual(MAX_ATTEMPTS);
      expect(['answered', 'failed']).toContain(state);
    }
    expect(rows.some(({ attempts }) => attempts > 1)).toBe(true);
    expect(await db.select().from(panelRuns)).toMatchObject([{ state: 'done' }]);
    const spend = (await db.select().from(assistantSpend)).filter(({ scope }) => scope === 'all');
    const counted = spend.reduce((sum, { reservedMicros, spentMicros }) => sum + reservedMicros + spentMicros, 0);
    expect(counted).toBeGreaterThanOrEqual(billed);
    expect(rows.reduce((sum, { costMicros }) => sum + costMicros, 0)).toBe(counted);
  });
});

async function withDatabase(work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  const database = await openDatabase({ dataDir: folder, databaseUrl: null, log });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

async function queueSample(database: OpenDatabase): Promise<void> {
  const jobs = await startJobs({ database, handlers: idleHandlers, log, role: 'web' });
  const settings = parseSettings({ OPENAI_API_KEY: 'sk-of-a-test' });
  const deps = {
    ...{ db: database.db, jobs: jobs.queue, clock: { now: () => new Date() }, log, settings },
    askerOf: async () => null,
  };
  await startPanel(deps, { trade: 'plumbing', town: 'Tacoma, WA', country: 'US', purpose: 'sample' });
  await jobs.stop(1_000);
}

/** Moves all times back by three minutes, after which an interrupted request counts as lost. */
async function passTime({ db }: OpenDatabase): Promise<void> {
  const before = sql.raw(`- interval '3 minutes'`);
  await db.execute(sql`update panel_answers set due_at = due_at ${before}, asked_at = asked_at ${before}`);
  await db.execute(sql`update pgboss.job set start_after = start_after ${before} where state in ('created', 'retry')`);
}
