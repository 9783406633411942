import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const BUILD = resolve(import.meta.dirname, '../../web/build');
const TYPES: Record<string, string> = {
  ...{ '.js': 'text/javascript', '.webp': 'image/webp', '.png': 'image/png', '.woff2': 'font/woff2' },
  ...{ '.ico': 'image/x-icon', '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json' },
};

type Api = (request: Request) => Promise<Response>;
type Render = (request: Request, options: { nonce: string }) => Promise<Response>;
type Built = { createWebHandler(options: { api: Api; publicUrl: string }): Render };

export type StubbedPages = {
  url: string;
  /** The API as seen by the server-rendered pages and by browsers. A test replaces it. */
  api: { onServer: Api; inBrowser: Api };
  dispose(): Promise<void>;
};

/**
 * Serves the built pages on a fake API, for situations that a real product cannot be brought into on demand, such as a
 * database that fails or is slow, or malformed posts.
 *
 * @param policy the content security policy that the product sends, with `NONCE` in place of its nonce.
 */
export async function serveStubbedPages(policy: string): Promise<StubbedPages> {
  const built = (await import(pathToFileURL(join(BUILD, 'server/index.js')).href)) as Built;
  const nothing: Api = async () => Response.json({ message: 'There is nothing at this address.' }, { status: 404 });
  const api = { onServer: nothing, inBrowser: nothing };
  let render: Render;

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/')) return api.inBrowser(request);
    // Like in the product, a document without scripts. `reused-tab.ts` opens it.
    if (pathname === '/robots.txt') return new Response('', { headers: { 'Content-Type': 'text/plain' } });
    const file = await readFile(join(BUILD, 'client', pathname)).catch(() => null);
    if (file) return new Response(file, { headers: { 'Content-Type': TYPES[extname(pathname)] ?? 'text/plain' } });
    const nonce = randomBytes(16).toString('hex');
    const page = await render(request, { nonce });
    const headers = new Headers(page.headers);
    headers.set('Content-Security-Policy', policy.replaceAll('NONCE', nonce));
    return new Response(page.body, { status: page.status, headers });
  };
  const server = createServer((incoming, outgoing) => {
    answer(requestOf(incoming, url))
      .then((response) => send(response, outgoing))
      .catch((error: unknown) => outgoing.destroy(error as Error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  render = built.createWebHandler({ api: (request) => api.onServer(request), publicUrl: url });
  return {
    url,
    api,
    async dispose() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function requestOf({ url = '/', method = 'GET', headers }: IncomingMessage, origin: string): Request {
  return new Request(new URL(url, origin), { method, headers: { accept: headers.accept ?? '*/*' } });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
