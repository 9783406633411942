import { setTimeout as pause } from 'node:timers/promises';
import type { MailData, MailKind, RenderedMail } from '@named-first/contract';
import type { Deps } from '../deps.ts';
import { type ClaimedMail, claimMail, takeOverMail } from './claim-mail.ts';
import { MailRefusedError } from './mailer.ts';
import { reportAttachment } from './report-attachment.ts';
import { settleMail } from './settle-mail.ts';
import { LONGEST_SEND_MS } from './smtp-mailer.ts';

type MailDeps = Pick<
  Deps,
  'db' | 'mailer' | 'renderMail' | 'renderReportPdf' | 'settings' | 'clock' | 'log' | 'metrics'
>;

/** The queue's own pauses add up to about 22 hours; the last of them must find the mail settled. */
const GIVE_UP_AFTER_MS = 20 * 60 * 60 * 1000;

/** A living run is done with a mail by then, one way or the other. */
const HELD_AT_MOST_MS = LONGEST_SEND_MS + 10_000;

/**
 * Sends one mail of the outbox. Running it again after it was sent does nothing. A run that died between handing the
 * mail over and recording it leads to a second hand-over with the same Message-ID and the same file name.
 *
 * @throws what the mailer threw, when trying again may help: the queue then does, with growing pauses.
 */
export async function sendOutboundMail(
  deps: MailDeps,
  { mailId }: { mailId: string },
  signal: AbortSignal,
  heldAtMostMs: number = HELD_AT_MOST_MS,
): Promise<void> {
  const mail = await claimOrWait(deps, mailId, signal, heldAtMostMs);
  if (mail) await sendClaimed(deps, mail, signal);
}

async function claimOrWait(
  deps: MailDeps,
  mailId: string,
  signal: AbortSignal,
  heldAtMostMs: number,
): Promise<ClaimedMail | null> {
  const claim = await claimMail(deps.db, mailId);
  if (claim.state === 'claimed') return claim.mail;
  if (claim.state === 'settled') return null;
  await pause(heldAtMostMs, undefined, { signal });
  return takeOverMail(deps.db, mailId, claim.attempts);
}

async function sendClaimed(deps: MailDeps, mail: ClaimedMail, signal: AbortSignal): Promise<void> {
  const messageId = `<${mail.id}@${new URL(deps.settings.publicUrl).hostname}>`;
  let rendered: RenderedMail;
  try {
    const report = await reportAttachment(deps, mail);
    rendered = await renderStored(deps, mail, { pdfAttached: report.length > 0 });
    const attachments = [...(rendered.attachments ?? []), ...report];
    const { id: mailId, createdAt: date, recipient: to, replyTo } = mail;
    await deps.mailer.send({ mailId, messageId, date, to, replyTo, ...rendered, attachments }, signal);
  } catch (error) {
    const final = error instanceof MailRefusedError || isOld(deps, mail);
    await settleMail(deps, mail, { status: final ? 'failed' : 'pending', error });
    if (!final) throw error;
    deps.log.warn({ mailId: mail.id, kind: mail.kind, err: error }, 'A mail could not be delivered');
    return;
  }
  await settleMail(deps, mail, { status: 'sent', subject: rendered.subject, messageId });
}

function isOld(deps: MailDeps, mail: ClaimedMail): boolean {
  return deps.clock.now().getTime() - mail.createdAt.getTime() >= GIVE_UP_AFTER_MS;
}

/** A row's kind and data were stored together, which the type system cannot see. */
function renderStored(deps: MailDeps, mail: ClaimedMail, known: { pdfAttached: boolean }): Promise<RenderedMail> {
  const data = mail.kind === 'lead-report' ? { ...(mail.data as MailData['lead-report']), ...known } : mail.data;
  return deps.renderMail(mail.kind as MailKind, data as MailData[MailKind] as never);
}
