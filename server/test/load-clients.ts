import { randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';

export type LoadFigures = {
  /** Addresses whose subscription was answered with 201. */
  accepted: string[];
  /** The number of responses by status. */
  statuses: Map<number, number>;
  /** The number of responses with `Connection: close`. */
  closing: number;
  /** Errors of requests that were sent and got no response. */
  broken: string[];
};

export type Load = {
  figures: LoadFigures;
  /** Resolves when this many subscriptions were accepted. */
  untilAccepted(count: number): Promise<void>;
  /** Resolves when every client was refused a connection or was stopped. */
  ended: Promise<void>;
  stop(): void;
};

/**
 * Visitors who subscribe to the newsletter, each one address after the other over a kept-alive connection, until they
 * or the proxy are refused a connection.
 *
 * @param survives whether to continue after a broken or refused connection, for a server that comes back.
 */
export function startLoad(url: string, { clients, survives = false }: { clients: number; survives?: boolean }): Load {
  const figures: LoadFigures = { accepted: [], statuses: new Map(), closing: 0, broken: [] };
  const waiting: { count: number; resolve: () => void }[] = [];
  let stopped = false;
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!stopped) {
      const email = `${randomUUID()}@example.com`;
      const outcome = await subscribe(url, agent, email);
      if (outcome instanceof Error) {
        const code = (outcome as NodeJS.ErrnoException).code ?? outcome.message;
        if (code !== 'ECONNREFUSED') figures.broken.push(code);
        if (!survives) break;
        await new Promise((resolve) => setTimeout(resolve, 20));
        continue;
      }
      const { statusCode = 0, headers } = outcome;
      figures.statuses.set(statusCode, (figures.statuses.get(statusCode) ?? 0) + 1);
      if (headers.connection === 'close') figures.closing += 1;
      // A proxy whose connection was refused.
      if (statusCode === 502 && !survives) break;
      if (statusCode === 201) figures.accepted.push(email);
      for (const { count, resolve } of waiting) if (figures.accepted.length >= count) resolve();
    }
    agent.destroy();
  };
  const ended = Promise.all(Array.from({ length: clients }, visit)).then(() => {});
  return {
    figures,
    ended,
    untilAccepted: (count) =>
      new Promise((resolve) => (figures.accepted.length >= count ? resolve() : waiting.push({ count, resolve }))),
    stop: () => {
      stopped = true;
    },
  };
}

/** The complete response, or the error that occurred instead. */
function subscribe(url: string, agent: Agent, email: string): Promise<IncomingMessage | Error> {
  const body = JSON.stringify({ email });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  return new Promise((resolve) => {
    const sent = request(`${url}/api/newsletter/subscribe`, { agent, method: 'POST', headers }, (answer) => {
      answer
        .on('end', () => resolve(answer))
        .on('error', resolve)
        .resume();
    });
    sent.on('error', resolve).end(body);
  });
}
