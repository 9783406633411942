import type { MailAttachment, MailData, MailKind } from '@named-first/contract';
import type { Tx } from '../db/database.ts';
import type { MailList, outboundMails } from '../db/schema/index.ts';

/** One mail as its outbox row holds it. */
export type StoredMail<K extends MailKind = MailKind> = Omit<typeof outboundMails.$inferSelect, 'kind' | 'data'> & {
  kind: K;
  data: MailData[K];
};

/** How a mail to a lead appears in the log `email_campaigns`. The rendered subject replaces this one when it is sent. */
export type LeadMailLogEntry = { dayNumber: number; emailType: string; subject: string };

/** Whether a mail may be sent now, later, or never. */
export type Permission = 'now' | 'never' | { notBefore: Date };

/** How a mail ended. `unwanted`: it was not sent, because its reader has left the list or it may never be sent. */
export type MailEnd = { status: 'sent'; sentAt: Date } | { status: 'failed' } | { status: 'unwanted' };

/** What the outbox must know of a kind of mail when it is queued, from the mail's own data. */
export type MailFacts<K extends MailKind> = {
  kind: K;
  /**
   * The list a mail is of, which its owner may leave. Null for mail that was asked for by itself, such as a report or a
   * download, which reaches an address that has left the lists.
   */
  list(data: MailData[K]): MailList | null;
  /** The entry in the lead's log; null for mail that goes to the agency or to nobody who is a lead. */
  logEntry(data: MailData[K]): LeadMailLogEntry | null;
};

/**
 * What a feature registers for a kind of mail it sends: facts, whether a mail may still be sent, and what follows.
 * `Deps` are the dependencies of that feature.
 */
export type MailRules<K extends MailKind, Deps = unknown> = MailFacts<K> & {
  /**
   * Whether nobody may get it twice. When a run ends between handing such a mail over and hearing the answer, it is not
   * repeated: it counts as failed. Every other kind is repeated under the same Message-ID.
   */
  isSentOnce: boolean;
  /** Asked right before sending, of a mail whose reader has not left its list. Without it, the answer is `now`. */
  maySend?: (deps: Deps, mail: StoredMail<K>) => Promise<Permission>;
  /** What is known only when the mail is sent: its final data, and files that go with it. */
  complete?: (deps: Deps, mail: StoredMail<K>) => Promise<{ data: MailData[K]; attachments: MailAttachment[] }>;
  /** Follows up a mail that will not be tried again, in the transaction that records it. */
  settled?: (deps: Deps, tx: Tx, mail: StoredMail<K>, end: MailEnd) => Promise<void>;
};

/** The rules of every kind of mail: a kind that is missing does not compile. */
export type MailKinds<Deps> = { [K in MailKind]: MailRules<K, Deps> };

/** The rules of a kind that is on no list, in no log and needs nothing more. */
export function plainMail<K extends MailKind>(kind: K): MailRules<K> {
  return { kind, list: () => null, logEntry: () => null, isSentOnce: false };
}

/** The rules of a stored mail. A row's kind and data were stored together, which the type system cannot see. */
export function rulesOf<Deps>(kinds: MailKinds<Deps>, { kind }: { kind: MailKind }): MailRules<MailKind, Deps> {
  return kinds[kind] as unknown as MailRules<MailKind, Deps>;
}

/** The link by which the reader leaves, for kinds whose data has one. */
export function unsubscribeUrlOf(data: MailData[MailKind]): string | null {
  return 'unsubscribeUrl' in data ? data.unsubscribeUrl : null;
}
