import { and, eq } from 'drizzle-orm';
import { emailCampaigns, outboundMails } from '../../db/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { rulesOf } from '../../mail/mail-kinds.ts';
import type { InboxDeps } from './deps.ts';

/**
 * Queues a failed mail again, with as much time for retries as a new one. Idempotent. A lesson that may have arrived
 * stays failed, because it must never be sent again.
 *
 * @throws AppError `not-found` if there is no such mail or it has not failed.
 */
export async function retryMail(
  deps: Pick<InboxDeps, 'db' | 'jobs' | 'clock' | 'mailKinds'>,
  id: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [mail] = await tx
      .update(outboundMails)
      .set({ status: 'pending', createdAt: deps.clock.now() })
      .where(and(eq(outboundMails.id, id), eq(outboundMails.status, 'failed')))
      .returning({ kind: outboundMails.kind, leadId: outboundMails.leadId, data: outboundMails.data });
    if (!mail) throw new AppError('not-found', { message: 'This mail is not waiting to be retried.' });
    const entry = rulesOf(deps.mailKinds, mail).logEntry(mail.data);
    if (entry && mail.leadId) {
      await tx
        .update(emailCampaigns)
        .set({ status: 'pending' })
        .where(
          and(
            eq(emailCampaigns.leadId, mail.leadId),
            eq(emailCampaigns.dayNumber, entry.dayNumber),
            eq(emailCampaigns.emailType, entry.emailType),
          ),
        );
    }
    await deps.jobs.enqueue(tx, 'send-mail', { mailId: id });
  });
}
