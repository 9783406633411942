// Plans the runs of the embedded database in the given folder and asks their questions. The second argument is the base
// address of OpenAI. Prints when it has started, and when every run has ended.
import { setTimeout as pause } from 'node:timers/promises';
import { ne } from 'drizzle-orm';
import { pino } from 'pino';
import { openDatabase } from '../../src/db/open-database.ts';
import { panelRuns } from '../../src/db/schema/index.ts';
import { askAnswer } from '../../src/features/assistants/asks/ask-answer.ts';
import { createAskers } from '../../src/features/assistants/create-askers.ts';
import type { AssistantDeps } from '../../src/features/assistants/deps.ts';
import { planPanelRun } from '../../src/features/assistants/panels/plan-panel-run.ts';
import type { JobHandlers } from '../../src/jobs/job-queue.ts';
import { JOB_OPTIONS } from '../../src/jobs/queue-options.ts';
import { startJobs } from '../../src/jobs/start-jobs.ts';
import { parseSettings } from '../../src/settings/settings.ts';
import { idleHandlers } from '../idle-handlers.ts';

const [dataDir, OPENAI_API_BASE] = process.argv.slice(2) as [string, string];
const log = pino({ level: 'silent' });
const settings = parseSettings({ OPENAI_API_KEY: 'sk-of-a-test', OPENAI_API_BASE });
const database = await openDatabase({ dataDir, databaseUrl: null, log });
const later = Promise.withResolvers<AssistantDeps>();
const handlers: JobHandlers = {
  ...idleHandlers,
  'plan-panel': async (payload) => planPanelRun(await later.promise, payload),
  'ask-answer': async (payload, signal) => askAnswer(await later.promise, payload, signal),
};
const fast = { pollSeconds: 0.5, retryDelay: 1, retryDelayMax: 1 };
const jobOptions = {
  ...JOB_OPTIONS,
  'plan-panel': { ...JOB_OPTIONS['plan-panel'], ...fast },
  'ask-answer': { ...JOB_OPTIONS['ask-answer'], ...fast },
};
const jobs = await startJobs({ database, handlers, log, role: 'all', jobOptions });
const askerOf = createAskers(settings.assistants.lanes);
later.resolve({ db: database.db, jobs: jobs.queue, clock: { now: () => new Date() }, log, settings, askerOf });
console.log('started');
while ((await database.db.$count(panelRuns, ne(panelRuns.state, 'done'))) > 0) await pause(100);
console.log('finished');
