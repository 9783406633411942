import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { emailCampaigns, outboundMails } from '../db/schema/index.ts';
import { type ClaimedMail, isClaimedBy } from './claim-mail.ts';
import type { MailDeps } from './deps.ts';
import { type MailEnd, type MailKinds, rulesOf } from './mail-kinds.ts';

/** Enough to read a server's reply, too short to fill the table. */
const MAX_ERROR_LENGTH = 500;

export type Outcome =
  | { status: 'sent'; subject: string; messageId: string }
  /** Retry later. */
  | { status: 'pending'; error: unknown }
  | {
      status: 'failed';
      error: unknown;
      /** Whether it may have arrived all the same. If so, it is never sent again. */
      mayHaveArrived: boolean;
      /** Whether the server refused the address. It then gets no more mail from lists. */
      bounced?: boolean;
      /** Whether it was not sent because it is no longer wanted. */
      isUnwanted?: boolean;
    };

type SettleDeps<Deps> = Pick<MailDeps, 'db' | 'clock' | 'metrics' | 'settings' | 'onBounce'> & {
  mailKinds: MailKinds<Deps>;
} & Deps;

/**
 * Records the outcome of an attempt: in the outbox, in the lead's log, for the address, and for the feature that the
 * mail belongs to.
 *
 * @returns false if there was nothing to record: the mail was deleted in the meantime, or another run has taken it
 * over.
 */
export async function settleMail<Deps>(deps: SettleDeps<Deps>, mail: ClaimedMail, outcome: Outcome): Promise<boolean> {
  const settled = await deps.db.transaction(async (tx) => {
    const isOurs = await settleRow(deps, tx, mail, outcome);
    if (!isOurs || outcome.status === 'pending') return isOurs;
    // The agency's own inbox must never be suppressed.
    if (outcome.status === 'failed' && outcome.bounced && mail.recipient !== deps.settings.mailTo) {
      await deps.onBounce(tx, { address: mail.recipient, at: deps.clock.now() });
    }
    await settleLog(deps, tx, mail, outcome);
    await rulesOf(deps.mailKinds, mail).settled?.(deps, tx, mail, endOf(deps, outcome));
    return true;
  });
  deps.metrics.mails.inc({ kind: mail.kind, outcome: outcome.status === 'pending' ? 'put-off' : outcome.status });
  return settled;
}

/**
 * A sent mail is recorded as sent regardless of which run holds the row. Any other outcome may only be recorded by the
 * run that holds it.
 */
async function settleRow(
  { clock }: Pick<MailDeps, 'clock'>,
  tx: Tx,
  mail: ClaimedMail,
  outcome: Outcome,
): Promise<boolean> {
  const settled = await tx
    .update(outboundMails)
    .set(
      outcome.status === 'sent'
        ? { status: 'sent', sentAt: clock.now(), lastError: null, messageId: outcome.messageId }
        : {
            status: outcome.status,
            sentAt: null,
            lastError: describe(outcome.error),
            ...(outcome.status === 'failed' && outcome.mayHaveArrived ? {} : { handedOverAt: null }),
          },
    )
    .where(outcome.status === 'sent' ? eq(outboundMails.id, mail.id) : isClaimedBy(mail))
    .returning({ id: outboundMails.id });
  return settled.length > 0;
}

type FinalOutcome = Exclude<Outcome, { status: 'pending' }>;

async function settleLog<Deps>(
  deps: SettleDeps<Deps>,
  tx: Tx,
  mail: ClaimedMail,
  outcome: FinalOutcome,
): Promise<void> {
  const entry = rulesOf(deps.mailKinds, mail).logEntry(mail.data);
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

function endOf({ clock }: Pick<MailDeps, 'clock'>, outcome: FinalOutcome): MailEnd {
  if (outcome.status === 'sent') return { status: 'sent', sentAt: clock.now() };
  return outcome.isUnwanted ? { status: 'unwanted' } : { status: 'failed' };
}

function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH);
}
