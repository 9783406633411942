import type { MailAttachment } from '@named-first/contract';

/** One message, ready to be turned into MIME. */
export type MailMessage = {
  /** The outbox row, which names the message everywhere. */
  mailId: string;
  /** Message-ID header, the same on every attempt (RFC 5322 §3.6.4). */
  messageId: string;
  date: Date;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  attachments?: MailAttachment[];
};

/** Hands messages over: to an SMTP server, or as files into a folder. */
export type Mailer = {
  /** Where mail goes, for the words at start. */
  readonly destination: string;
  /**
   * Resolves once the message is handed over.
   *
   * @throws MailRefusedError when trying again cannot help; any other error when it may.
   */
  send(message: MailMessage, signal: AbortSignal): Promise<void>;
  close(): void;
};

/** The receiver refused this message for good. */
export class MailRefusedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailRefusedError';
  }
}
