// Scans the rows of campaigns on the embedded database in the given folder, or on PostgreSQL if a URL is given. A scan
// takes as many milliseconds as the second argument says, and always has the same result. With `hold` as the third
// argument, the first scan never ends, so a kill leaves a started row. Prints when such a scan has begun, and when no
// row is left.
import { setTimeout as pause } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { pino } from 'pino';
import { openDatabase } from '../../src/db/open-database.ts';
import { bulkCampaigns } from '../../src/db/schema/index.ts';
import { scanCampaignRow } from '../../src/features/campaigns/rows/scan-campaign-row.ts';
import { startCampaignWatch } from '../../src/features/campaigns/watch-campaigns.ts';
import type { JobHandlers } from '../../src/jobs/job-queue.ts';
import { startJobs } from '../../src/jobs/start-jobs.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import type { Deps } from '../../src/start/deps.ts';
import { scanReport } from '../factories.ts';
import { idleHandlers } from '../idle-handlers.ts';

const [place, scanMs, mode] = process.argv.slice(2);
const databaseUrl = place!.startsWith('postgres:') ? place! : null;
const log = pino({ level: 'silent' });
const database = await openDatabase({ dataDir: place!, databaseUrl, log });
let holds = mode === 'hold';
const later = Promise.withResolvers<Deps>();
const handlers: JobHandlers = {
  ...idleHandlers,
  'scan-campaign-row': async (payload, signal) => scanCampaignRow(await later.promise, payload, signal),
};
const jobs = await startJobs({ database, handlers, log, role: 'all' });
const deps = {
  db: database.db,
  jobs: jobs.queue,
  settings: { scanCacheSeconds: 0, publicUrl: 'https://agency.example' },
  scanWebsite: async ({ url: website }: { url: string }) => {
    if (holds) await hold();
    await pause(Number(scanMs));
    return scanReport({ website });
  },
  metrics: createMetrics(),
  clock: { now: () => new Date() },
  log,
} as unknown as Deps;
later.resolve(deps);
startCampaignWatch(deps);
const unfinished = () => database.db.$count(bulkCampaigns, inArray(bulkCampaigns.status, ['pending', 'processing']));
while ((await unfinished()) > 0) await pause(100);
console.log('finished');

async function hold(): Promise<never> {
  holds = false;
  console.log('holds a row');
  return new Promise(() => {});
}
