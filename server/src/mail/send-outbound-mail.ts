import type { MailData, MailKind, RenderedMail } from '@named-first/contract';
import { and, eq } from 'drizzle-orm';
import { dripEmails, outboundMails } from '../db/schema/index.ts';
import { courseCalendar, nextDaytime } from '../features/course/lesson-times.ts';
import { reportAttachment } from '../features/reports/report-attachment.ts';
import { type ClaimedMail, claimMail, isHeldBy, noteHandOver } from './claim-mail.ts';
import { MailDeferredError, MailRefusedError } from './delivery/mailer.ts';
import { removeOutboxFiles } from './delivery/outbox-files.ts';
import type { MailDeps } from './deps.ts';
import { isSentOnce, listOf, unsubscribeUrlOf } from './mail-kinds.ts';
import { settleMail } from './settle-mail.ts';
import { suppressedLists } from './suppressions.ts';

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
export async function sendOutboundMail(
  deps: MailDeps,
  { mailId }: { mailId: string },
  signal: AbortSignal,
  heldAtMostMs: number = deps.mailer.longestSendMs + BESIDE_SENDING_MS,
): Promise<void> {
  const claim = await claimMail(deps, mailId, heldAtMostMs);
  if (claim.state === 'settled') return;
  if (claim.state === 'held') return tryAt(deps, mailId, claim.until);
  const { mail } = claim;
  if (mail.handedOverAt) return settleUnknown(deps, mail);
  if (await isUnwanted(deps, mail)) return settleUnwanted(deps, mail);
  const daytime = isLesson(mail) ? nextDaytime(deps.clock.now(), courseCalendar(deps.settings)) : deps.clock.now();
  if (daytime > deps.clock.now()) return putOff(deps, mail, daytime);
  await sendClaimed(deps, mail, signal);
}

async function tryAt(deps: MailDeps, mailId: string, startAfter: Date): Promise<void> {
  await deps.db.transaction((tx) => deps.jobs.enqueue(tx, 'send-mail', { mailId }, { startAfter }));
}

/** A lesson that could not be sent by day is not tried again by night. */
async function putOff(deps: MailDeps, mail: ClaimedMail, startAfter: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.update(outboundMails).set({ status: 'pending' }).where(isHeldBy(mail));
    await deps.jobs.enqueue(tx, 'send-mail', { mailId: mail.id }, { startAfter });
  });
}

/** Whether its reader has left since it was queued, or the course has ended. */
async function isUnwanted({ db }: MailDeps, mail: ClaimedMail): Promise<boolean> {
  const list = listOf(mail);
  if (list && (await suppressedLists(db, mail.recipient)).has(list)) return true;
  if (!isLesson(mail) || !mail.leadId) return false;
  const { day } = mail.data as MailData['course-lesson'];
  const [lesson] = await db
    .select({ status: dripEmails.status })
    .from(dripEmails)
    .where(and(eq(dripEmails.leadId, mail.leadId), eq(dripEmails.dayNumber, day)));
  return lesson?.status === 'cancelled';
}

function isLesson(mail: ClaimedMail): boolean {
  return mail.kind === 'course-lesson';
}

async function settleUnwanted(deps: MailDeps, mail: ClaimedMail): Promise<void> {
  const error = new Error('Not sent: its reader has left the list, or the course has ended.');
  await settleMail(deps, mail, { status: 'failed', error, lesson: 'cancelled', mayHaveArrived: false });
}

async function settleUnknown(deps: MailDeps, mail: ClaimedMail): Promise<void> {
  const error = new Error('Nobody knows whether it arrived: we were cut off while the receiver took it. Not repeated.');
  await settleMail(deps, mail, { status: 'failed', error, mayHaveArrived: true });
}

async function sendClaimed(deps: MailDeps, mail: ClaimedMail, signal: AbortSignal): Promise<void> {
  const messageId = `<${mail.id}@${new URL(deps.settings.publicUrl).hostname}>`;
  let rendered: RenderedMail;
  let mayHaveArrived = false;
  const beforeHandOver = async () => {
    if (!isSentOnce(mail.kind)) return;
    await noteHandOver(deps, mail);
    mayHaveArrived = true;
  };
  try {
    const report = await reportAttachment(deps, mail);
    rendered = await renderStored(deps, mail, { pdfAttached: report.length > 0 });
    const attachments = [...(rendered.attachments ?? []), ...report];
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

async function settleFailure(deps: MailDeps, mail: ClaimedMail, error: unknown, mayHaveArrived: boolean) {
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

/** A row's kind and data were stored together, which the type system cannot see. */
function renderStored(deps: MailDeps, mail: ClaimedMail, known: { pdfAttached: boolean }): Promise<RenderedMail> {
  const data = mail.kind === 'lead-report' ? { ...(mail.data as MailData['lead-report']), ...known } : mail.data;
  return deps.renderMail(mail.kind as MailKind, data as MailData[MailKind] as never);
}
