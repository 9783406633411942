import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailServer = {
  /** The value of `SMTP_URL` for the product. */
  url: string;
  /** Addresses without a mailbox: the server permanently refuses mail to them. */
  refused: Set<string>;
  /** Resolves with the next accepted mail to this address. */
  nextTo(address: string): Promise<Email>;
  stop(): Promise<void>;
};

/** Starts a mail server on loopback. */
export async function startMailServer(): Promise<MailServer> {
  const refused = new Set<string>();
  const awaited = new Map<string, (mail: Email) => void>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, _session, done) =>
      done(refused.has(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
    onData: async (stream, { envelope }, done) => {
      const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()));
      for (const { address } of envelope.rcptTo) awaited.get(address)?.(mail);
      done();
    },
  }).listen(0, '127.0.0.1');
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => void sockets.push(socket));
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused,
    nextTo: (address) => new Promise((resolve) => awaited.set(address, resolve)),
    // The product keeps its connections open, and `close` would wait a minute for them.
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
