import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { emailCampaigns, outboundMails } from '../db/schema/index.ts';
import { type ClaimedMail, isHeldBy } from './claim-mail.ts';
import type { MailDeps } from './deps.ts';
import { type MailEnd, type MailKinds, rulesOf } from './mail-kinds.ts';

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
      /** Whether it was not sent because nobody wants it any more. */
      isUnwanted?: boolean;
    };

type SettleDeps<Deps> = Pick<MailDeps, 'db' | 'clock' | 'metrics' | 'settings' | 'onBounce'> & {
  mailKinds: MailKinds<Deps>;
} & Deps;

/**
 * Records how an attempt ended: in the outbox, in the lead's log, for the address, and for the feature whose mail it is.
 *
 * @returns false when there was nothing to record: the mail was deleted meanwhile, or another run has taken it over.
 */
export async function settleMail<Deps>(deps: SettleDeps<Deps>, mail: ClaimedMail, outcome: Outcome): Promise<boolean> {
  const settled = await deps.db.transaction(async (tx) => {
    const isOurs = await settleRow(deps, tx, mail, outcome);
    if (!isOurs || outcome.status === 'pending') return isOurs;
    // The agency's own inbox is on no list.
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

/** What was sent is sent, whoever holds the row by now; any other outcome is for the run that holds it to tell. */
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
    .where(outcome.status === 'sent' ? eq(outboundMails.id, mail.id) : isHeldBy(mail))
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
  return (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
}
