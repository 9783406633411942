import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';

/** What the inbox depends on. */
export type InboxDeps = {
  db: Database;
  clock: { now(): Date };
  jobs: JobQueue;
};
