import type { RenderedMail } from '@named-first/contract';
import { outboundMails } from '../db/schema/index.ts';
import { type ClaimedMail, claimMail, isClaimedBy, noteHandOver } from './claim-mail.ts';
import { MailDeferredError, MailRefusedError } from './delivery/mailer.ts';
import { removeOutboxFiles } from './delivery/outbox-files.ts';
import type { MailDeps } from './deps.ts';
import { type MailKinds, type Permission, rulesOf, unsubscribeUrlOf } from './mail-kinds.ts';
import { settleMail } from './settle-mail.ts';
import { suppressedLists } from './suppressions.ts';

/** The dependencies of the outbox, the rules of every kind of mail, and the dependencies of these rules. */
type SendDeps<Deps> = MailDeps & { mailKinds: MailKinds<Deps> } & Deps;

const GIVE_UP_AFTER_MS = 48 * 60 * 60 * 1000;

/** The time that a run needs in addition to sending. After both, a living run has settled its mail. */
const AROUND_SENDING_MS = 10_000;

/**
 * Sends one mail from the outbox. Does nothing if it was already sent. If a run died between sending a mail and
 * recording it, the mail is sent again with the same Message-ID, except for kinds that are sent once, which count as
 * failed.
 *
 * @throws the mailer's error if a retry may help. The queue then retries with growing delays.
 */
export async function sendOutboundMail<Deps>(
  deps: SendDeps<Deps>,
  { mailId }: { mailId: string },
  signal: AbortSignal,
  claimLastsMs: number = deps.mailer.longestSendMs + AROUND_SENDING_MS,
): Promise<void> {
  const claim = await claimMail(deps, mailId, claimLastsMs);
  if (claim.state === 'settled') return;
  if (claim.state === 'held') return tryAt(deps, mailId, claim.until);
  const { mail } = claim;
  if (mail.handedOverAt) return settleUnknown(deps, mail);
  const permission = await permissionFor(deps, mail);
  if (permission === 'never') return settleUnwanted(deps, mail);
  if (permission !== 'now') return putOff(deps, mail, permission.notBefore);
  await sendClaimed(deps, mail, signal);
}

/** Never if the reader has left the list since the mail was queued; otherwise what the rules of its kind say. */
async function permissionFor<Deps>(deps: SendDeps<Deps>, mail: ClaimedMail): Promise<Permission> {
  const rules = rulesOf(deps.mailKinds, mail);
  const list = rules.list(mail.data);
  if (list && (await suppressedLists(deps.db, mail.recipient)).has(list)) return 'never';
  return rules.maySend ? rules.maySend(deps, mail) : 'now';
}

async function tryAt(deps: MailDeps, mailId: string, startAfter: Date): Promise<void> {
  await deps.db.transaction((tx) => deps.jobs.enqueue(tx, 'send-mail', { mailId }, { startAfter }));
}

/** Releases the mail to be sent later. */
async function putOff(deps: MailDeps, mail: ClaimedMail, startAfter: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.update(outboundMails).set({ status: 'pending' }).where(isClaimedBy(mail));
    await deps.jobs.enqueue(tx, 'send-mail', { mailId: mail.id }, { startAfter });
  });
}

async function settleUnwanted<Deps>(deps: SendDeps<Deps>, mail: ClaimedMail): Promise<void> {
  const error = new Error('Not sent: its reader has left the list, or what it belongs to has ended.');
  await settleMail(deps, mail, { status: 'failed', error, isUnwanted: true, mayHaveArrived: false });
}

async function settleUnknown<Deps>(deps: SendDeps<Deps>, mail: ClaimedMail): Promise<void> {
  const error = new Error('Nobody knows whether it arrived: we were cut off while the receiver took it. Not repeated.');
  await settleMail(deps, mail, { status: 'failed', error, mayHaveArrived: true });
}

async function sendClaimed<Deps>(deps: SendDeps<Deps>, mail: ClaimedMail, signal: AbortSignal): Promise<void> {
  const rules = rulesOf(deps.mailKinds, mail);
  const messageId = `<${mail.id}@${new URL(deps.settings.publicUrl).hostname}>`;
  let rendered: RenderedMail;
  let mayHaveArrived = false;
  const beforeHandOver = async () => {
    if (!rules.isSentOnce) return;
    await noteHandOver(deps, mail);
    mayHaveArrived = true;
  };
  try {
    const { data, attachments: added } = (await rules.complete?.(deps, mail)) ?? { data: mail.data, attachments: [] };
    rendered = await deps.renderMail(mail.kind, data as never);
    const attachments = [...(rendered.attachments ?? []), ...added];
    const { id: mailId, createdAt: date, recipient: to, replyTo } = mail;
    const unsubscribeUrl = unsubscribeUrlOf(mail.data);
    const message = { mailId, messageId, date, to, replyTo, unsubscribeUrl, ...rendered, attachments };
    await deps.mailer.send(message, { signal, beforeHandOver });
  } catch (error) {
    const isAnswer = error instanceof MailRefusedError || error instanceof MailDeferredError;
    return settleFailure(deps, mail, error, mayHaveArrived && !isAnswer);
  }
  const recorded = await settleMail(deps, mail, { status: 'sent', subject: rendered.subject, messageId });
  // The person was erased while the mail was being written, so its file must be removed too.
  if (!recorded) await removeOutboxFiles(deps.settings.dataDir, [mail.id]);
}

async function settleFailure<Deps>(
  deps: SendDeps<Deps>,
  mail: ClaimedMail,
  error: unknown,
  mayHaveArrived: boolean,
): Promise<void> {
  const isFinal = error instanceof MailRefusedError || mayHaveArrived || isOld(deps, mail);
  if (!isFinal) {
    await settleMail(deps, mail, { status: 'pending', error });
    throw error;
  }
  const bounced = error instanceof MailRefusedError && error.isAboutRecipient;
  await settleMail(deps, mail, { status: 'failed', error, bounced, mayHaveArrived });
  deps.log.warn({ mailId: mail.id, kind: mail.kind, err: error }, 'A mail could not be delivered');
}

function isOld(deps: MailDeps, mail: ClaimedMail): boolean {
  return deps.clock.now().getTime() - mail.createdAt.getTime() >= GIVE_UP_AFTER_MS;
}
