import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { MailLinks } from '../../mail/mail-links.ts';
import type { Settings } from '../../settings/settings.ts';

/** The dependencies of the newsletter. */
export type NewsletterDeps = {
  db: Database;
  clock: { now(): Date };
  jobs: JobQueue;
  settings: Pick<Settings, 'publicUrl'>;
  /** Signs unsubscribe links. */
  mailLinks: MailLinks;
};
