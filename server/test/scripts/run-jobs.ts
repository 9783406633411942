// Runs jobs on the embedded database in the given folder. Each job writes its start and end to `ran.log` next to it.
// With a second argument at most that many jobs end; the others are still running when the process is killed.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { openDatabase } from '../../src/db/open-database.ts';
import { startJobs } from '../../src/jobs/start-jobs.ts';
import { idleHandlers } from '../idle-handlers.ts';

const [dataDir, mayEnd = Number.POSITIVE_INFINITY] = process.argv.slice(2) as [string, string?];
let ends = 0;
const log = pino({ level: 'silent' });
const untilKilled = new Promise<void>(() => {});
const note = (text: string) => appendFileSync(join(dataDir, 'ran.log'), `${text}\n`);
const database = await openDatabase({ dataDir, databaseUrl: null, log });
await startJobs({
  database,
  log,
  role: 'all',
  handlers: {
    ...idleHandlers,
    'scan-lead': async ({ leadId }) => {
      note(`begin ${leadId}`);
      console.log('working');
      // Long enough for a kill to hit it.
      await pause(30);
      if (ends >= Number(mayEnd)) return untilKilled;
      ends += 1;
      note(`end ${leadId}`);
      console.log(`ended ${leadId}`);
    },
  },
});
console.log('started');
