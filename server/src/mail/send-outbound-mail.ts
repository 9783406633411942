import type { RenderedMail } from '@named-first/contract';
import { outboundMails } from '../db/schema/index.ts';
import { type ClaimedMail, claimMail, isHeldBy, noteHandOver } from './claim-mail.ts';
import { MailDeferredError, MailRefusedError } from './delivery/mailer.ts';
import { removeOutboxFiles } from './delivery/outbox-files.ts';
import type { MailDeps } from './deps.ts';
import { type MailKinds, type Permission, rulesOf, unsubscribeUrlOf } from './mail-kinds.ts';
import { settleMail } from './settle-mail.ts';
import { suppressedLists } from './suppressions.ts';

/** The outbox's own dependencies, and the rules of every kind of mail with what these depend on. */
type SendDeps<Deps> = MailDeps & { mailKinds: MailKinds<Deps> } & Deps;

const GIVE_UP_AFTER_MS = 48 * 60 * 60 * 1000;

/** What a run needs beside the hand-over: a living one is done with its mail by then, one way or the other. */
const BESIDE_SENDING_MS = 10_000;

/**
 * Sends one mail of the outbox. Running it again after it was sent does nothing. A run that died between handing the
 * mail over and recording it leads to a second hand-over with the same Message-ID, except for kinds that are sent once:
 * those then count as failed.
 *
 * @throws what the mailer threw, when trying again may help: the queue then does, with growing pauses.
 */
export async function sendOutboundMail<Deps>(
  deps: SendDeps<Deps>,
  { mailId }: { mailId: string },
  signal: AbortSignal,
  heldAtMostMs: number = deps.mailer.longestSendMs + BESIDE_SENDING_MS,
): Promise<void> {
  const claim = await claimMail(deps, mailId, heldAtMostMs);
  if (claim.state === 'settled') return;
  if (claim.state === 'held') return tryAt(deps, mailId, claim.until);
  const { mail } = claim;
  if (mail.handedOverAt) return settleUnknown(deps, mail);
  const permission = await permissionFor(deps, mail);
  if (permission === 'never') return settleUnwanted(deps, mail);
  if (permission !== 'now') return putOff(deps, mail, permission.notBefore);
  await sendClaimed(deps, mail, signal);
}

/** Never, when its reader has left since it was queued; else what the rules of its kind say. */
async function permissionFor<Deps>(deps: SendDeps<Deps>, mail: ClaimedMail): Promise<Permission> {
  const rules = rulesOf(deps.mailKinds, mail);
  const list = rules.list(mail.data);
  if (list && (await suppressedLists(deps.db, mail.recipient)).has(list)) return 'never';
  return rules.maySend ? rules.maySend(deps, mail) : 'now';
}

async function tryAt(deps: MailDeps, mailId: string, startAfter: Date): Promise<void> {
  await deps.db.transaction((tx) => deps.jobs.enqueue(tx, 'send-mail', { mailId }, { startAfter }));
}

/** Gives the mail back, to be sent later. */
async function putOff(deps: MailDeps, mail: ClaimedMail, startAfter: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.update(outboundMails).set({ status: 'pending' }).where(isHeldBy(mail));
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
  // Its person was erased while it was being written: the file must not outlive the row.
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
