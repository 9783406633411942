import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Settings } from '../../settings/settings.ts';

/** The dependencies of this feature's verbs. */
export type ClientDeps = {
  db: Database;
  jobs: JobQueue;
  clock: { now(): Date };
  settings: Pick<Settings, 'publicUrl' | 'mailTo'>;
};
