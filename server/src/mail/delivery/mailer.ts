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
  /** Where the reader leaves the list this mail is of; null for mail that was asked for by itself. */
  unsubscribeUrl: string | null;
};

export type SendOptions = {
  signal: AbortSignal;
  /**
   * Awaited at the last moment at which the receiver cannot have the message yet; when it throws, nothing is handed over.
   * A mailer whose repeat replaces the message does not call it.
   */
  beforeHandOver(): Promise<void>;
};

/** How long handing one message over may take, from connecting to the server's last word. */
export const LONGEST_SEND_MS = 60_000;

/** Hands messages over: to an SMTP server, or as files into a folder. */
export type Mailer = {
  /** Where mail goes, for the words at start. */
  readonly destination: string;
  /** After that long a message is handed over, or its sending was cut. */
  readonly longestSendMs: number;
  /**
   * Resolves once the message is handed over.
   *
   * @throws MailRefusedError when trying again cannot help, MailDeferredError when the receiver said to try later; after
   *   any other error, once `beforeHandOver` was called, nobody knows whether the receiver has it.
   */
  send(message: MailMessage, options: SendOptions): Promise<void>;
  close(): void;
};

/** The receiver refused this message for good. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
  /** Whether it refused the address, not only this message. */
  readonly isAboutRecipient: boolean;

  constructor(message: string, options: ErrorOptions & { isAboutRecipient?: boolean } = {}) {
    super(message, options);
    this.isAboutRecipient = options.isAboutRecipient ?? true;
  }
}

/** The receiver did not take the message now and may later. */
export class MailDeferredError extends Error {
  override name = 'MailDeferredError';
}
