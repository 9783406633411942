import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from '../create-app.ts';
import type { Pages } from '../pages/pages.ts';
import { redirectToOneHost } from './one-host.ts';

/** Longer than the last in line for a scan waits for an answer to begin. */
const STALLED_MS = 5 * 60_000;

/** How long a connection may take, in milliseconds. */
export type ConnectionLimits = {
  /** For the headers of a request. */
  headersMs: number;
  /** For a whole request, its body included. */
  requestMs: number;
  /** Without a byte in either direction while a response is pending, so that a client that never reads is cut off. */
  stalledMs: number;
  /** How often the first two limits are checked. A connection may outlive them by this much. */
  checkMs: number;
};

const LIMITS: ConnectionLimits = { headersMs: 10_000, requestMs: 60_000, stalledMs: STALLED_MS, checkMs: 2000 };

/** A server that listens to nothing yet. Its limits are those of a visitor on a slow line, not of one who stalls. */
export function newHttpServer(limits: Partial<ConnectionLimits> = {}): Server {
  const { headersMs, requestMs, stalledMs, checkMs } = { ...LIMITS, ...limits };
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
    // Longer than the minute a proxy keeps its idle connections, so that it never writes into one we just closed.
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16 * 1024,
  });
  return server.setTimeout(stalledMs);
}

/** The listener for every request: one name for the site, files from memory before anything else, in development Vite's own, then the app. */
export function requestListener(app: App, pages: Pages | null, publicUrl: string): RequestListener {
  const redirected = redirectToOneHost(publicUrl);
  // A load balancer's probe in HTTP/1.0 may name no host; it means this one.
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
 * A request that names two hosts is refused, because a proxy in front may go by the other one (RFC 9112 §3.2). Node.js
 * goes by the first.
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

/** The place to listen at cannot be had; the message says which setting to change. */
class CannotListenError extends Error {
  override name = 'CannotListenError';
}

type Place = { port: number; host: string | null };

/**
 * Starts listening.
 *
 * @param host null for every interface.
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
