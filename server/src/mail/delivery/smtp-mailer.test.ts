import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { MailDeferredError, MailRefusedError } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const stops: (() => unknown)[] = [];
const sockets = new Set<Socket>();
const dropConnections = () => {
  for (const socket of sockets) socket.destroy();
};
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function mailerTo(options: SMTPServerOptions, more: { longestSendMs?: number } = {}) {
  const server = new SMTPServer({ disabledCommands: ['STARTTLS'], authOptional: true, logger: false, ...options });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mailer = createSmtpMailer({
    url: `smtp://user:pass@127.0.0.1:${port}`,
    from: 'Named First <hello@namedfirst.com>',
    ...more,
  });
  stops.push(() => new Promise<void>((resolve) => server.close(() => resolve())), mailer.close);
  return mailer;
}

const message = {
  ...{ mailId: 'one', messageId: '<one@agency.example>', date: new Date(0), to: 'ada@example.com', replyTo: null },
  ...{ unsubscribeUrl: null, subject: 'Your report', html: '<p>Hello</p>', text: 'Hello' },
};
const idle = {
  signal: new AbortController().signal,
  beforeHandOver: async () => {},
};
const login: SMTPServerOptions['onAuth'] = (_auth, _session, done) => done(null, { user: 'user' });
const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

test('sends the message to the server', async () => {
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

test('a refused login concerns our settings, so the mail is retried', async () => {
  const mailer = await mailerTo({ onAuth: (_auth, _session, done) => done(refusal(535)) });
  const error = await mailer.send(message, idle).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailRefusedError);
});

test('an unreachable server is a temporary error', async () => {
  const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'hello@namedfirst.com' });
  stops.push(mailer.close);
  await expect(mailer.send(message, idle)).rejects.not.toBeInstanceOf(MailRefusedError);
});

test('a hanging connection is closed when sending is aborted', async () => {
  const connected = Promise.withResolvers<void>();
  const mailer = await mailerTo({ onAuth: login, onMailFrom: () => connected.resolve() });
  const cut = new AbortController();
  const sending = mailer.send(message, { ...idle, signal: cut.signal });
  await connected.promise;
  cut.abort(new Error('stopped'));
  await expect(sending).rejects.not.toBeInstanceOf(MailRefusedError);
});

test('a message may take a minute, unless a test says less', async () => {
  expect((await mailerTo({})).longestSendMs).toBe(60_000);
});

/** Never answers whether it accepts mail for tar@example.com. */
const tarpit: SMTPServerOptions = {
  onAuth: login,
  onRcptTo: ({ address }, _session, done) => (address.startsWith('tar') ? undefined : done()),
  onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
};

test('a hanging connection is closed after the time limit', async () => {
  const mailer = await mailerTo(tarpit, { longestSendMs: 300 });
  const reason = await mailer.send({ ...message, to: 'tar@example.com' }, idle).catch((error: unknown) => error);
  expect(reason).toBeInstanceOf(Error);
  expect(reason).not.toBeInstanceOf(MailRefusedError);
});

test('nine hanging connections do not delay other mail', async () => {
  const mailer = await mailerTo(tarpit);
  const cut = new AbortController();
  const tar = { ...message, to: 'tar@example.com' };
  const hanging = Array.from({ length: 9 }, () => mailer.send(tar, { ...idle, signal: cut.signal }));
  const all = Promise.allSettled(hanging);
  await mailer.send(message, idle);
  cut.abort(new Error('stopped'));
  expect((await all).map(({ status }) => status)).toEqual(Array(9).fill('rejected'));
});

describe('the moment of handing over', () => {
  const sendTo = async (options: SMTPServerOptions, beforeHandOver: () => Promise<void>) => {
    const mailer = await mailerTo({ onAuth: login, ...options });
    return mailer.send(message, { ...idle, beforeHandOver }).then(
      () => null,
      (error: unknown) => error,
    );
  };

  test('comes when the server has asked for the message and not before', async () => {
    const order: string[] = [];
    const refused = await sendTo({ onRcptTo: (_to, _session, done) => done(refusal(450)) }, async () => {
      order.push('handed over');
    });
    expect(refused).toBeInstanceOf(MailDeferredError);
    expect(order).toEqual([]);
    const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
      stream.resume().on('end', () => {
        order.push('received');
        done();
      });
    };
    await sendTo({ onData }, async () => void order.push('handed over'));
    expect(order).toEqual(['handed over', 'received']);
  });

  test('stops the message when it fails: the server gets no whole one', async () => {
    let received = 0;
    const onData: SMTPServerOptions['onData'] = (stream, _session, done) =>
      void stream.resume().on('end', () => {
        received += 1;
        done();
      });
    const error = await sendTo({ onData }, () => Promise.reject(new Error('taken over')));
    expect(String(error)).toContain('taken over');
    expect(received).toBe(0);
  });

  test.each([
    [421, MailDeferredError],
    [451, MailDeferredError],
    [552, MailRefusedError],
    [554, MailRefusedError],
  ])('is followed by an answer of %i that says whether to try again', async (code, kind) => {
    const answers: SMTPServerOptions['onData'] = (stream, _session, done) =>
      void stream.resume().on('end', () => done(refusal(code)));
    expect(await sendTo({ onData: answers }, async () => {})).toBeInstanceOf(kind);
  });

  test('and a connection that drops then leaves open whether it arrived', async () => {
    const onData: SMTPServerOptions['onData'] = (stream) => void stream.resume().on('end', dropConnections);
    const error = await sendTo({ onData }, async () => {});
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailDeferredError);
    expect(error).not.toBeInstanceOf(MailRefusedError);
  });
});

test.each([
  ['550 5.1.1 no such user', true],
  ['554 5.7.1 refused by policy', false],
])('%s is about the address: %s', async (text, isAboutRecipient) => {
  const [code, ...words] = text.split(' ');
  const error = Object.assign(new Error(words.join(' ')), { responseCode: Number(code) });
  const mailer = await mailerTo({ onAuth: login, onRcptTo: (_to, _session, done) => done(error) });
  expect(await mailer.send(message, idle).catch((caught: unknown) => caught)).toMatchObject({ isAboutRecipient });
});
