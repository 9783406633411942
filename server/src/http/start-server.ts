import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Pages } from '../pages/pages.ts';
import type { App } from './create-app.ts';
import { redirectToOneHost } from './one-host.ts';

/** Longer than the last in line for a scan waits for an answer to begin. */
const STALLED_MS = 5 * 60_000;

/**
 * A server that listens to nothing yet. Its limits are those of a visitor on a slow line, not of one who stalls.
 *
 * @param stalledMs how long a connection may stand without a byte either way while it is owed an answer: without a limit,
 *   whoever asks and takes nothing would hold it for ever.
 */
export function newHttpServer({ stalledMs = STALLED_MS }: { stalledMs?: number } = {}): Server {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 60_000,
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
      if (!redirected(incoming, outgoing) && !pages?.write(incoming, outgoing)) answer(incoming, outgoing);
    };
  }
  return (incoming, outgoing) => {
    if (incoming.url?.startsWith('/api/')) answer(incoming, outgoing);
    else middleware(incoming, outgoing, () => answer(incoming, outgoing));
  };
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
