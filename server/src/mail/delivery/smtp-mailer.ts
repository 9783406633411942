import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import SMTPPool from 'nodemailer/lib/smtp-pool';
import { SENDS_AT_ONCE } from '../../jobs/queue-options.ts';
import type { Dkim } from './dkim.ts';
import { LONGEST_SEND_MS, MailDeferredError, type Mailer, MailRefusedError } from './mailer.ts';
import { mimeOptions } from './mime-options.ts';

type SmtpOptions = { url: string; from: string; dkim?: Dkim | null; longestSendMs?: number | undefined };

/** Sends through an SMTP server, over a few kept connections. */
export function createSmtpMailer({ url, from, dkim = null, longestSendMs = LONGEST_SEND_MS }: SmtpOptions): Mailer {
  const pool = new SMTPPool({
    url,
    maxConnections: SENDS_AT_ONCE,
    // Trying again is for the outbox: it knows what was handed over.
    maxRequeues: 0,
    connectionTimeout: longestSendMs,
    greetingTimeout: longestSendMs,
    socketTimeout: longestSendMs,
  });
  return {
    destination: `SMTP server ${new URL(url).host}`,
    longestSendMs,
    async send(message, { signal, beforeHandOver }) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(longestSendMs)]);
      const transport = createTransport(
        {
          name: pool.name,
          version: pool.version,
          supportsAbortSignal: true,
          send(mail, done) {
            // Added last, so that it comes after the signing.
            mail.message.processFunc((content) => heldAtTheEnd(content, beforeHandOver));
            pool.send(mail as Parameters<typeof pool.send>[0], done);
          },
        },
        dkim ? { dkim } : {},
      );
      try {
        await transport.sendMail({ ...mimeOptions(message, from), signal: limit });
      } catch (error) {
        throw asAnswer(error);
      }
    },
    close: () => pool.close(),
  };
}

/**
 * The message, whose end comes only after `beforeEnd`. The server can take a message once it has read the dot after its
 * end (RFC 5321 §4.1.1.4), and nodemailer reads the message only when the server has asked for it.
 */
function heldAtTheEnd(content: AsyncIterable<Buffer>, beforeEnd: () => Promise<void>): Readable {
  async function* held() {
    yield* content;
    await beforeEnd();
  }
  return Readable.from(held(), { objectMode: false });
}

type SmtpError = Error & { command?: string; responseCode?: number; response?: string };

/**
 * A 5yz reply about the recipient or the message is final, a 4yz reply is not (RFC 5321 §4.2.1). What a server says about
 * our login or our sender is about our settings, so it is tried again; so is a connection that never came to an answer.
 */
function asAnswer(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { command, responseCode, response, message }: SmtpError = error;
  if (responseCode === undefined) return error;
  const isAboutMail = command === 'RCPT TO' || command === 'DATA' || (command === 'MAIL FROM' && responseCode === 552);
  if (responseCode < 500 || !isAboutMail) return new MailDeferredError(message, { cause: error });
  return new MailRefusedError(message, {
    cause: error,
    isAboutRecipient: command !== 'MAIL FROM' && !isPolicy(response ?? ''),
  });
}

/** X.7.x is about policy and security: what we sent or who we are, not whether the address exists (RFC 3463 §3.8). */
function isPolicy(response: string): boolean {
  return /^\d{3}[ -]5\.7\.\d/.test(response);
}
