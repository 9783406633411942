import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Settings } from '../../settings/settings.ts';

/** The dependencies of the contact form. */
export type ContactDeps = {
  db: Database;
  clock: { now(): Date };
  jobs: JobQueue;
  settings: Pick<Settings, 'mailTo' | 'publicUrl'>;
};
