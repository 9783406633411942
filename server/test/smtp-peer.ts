import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** How a peer treats a mail. A number is the reply code with which it refuses the mail. */
export type Treatment =
  | 'take'
  | 'drop before'
  | 'drop during'
  /** Accepts the mail and drops the connection before it replies. */
  | 'take and drop'
  /** Stops replying after the recipient, or after the message. */
  | 'hang before'
  | 'hang during'
  | { at: 'recipient' | 'data'; code: number };

export type TakenMail = { to: string; mail: Email; answered: boolean };

export type SmtpPeer = {
  url: string;
  taken: TakenMail[];
  /** The number of mails it interrupted while they were being sent. */
  brokenOff(): number;
  /** Connections on which it stopped replying: their total number, and how many the client has not closed yet. */
  hung(): { ever: number; still: number };
  /** Resolves when this many mails were accepted. */
  untilTaken(count: number): Promise<void>;
  /** Refuses connections until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
};

/** A real SMTP server that treats mails as the test says. `treat` is called for every recipient. */
export async function startSmtpPeer(treat: (to: string) => Treatment, greetingMs: () => number): Promise<SmtpPeer> {
  const taken: TakenMail[] = [];
  let brokenOff = 0;
  const hung: Socket[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const sockets = new Map<number, Socket>();
  const treatments = new Map<string, Treatment>();

  const drop = (session: SMTPServerSession) => sockets.get(session.remotePort)?.destroy();
  const hang = (session: SMTPServerSession) => void hung.push(sockets.get(session.remotePort)!);
  const refusal = (code: number) => Object.assign(new Error('no'), { responseCode: code });
  const note = async (to: string, source: Buffer, answered: boolean) => {
    taken.push({ to, mail: await PostalMime.parse(source), answered });
    for (const { count, resolve } of waiting) if (taken.length >= count) resolve();
  };

  const listen = async (port: number) => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onConnect: (_session, done) => void setTimeout(done, greetingMs()),
      onRcptTo({ address }, session, done) {
        const treatment = treat(address);
        treatments.set(session.id, treatment);
        if (treatment === 'drop before') return drop(session);
        if (treatment === 'hang before') return hang(session);
        if (typeof treatment === 'object' && treatment.at === 'recipient') return done(refusal(treatment.code));
        done();
      },
      onData(stream, session, done) {
        const treatment = treatments.get(session.id);
        const to = session.envelope.rcptTo[0]!.address;
        if (treatment === 'drop during') {
          brokenOff += 1;
          return void stream.once('data', () => drop(session)).resume();
        }
        if (treatment === 'hang during') {
          brokenOff += 1;
          return void stream.once('end', () => hang(session)).resume();
        }
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (typeof treatment === 'object') return done(refusal(treatment.code));
          const answered = treatment !== 'take and drop';
          note(to, Buffer.concat(chunks), answered).then(() => (answered ? done() : drop(session)), done);
        });
      },
    });
    server.on('error', () => {});
    server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort!, socket));
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    return server;
  };

  let server = await listen(0);
  const { port } = server.server.address() as AddressInfo;
  const down = async () => {
    for (const socket of sockets.values()) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    brokenOff: () => brokenOff,
    hung: () => ({ ever: hung.length, still: hung.filter((socket) => !socket.destroyed).length }),
    untilTaken: (count) =>
      new Promise((resolve) => (taken.length >= count ? resolve() : waiting.push({ count, resolve }))),
    down,
    up: async () => {
      server = await listen(port);
    },
    close: down,
  };
}
