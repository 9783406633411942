import type { MailData, MailKind } from '@named-first/contract';
import type { MailList } from '../db/schema/index.ts';

/**
 * Mail of a list, which its owner may leave. Every other kind was asked for by itself, such as a report or a download,
 * and reaches an address that has left the lists.
 */
const LISTS: Partial<Record<MailKind, MailList>> = { 'course-lesson': 'course', 'newsletter-welcome': 'newsletter' };

export function listOf(kind: MailKind): MailList | null {
  return LISTS[kind] ?? null;
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
