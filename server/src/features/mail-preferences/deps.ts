import type { Database } from '../../db/database.ts';
import type { MailLinks } from '../../mail/mail-links.ts';

/** The dependencies of mailing preferences. */
export type MailPreferenceDeps = {
  db: Database;
  clock: { now(): Date };
  /** Signs unsubscribe links. */
  mailLinks: MailLinks;
};
