import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** What a peer does with a mail. A number is the code it answers instead of taking it. */
export type Treatment =
  | 'take'
  | 'drop before'
  | 'drop during'
  /** Takes the mail and drops the connection before it says so. */
  | 'take and drop'
  /** Says nothing more when it is told the recipient, or when it was given the message. */
  | 'hang before'
  | 'hang during'
  | { at: 'recipient' | 'data'; code: number };

export type TakenMail = { to: string; mail: Email; answered: boolean };

export type SmtpPeer = {
  url: string;
  taken: TakenMail[];
  /** How many mails it broke off while they were under way. */
  brokenOff(): number;
  /** The connections on which it said nothing more, and how many of them the other side has not cut yet. */
  hung(): { ever: number; still: number };
  /** Resolves when that many mails were taken. */
  untilTaken(count: number): Promise<void>;
  /** Refuses connections until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
};

/** A real SMTP server that treats mails as a test says. `treat` is asked for every recipient it is offered. */
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
