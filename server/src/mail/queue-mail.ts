import type { MailData, MailKind } from '@named-first/contract';
import type { Tx } from '../db/database.ts';
import { emailCampaigns, outboundMails } from '../db/schema/index.ts';
import type { MailDeps } from './deps.ts';
import type { MailFacts } from './mail-kinds.ts';

/** A report that a visitor waits for is sent before the morning's lessons. */
const LIST_PRIORITY = -10;

export type QueuedMail<K extends MailKind> = {
  /** Identifies the mail: queueing the same key twice sends one mail. */
  messageKey: string;
  /** What its feature registered for this kind. */
  kind: MailFacts<K>;
  to: string;
  data: MailData[K];
  leadId: string | null;
  replyTo?: string;
};

/** Adds a mail to the outbox, its entry to the lead's log, and the job that sends it to the queue. */
export async function queueMail<K extends MailKind>(
  deps: Pick<MailDeps, 'jobs' | 'clock'>,
  tx: Tx,
  mail: QueuedMail<K>,
): Promise<void> {
  const createdAt = deps.clock.now();
  const [row] = await tx
    .insert(outboundMails)
    .values({
      messageKey: mail.messageKey,
      kind: mail.kind.kind,
      leadId: mail.leadId,
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      data: mail.data,
      createdAt,
    })
    .onConflictDoNothing({ target: outboundMails.messageKey })
    .returning({ id: outboundMails.id });
  if (!row) return;
  const entry = mail.kind.logEntry(mail.data);
  if (entry && mail.leadId) await tx.insert(emailCampaigns).values({ ...entry, leadId: mail.leadId, createdAt });
  await deps.jobs.enqueue(tx, 'send-mail', { mailId: row.id }, { priority: sendPriority(mail.kind, mail.data) });
}

/** The priority of the job that sends a mail. */
export function sendPriority<K extends MailKind>(kind: Pick<MailFacts<K>, 'list'>, data: MailData[K]): number {
  return kind.list(data) ? LIST_PRIORITY : 0;
}
