import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from '../create-app.ts';
import type { Pages } from '../pages/pages.ts';
import { redirectToOneHost } from './one-host.ts';

/** Longer than the last visitor in the scan queue waits for a response to begin. */
const STALLED_MS = 5 * 60_000;

/** The time limits of a connection, in milliseconds. */
export type ConnectionLimits = {
  /** For the headers of a request. */
  headersMs: number;
  /** For a whole request, including its body. */
  requestMs: number;
  /**
   * Without a byte in either direction while a response is pending, so that a client that never reads is disconnected.
   */
  stalledMs: number;
  /** How often the first two limits are checked. A connection may exceed them by this much. */
  checkMs: number;
};

const LIMITS: ConnectionLimits = { headersMs: 10_000, requestMs: 60_000, stalledMs: STALLED_MS, checkMs: 2000 };

/** A server that does not listen yet. Its limits allow for visitors on slow connections, but not for stalled ones. */
export function newHttpServer(limits: Partial<ConnectionLimits> = {}): Server {
  const { headersMs, requestMs, stalledMs, checkMs } = { ...LIMITS, ...limits };
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
    // Longer than the minute for which proxies keep idle connections, so that a proxy never writes to one that we just
    // closed.
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16 * 1024,
  });
  return server.setTimeout(stalledMs);
}

/**
 * The listener for all requests, in this order: redirects to the main host, files from memory, Vite's middleware in
 * development, the app.
 */
export function requestListener(app: App, pages: Pages | null, publicUrl: string): RequestListener {
  const redirected = redirectToOneHost(publicUrl);
  // A load balancer's HTTP/1.0 probe may omit the host; it means this one.
  const hostname = new URL(publicUrl).host;
  const answer = getRequestListener((request, env) => app.fetch(request, env as never), { hostname });
  const middleware = pages?.middleware;
  if (!middleware) {
    return (incoming, outgoing) => {
      if (!refusedTwoHosts(incoming, outgoing) && !redirected(incoming, outgoing) && !pages?.write(incoming, outgoing))
        answer(incoming, outgoing);
    };
  }
  return (incoming, outgoing) => {
    if (incoming.url?.startsWith('/api/')) answer(incoming, outgoing);
    else middleware(incoming, outgoing, () => answer(incoming, outgoing));
  };
}

/**
 * Refuses a request with two Host headers, because a proxy in front may use the other one (RFC 9112 §3.2). Node.js uses
 * the first.
 *
 * @returns whether the request was answered.
 */
function refusedTwoHosts({ rawHeaders }: IncomingMessage, outgoing: ServerResponse): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts < 2) return false;
  outgoing.writeHead(400, { 'Content-Length': 0, Connection: 'close' }).end();
  return true;
}

/** Thrown if the server cannot listen on its address. The message says which setting to change. */
class CannotListenError extends Error {
  override name = 'CannotListenError';
}

type Place = { port: number; host: string | null };

/**
 * Starts listening.
 *
 * @param host null for all interfaces.
 * @throws CannotListenError.
 */
export function listen(server: Server, { port, host }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const words = whyNot(cause.code, { port, host });
      reject(words === null ? cause : new CannotListenError(words, { cause }));
    });
    server.listen({ port, ...(host === null ? {} : { host }) }, () => resolve());
  });
}

function whyNot(code: string | undefined, { port, host }: Place): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `PORT held "${port}", which this user may not open; it may hold a number from 1024 to 65535.`;
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      return `HOST held "${host}"; it may hold an address or a name of this machine, such as 127.0.0.1, or nothing for all of them.`;
    default:
      return null;
  }
}
