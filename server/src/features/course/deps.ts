import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { MailLinks } from '../../mail/mail-links.ts';
import type { Settings } from '../../settings/settings.ts';

/** The dependencies of the course. */
export type CourseDeps = {
  db: Database;
  clock: { now(): Date };
  jobs: JobQueue;
  log: Logger;
  settings: Pick<Settings, 'publicUrl' | 'courseDaySeconds'>;
  /** Signs unsubscribe links. */
  mailLinks: MailLinks;
};
