import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { MailKinds } from '../../mail/mail-kinds.ts';

/** What the inbox depends on. */
export type InboxDeps = {
  db: Database;
  clock: { now(): Date };
  jobs: JobQueue;
  /** What each kind of mail is, to send a failed one again. */
  mailKinds: MailKinds<never>;
};
