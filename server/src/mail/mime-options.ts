import type { MailMessage } from './mailer.ts';

/**
 * A message as nodemailer takes it. Addresses go in as objects, so that no part of them is read as a list or a header;
 * files and URLs are off, so that no content can make the server read one.
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
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Subjects carry what visitors typed. A header ends at a line break, so none gets that far (RFC 5322 §2.2). */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
