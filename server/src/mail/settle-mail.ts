import type { MailData } from '@named-first/contract';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { emailCampaigns, outboundMails } from '../db/schema/index.ts';
import { settleLesson } from '../features/course/settle-lesson.ts';
import { suppress } from '../features/mail-preferences/suppress.ts';
import { type ClaimedMail, isHeldBy } from './claim-mail.ts';
import type { MailDeps } from './deps.ts';
import { leadMailLogEntry } from './lead-mail-log.ts';

/** Enough to read what a server said, too little to fill a table with it. */
const LONGEST_ERROR = 500;

export type Outcome =
  | { status: 'sent'; subject: string; messageId: string }
  /** To be tried again. */
  | { status: 'pending'; error: unknown }
  | {
      status: 'failed';
      error: unknown;
      /** Whether the receiver may have it all the same; then it is never sent again. */
      mayHaveArrived: boolean;
      /** Whether the server refused the address: it then gets no mail of a list any more. */
      bounced?: boolean;
      /** What became of the lesson, if it is one; failed unless told. */
      lesson?: 'cancelled';
    };

type SettleDeps = Pick<MailDeps, 'db' | 'clock' | 'metrics' | 'settings'>;

/**
 * Records how an attempt ended: in the outbox, in the lead's log, in the course's schedule and for the address.
 *
 * @returns false when there was nothing to record: the mail was deleted meanwhile, or another run has taken it over.
 */
export async function settleMail(deps: SettleDeps, mail: ClaimedMail, outcome: Outcome): Promise<boolean> {
  const settled = await deps.db.transaction(async (tx) => {
    const isOurs = await settleRow(deps, tx, mail, outcome);
    if (!isOurs || outcome.status === 'pending') return isOurs;
    // The agency's own inbox is on no list.
    if (outcome.status === 'failed' && outcome.bounced && mail.recipient !== deps.settings.mailTo) {
      await suppress(tx, { address: mail.recipient, reason: 'bounced', at: deps.clock.now() });
    }
    await settleLog(deps, tx, mail, outcome);
    await settleSchedule(deps, tx, mail, outcome);
    return true;
  });
  deps.metrics.mails.inc({ kind: mail.kind, outcome: outcome.status === 'pending' ? 'put-off' : outcome.status });
  return settled;
}

/** What was sent is sent, whoever holds the row by now; any other outcome is for the run that holds it to tell. */
async function settleRow(deps: SettleDeps, tx: Tx, mail: ClaimedMail, outcome: Outcome): Promise<boolean> {
  const settled = await tx
    .update(outboundMails)
    .set(
      outcome.status === 'sent'
        ? { status: 'sent', sentAt: deps.clock.now(), lastError: null, messageId: outcome.messageId }
        : {
            status: outcome.status,
            sentAt: null,
            lastError: describe(outcome.error),
            ...(outcome.status === 'failed' && outcome.mayHaveArrived ? {} : { handedOverAt: null }),
          },
    )
    .where(outcome.status === 'sent' ? eq(outboundMails.id, mail.id) : isHeldBy(mail))
    .returning({ id: outboundMails.id });
  return settled.length > 0;
}

type FinalOutcome = Exclude<Outcome, { status: 'pending' }>;

async function settleLog(deps: SettleDeps, tx: Tx, mail: ClaimedMail, outcome: FinalOutcome): Promise<void> {
  const entry = leadMailLogEntry(mail.kind, mail.data);
  if (!entry || !mail.leadId) return;
  await tx
    .update(emailCampaigns)
    .set({
      status: outcome.status,
      ...(outcome.status === 'sent' ? { subject: outcome.subject, sentAt: deps.clock.now() } : { sentAt: null }),
    })
    .where(
      and(
        eq(emailCampaigns.leadId, mail.leadId),
        eq(emailCampaigns.dayNumber, entry.dayNumber),
        eq(emailCampaigns.emailType, entry.emailType),
      ),
    );
}

async function settleSchedule(deps: SettleDeps, tx: Tx, mail: ClaimedMail, outcome: FinalOutcome): Promise<void> {
  if (mail.kind !== 'course-lesson' || !mail.leadId) return;
  const ended =
    outcome.status === 'sent'
      ? { status: 'sent' as const, sentAt: deps.clock.now() }
      : { status: outcome.lesson ?? ('failed' as const) };
  await settleLesson(deps, tx, mail.leadId, mail.data as MailData['course-lesson'], ended);
}

function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
}
