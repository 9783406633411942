import { and, eq } from 'drizzle-orm';
import { emailCampaigns, outboundMails } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/errors.ts';
import { LEAD_MAIL_LOG } from '../../mail/lead-mail-log.ts';

/**
 * Sends a failed mail again, as if it had been queued now: it is tried for as long as a new one. Asking twice sends it
 * once.
 *
 * @throws AppError `not-found` when there is no such mail or it has not failed.
 */
export async function retryMail(deps: Pick<Deps, 'db' | 'jobs' | 'clock'>, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [mail] = await tx
      .update(outboundMails)
      .set({ status: 'pending', createdAt: deps.clock.now() })
      .where(and(eq(outboundMails.id, id), eq(outboundMails.status, 'failed')))
      .returning({ kind: outboundMails.kind, leadId: outboundMails.leadId });
    if (!mail) throw new AppError('not-found', { message: 'This mail is not waiting to be retried.' });
    const entry = LEAD_MAIL_LOG[mail.kind];
    if (entry && mail.leadId) {
      await tx
        .update(emailCampaigns)
        .set({ status: 'pending' })
        .where(and(eq(emailCampaigns.leadId, mail.leadId), eq(emailCampaigns.emailType, entry.emailType)));
    }
    await deps.jobs.enqueue(tx, 'send-mail', { mailId: id });
  });
}
