import { and, eq } from 'drizzle-orm';
import { emailCampaigns, outboundMails } from '../db/schema/index.ts';
import type { Deps } from '../deps.ts';
import type { ClaimedMail } from './claim-mail.ts';
import { LEAD_MAIL_LOG } from './lead-mail-log.ts';

/** Enough to read what a server said, too little to fill a table with it. */
const LONGEST_ERROR = 500;

export type Outcome =
  | { status: 'sent'; subject: string; messageId: string }
  | { status: 'failed' | 'pending'; error: unknown };

/** Records how an attempt ended, in the outbox and in the lead's log: sent, failed for good, or to be tried again. */
export async function settleMail(
  deps: Pick<Deps, 'db' | 'clock' | 'metrics'>,
  mail: ClaimedMail,
  outcome: Outcome,
): Promise<void> {
  const sentAt = outcome.status === 'sent' ? deps.clock.now() : null;
  await deps.db.transaction(async (tx) => {
    await tx
      .update(outboundMails)
      .set({
        status: outcome.status,
        sentAt,
        ...(outcome.status === 'sent'
          ? { lastError: null, messageId: outcome.messageId }
          : { lastError: describe(outcome.error) }),
      })
      .where(eq(outboundMails.id, mail.id));
    const entry = LEAD_MAIL_LOG[mail.kind];
    if (!entry || !mail.leadId || outcome.status === 'pending') return;
    await tx
      .update(emailCampaigns)
      .set({
        status: outcome.status,
        sentAt,
        ...(outcome.status === 'sent' ? { subject: outcome.subject } : {}),
      })
      .where(
        and(
          eq(emailCampaigns.leadId, mail.leadId),
          eq(emailCampaigns.dayNumber, entry.dayNumber),
          eq(emailCampaigns.emailType, entry.emailType),
        ),
      );
  });
  deps.metrics.mails.inc({ kind: mail.kind, outcome: outcome.status === 'pending' ? 'put-off' : outcome.status });
}

function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
}
