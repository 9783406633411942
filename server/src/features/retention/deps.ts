import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { Settings } from '../../settings/settings.ts';

/** The dependencies of the nightly deletion. */
export type RetentionDeps = {
  db: Database;
  clock: { now(): Date };
  jobs: JobQueue;
  log: Logger;
  metrics: Metrics;
  settings: Pick<Settings, 'dataDir' | 'retention'>;
};
