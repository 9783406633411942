import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Settings } from '../../settings/settings.ts';

/** What the verbs of this feature use. */
export type ClientDeps = {
  db: Database;
  jobs: JobQueue;
  clock: { now(): Date };
  settings: Pick<Settings, 'publicUrl' | 'mailTo'>;
};
