import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { MailKinds } from '../../mail/mail-kinds.ts';

/** The dependencies of the inbox. */
export type InboxDeps = {
  db: Database;
  clock: { now(): Date };
  jobs: JobQueue;
  /** The rules of each kind of mail, for sending a failed one again. */
  mailKinds: MailKinds<never>;
};
