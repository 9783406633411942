import type { MailAttachment, MailData, MailKind } from '@named-first/contract';
import type { Tx } from '../db/database.ts';
import type { MailList, outboundMails } from '../db/schema/index.ts';

/** One mail as stored in its outbox row. */
export type StoredMail<K extends MailKind = MailKind> = Omit<typeof outboundMails.$inferSelect, 'kind' | 'data'> & {
  kind: K;
  data: MailData[K];
};

/**
 * The entry of a mail to a lead in the log `email_campaigns`. The rendered subject replaces this one when the mail is
 * sent.
 */
export type LeadMailLogEntry = { dayNumber: number; emailType: string; subject: string };

/** Whether a mail may be sent now, later, or never. */
export type Permission = 'now' | 'never' | { notBefore: Date };

/** How a mail ended. `unwanted`: it was not sent, because its reader left the list or it must never be sent. */
export type MailEnd = { status: 'sent'; sentAt: Date } | { status: 'failed' } | { status: 'unwanted' };

/** What the outbox needs to know about a kind of mail when it is queued, derived from the mail's data. */
export type MailFacts<K extends MailKind> = {
  kind: K;
  /**
   * The list that a mail belongs to and that its reader can leave. Null for mail that the reader requested
   * individually, such as a report or a download. Such mail is also sent to addresses that have left the lists.
   */
  list(data: MailData[K]): MailList | null;
  /** The entry in the lead's log; null for mail to the agency or to a person who is not a lead. */
  logEntry(data: MailData[K]): LeadMailLogEntry | null;
};

/**
 * What a feature registers for each kind of mail that it sends: facts, whether a mail may still be sent, and what
 * follows. `Deps` are the dependencies of that feature.
 */
export type MailRules<K extends MailKind, Deps = unknown> = MailFacts<K> & {
  /**
   * Whether the mail must never arrive twice. If a run ends between sending such a mail and getting the reply, the mail
   * is not retried and counts as failed. Mails of all other kinds are retried with the same Message-ID.
   */
  isSentOnce: boolean;
  /** Asked right before sending, if the reader has not left the list. The default is `now`. */
  maySend?: (deps: Deps, mail: StoredMail<K>) => Promise<Permission>;
  /** Adds what is only known at sending time: the final data and the attachments. */
  complete?: (deps: Deps, mail: StoredMail<K>) => Promise<{ data: MailData[K]; attachments: MailAttachment[] }>;
  /** Runs in the transaction that records the end of a mail. */
  settled?: (deps: Deps, tx: Tx, mail: StoredMail<K>, end: MailEnd) => Promise<void>;
};

/** The rules of every kind of mail. A missing kind does not compile. */
export type MailKinds<Deps> = { [K in MailKind]: MailRules<K, Deps> };

/** The rules of a kind that belongs to no list, appears in no log and needs nothing else. */
export function plainMail<K extends MailKind>(kind: K): MailRules<K> {
  return { kind, list: () => null, logEntry: () => null, isSentOnce: false };
}

/** The rules of a stored mail. Kind and data of a row match, but the type checker cannot see that. */
export function rulesOf<Deps>(kinds: MailKinds<Deps>, { kind }: { kind: MailKind }): MailRules<MailKind, Deps> {
  return kinds[kind] as unknown as MailRules<MailKind, Deps>;
}

/** The unsubscribe link of kinds whose data contains one. */
export function unsubscribeUrlOf(data: MailData[MailKind]): string | null {
  return 'unsubscribeUrl' in data ? data.unsubscribeUrl : null;
}
