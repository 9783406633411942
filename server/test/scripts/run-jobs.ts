// Runs jobs on the embedded database in the given folder. Each job writes its start and end to `ran.log` next to it.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { openDatabase } from '../../src/db/open-database.ts';
import { startJobs } from '../../src/jobs/start-jobs.ts';
import { idleHandlers } from '../idle-handlers.ts';

const dataDir = process.argv[2]!;
const log = pino({ level: 'silent' });
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
      note(`end ${leadId}`);
    },
  },
});
console.log('started');
