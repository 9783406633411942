import { addressOfMailbox } from '../../settings/mailbox.ts';
import type { MailMessage } from './mailer.ts';

/**
 * The message in nodemailer's format. Addresses are passed as objects, so that no part of them is parsed as a list or a
 * header. Access to files and URLs is disabled, so that no content can make the server read one.
 */
export function mimeOptions(message: MailMessage, from: string) {
  return {
    from,
    to: { name: '', address: message.to },
    ...(message.replyTo ? { replyTo: { name: '', address: message.replyTo } } : {}),
    messageId: message.messageId,
    date: message.date,
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    attachments: (message.attachments ?? []).map(({ filename, contentType, content }) => ({
      ...{ filename, contentType, content: Buffer.from(content) },
      contentDisposition: 'attachment' as const,
    })),
    headers: listHeaders(message, from),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A header line has at most 998 characters (RFC 5322 §2.1.1), and a word without a space cannot be folded. */
const MAX_SUBJECT_LENGTH = 250;

/** Subjects contain visitors' input. A line break would end the header, so line breaks are removed (RFC 5322 §2.2). */
function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const characters = Array.from(line);
  return characters.length > MAX_SUBJECT_LENGTH ? `${characters.slice(0, MAX_SUBJECT_LENGTH - 1).join('')}…` : line;
}

/**
 * One-click unsubscribe (RFC 8058 §3.1): the mail provider posts to the first address. The second is for programs that
 * can only send mail (RFC 2369 §3.2).
 */
function listHeaders({ unsubscribeUrl }: MailMessage, from: string): Record<string, string> {
  if (unsubscribeUrl === null) return {};
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>, <mailto:${addressOfMailbox(from)}?subject=unsubscribe>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
