import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { MailLinks } from '../../mail/mail-links.ts';
import type { Settings } from '../../settings/settings.ts';

/** What the newsletter depends on. */
export type NewsletterDeps = {
  db: Database;
  clock: { now(): Date };
  jobs: JobQueue;
  settings: Pick<Settings, 'publicUrl'>;
  /** Signs the links by which somebody leaves a list. */
  mailLinks: MailLinks;
};
