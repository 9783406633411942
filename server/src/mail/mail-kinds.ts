import type { MailData, MailKind } from '@named-first/contract';
import type { MailList } from '../db/schema/index.ts';

/** A mail as the outbox holds it: its kind and the data of that kind, which the type system cannot tie together. */
type KindAndData = { kind: MailKind; data: MailData[MailKind] };

/**
 * The list a mail is of, which its owner may leave; a campaign's report counts as the course it comes with. Every other
 * mail was asked for by itself, such as a report or a download, and reaches an address that has left the lists.
 */
export function listOf({ kind, data }: KindAndData): MailList | null {
  if (kind === 'newsletter-welcome') return 'newsletter';
  if (kind === 'course-lesson' || ('fromCampaign' in data && data.fromCampaign)) return 'course';
  return null;
}

/**
 * Kinds that nobody may get twice. When a run ends between handing such a mail over and hearing the answer, it is not
 * repeated: it counts as failed. Every other kind is repeated under the same Message-ID.
 */
export function isSentOnce(kind: MailKind): boolean {
  return kind === 'course-lesson';
}

/** The link by which the reader leaves, for kinds whose data has one. */
export function unsubscribeUrlOf(data: MailData[MailKind]): string | null {
  return 'unsubscribeUrl' in data ? data.unsubscribeUrl : null;
}
