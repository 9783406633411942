import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Settings } from '../../settings/settings.ts';

/** What the contact form depends on. */
export type ContactDeps = {
  db: Database;
  clock: { now(): Date };
  jobs: JobQueue;
  settings: Pick<Settings, 'mailTo' | 'publicUrl'>;
};
