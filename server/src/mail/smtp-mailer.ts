import { createTransport } from 'nodemailer';
import { type Mailer, MailRefusedError } from './mailer.ts';
import { mimeOptions } from './mime-options.ts';

/** How long one message may take, from connecting to the server's last word. */
export const LONGEST_SEND_MS = 60_000;

/** Sends through an SMTP server, over a few kept connections. */
export function createSmtpMailer(options: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: LONGEST_SEND_MS,
    greetingTimeout: LONGEST_SEND_MS,
    socketTimeout: LONGEST_SEND_MS,
  });
  return {
    destination: `SMTP server ${new URL(options.url).host}`,
    async send(message, signal) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_SEND_MS)]);
      try {
        await transport.sendMail({ ...mimeOptions(message, options.from), signal: limit });
      } catch (error) {
        throw isRefusal(error) ? new MailRefusedError(error.message, { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** A 5yz reply about the message is final (RFC 5321 §4.2.1). A refused login is about our settings, so it is tried again. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'permanent' in error && error.permanent === true && !isLoginError(error);
}

function isLoginError(error: Error): boolean {
  return 'code' in error && (error.code === 'EAUTH' || error.code === 'ENOAUTH' || error.code === 'EOAUTH2');
}
