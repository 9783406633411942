import type { Database } from '../../db/database.ts';
import type { MailLinks } from '../../mail/mail-links.ts';

/** What mail preferences depend on. */
export type MailPreferenceDeps = {
  db: Database;
  clock: { now(): Date };
  /** Signs the links by which somebody leaves a list. */
  mailLinks: MailLinks;
};
