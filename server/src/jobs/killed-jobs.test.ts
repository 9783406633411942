import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { runScript } from '../../test/child-script.ts';
import { copyMigratedTemplate } from '../../test/embedded-template.ts';
import { idleHandlers } from '../../test/idle-handlers.ts';
import { temporaryFolder } from '../../test/test-database.ts';
import { openDatabase } from '../db/open-database.ts';
import { startJobs } from './start-jobs.ts';

const JOBS = 40;
const KILLS = 3;
/** How many jobs a process that will be killed may end, so that the next one has work left however slow the kill is. */
const ENDS_BEFORE_KILL = 10;

const { folder: dataDir, remove } = temporaryFolder();
afterAll(() => remove());

it('every job completes at least once, although its process is killed repeatedly', {
  timeout: 180_000,
}, async () => {
  await copyMigratedTemplate(dataDir);
  const ids = await queueJobs();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const script = runScript('run-jobs', dataDir, String(ENDS_BEFORE_KILL));
    await script.line('working');
    await pause(randomInt(0, 400));
    await script.kill();
  }
  const ended = new Set(noted('end'));
  const last = runScript('run-jobs', dataDir);
  for (const id of ids.filter((id) => !ended.has(id))) await last.line(`ended ${id}`);
  await last.kill();
  expect([...new Set(noted('end'))].sort()).toEqual(ids.sort());
});

async function queueJobs(): Promise<string[]> {
  const log = pino({ level: 'silent' });
  const database = await openDatabase({ dataDir, databaseUrl: null, log });
  const jobs = await startJobs({ database, handlers: idleHandlers, log, role: 'web' });
  const ids = Array.from({ length: JOBS }, () => randomUUID());
  await database.db.transaction(async (tx) => {
    for (const leadId of ids) await jobs.queue.enqueue(tx, 'scan-lead', { leadId });
  });
  await jobs.stop(1_000);
  await database.close();
  return ids;
}

function noted(what: 'begin' | 'end'): string[] {
  const path = join(dataDir, 'ran.log');
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line.startsWith(`${what} `)).map((line) => line.slice(what.length + 1));
}
