import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { MailRefusedError } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function mailerTo(options: SMTPServerOptions) {
  const server = new SMTPServer({ disabledCommands: ['STARTTLS'], authOptional: true, logger: false, ...options });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mailer = createSmtpMailer({
    url: `smtp://user:pass@127.0.0.1:${port}`,
    from: 'Named First <hello@namedfirst.com>',
  });
  stops.push(() => new Promise<void>((resolve) => server.close(() => resolve())), mailer.close);
  return mailer;
}

const message = {
  ...{ mailId: 'one', messageId: '<one@agency.example>', date: new Date(0), to: 'ada@example.com', replyTo: null },
  ...{ subject: 'Your report', html: '<p>Hello</p>', text: 'Hello' },
};
const idle = new AbortController().signal;
const login: SMTPServerOptions['onAuth'] = (_auth, _session, done) => done(null, { user: 'user' });
const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

test('hands the message to the server', async () => {
  const received: string[] = [];
  const mailer = await mailerTo({
    onAuth: login,
    onData(stream, session, done) {
      received.push(session.envelope.rcptTo.map((to) => to.address).join());
      stream.on('data', (chunk: Buffer) => received.push(chunk.toString())).on('end', () => done());
    },
  });
  await mailer.send(message, idle);
  expect(received[0]).toBe('ada@example.com');
  expect(received.join('')).toContain('Message-ID: <one@agency.example>');
});

test.each([
  [550, true],
  [552, true],
  [421, false],
  [450, false],
])('a recipient refused with %i is final: %s', async (code, final) => {
  const mailer = await mailerTo({ onAuth: login, onRcptTo: (_to, _session, done) => done(refusal(code)) });
  const error = await mailer.send(message, idle).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof MailRefusedError).toBe(final);
});

test('a refused login is about our settings, so the mail is tried again', async () => {
  const mailer = await mailerTo({ onAuth: (_auth, _session, done) => done(refusal(535)) });
  const error = await mailer.send(message, idle).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailRefusedError);
});

test('a server that is not there may be there later', async () => {
  const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'hello@namedfirst.com' });
  stops.push(mailer.close);
  await expect(mailer.send(message, idle)).rejects.not.toBeInstanceOf(MailRefusedError);
});

test('a connection that hangs is cut when the sending is', async () => {
  const connected = Promise.withResolvers<void>();
  const mailer = await mailerTo({ onAuth: login, onMailFrom: () => connected.resolve() });
  const cut = new AbortController();
  const sending = mailer.send(message, cut.signal);
  await connected.promise;
  cut.abort(new Error('stopped'));
  await expect(sending).rejects.not.toBeInstanceOf(MailRefusedError);
});
