import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import SMTPPool from 'nodemailer/lib/smtp-pool';
import { SENDS_AT_ONCE } from '../../jobs/queue-options.ts';
import type { Dkim } from './dkim.ts';
import { MAX_SEND_MS, MailDeferredError, type Mailer, MailRefusedError } from './mailer.ts';
import { mimeOptions } from './mime-options.ts';

type SmtpOptions = { url: string; from: string; dkim?: Dkim | null; longestSendMs?: number | undefined };

/** Sends through an SMTP server over a few pooled connections. */
export function createSmtpMailer({ url, from, dkim = null, longestSendMs = MAX_SEND_MS }: SmtpOptions): Mailer {
  const pool = new SMTPPool({
    url,
    maxConnections: SENDS_AT_ONCE,
    // The outbox does the retries, because it knows what was sent.
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
            // Added last, so that it runs after the signing.
            mail.message.processFunc((content) => delayedAtTheEnd(content, beforeHandOver));
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
 * Delays the end of the message until `beforeEnd` has run. The server can only accept a message after the dot that ends
 * it (RFC 5321 §4.1.1.4), and nodemailer reads the message only after the server has asked for it.
 */
function delayedAtTheEnd(content: AsyncIterable<Buffer>, beforeEnd: () => Promise<void>): Readable {
  async function* held() {
    yield* content;
    await beforeEnd();
  }
  return Readable.from(held(), { objectMode: false });
}

type SmtpError = Error & { command?: string; responseCode?: number; response?: string };

/**
 * A 5yz reply about the recipient or the message is permanent, a 4yz reply is not (RFC 5321 §4.2.1). Replies about our
 * login or sender concern our settings, so the mail is retried; the same goes for connections without a reply.
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

/** X.7.x concerns policy and security: what we sent or who we are, not whether the address exists (RFC 3463 §3.8). */
function isPolicy(response: string): boolean {
  return /^\d{3}[ -]5\.7\.\d/.test(response);
}
