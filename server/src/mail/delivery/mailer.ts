import type { MailAttachment } from '@named-first/contract';

/** A message, ready to be converted to MIME. */
export type MailMessage = {
  /** The outbox row, which identifies the message everywhere. */
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
  /** Where the reader can leave the list of this mail; null for mail that the reader requested individually. */
  unsubscribeUrl: string | null;
};

export type SendOptions = {
  signal: AbortSignal;
  /**
   * Awaited at the last moment before the receiver may have the message. If it throws, nothing is sent. Not called by a
   * mailer that replaces a message when it is sent again.
   */
  beforeHandOver(): Promise<void>;
};

/** The time limit for sending one message, from connecting to the server's last reply. */
export const MAX_SEND_MS = 60_000;

/** Sends messages: to an SMTP server, or as files into a folder. */
export type Mailer = {
  /** Where mail goes, for the text printed at start. */
  readonly destination: string;
  /** After this time, a message is sent or its sending was aborted. */
  readonly longestSendMs: number;
  /**
   * Resolves when the message is sent.
   *
   * @throws MailRefusedError if a retry cannot help, MailDeferredError if the receiver asked to retry later. After any
   * other error, if `beforeHandOver` was called, it is unknown whether the receiver has the message.
   */
  send(message: MailMessage, options: SendOptions): Promise<void>;
  close(): void;
};

/** The receiver permanently refused this message. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
  /** Whether it refused the address, not only this message. */
  readonly isAboutRecipient: boolean;

  constructor(message: string, options: ErrorOptions & { isAboutRecipient?: boolean } = {}) {
    super(message, options);
    this.isAboutRecipient = options.isAboutRecipient ?? true;
  }
}

/** The receiver did not accept the message now, but may accept it later. */
export class MailDeferredError extends Error {
  override name = 'MailDeferredError';
}
