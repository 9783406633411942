import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
};

export type SiteServer = {
  port: number;
  requests: { host: string; path: string }[];
  /** Answers nothing until the returned function is called, so that a test can see what a visitor sees meanwhile. */
  hold(): () => void;
  close(): Promise<void>;
};

/**
 * Serves folders as websites on loopback: the folder `plumbing-good` for the host `plumbing-good.test`. `folderOf` maps
 * a site name to its folder, or returns null for an unknown site.
 */
export async function serveSites(folderOf: (site: string) => string | null): Promise<SiteServer> {
  const requests: SiteServer['requests'] = [];
  let held = Promise.resolve();
  const server = createServer(async (request, response) => {
    const host = (request.headers.host ?? '').split(':')[0] ?? '';
    const path = new URL(request.url ?? '/', 'http://site.test').pathname;
    requests.push({ host, path });
    await held;
    const folder = folderOf(host.replace(/\.test$/, ''));
    const file = folder && fileFor(folder, path);
    if (!file)
      return void response
        .writeHead(404, { 'content-type': 'text/html' })
        .end('<title>Not found</title><h1>Not found</h1>');
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(request.method === 'HEAD' ? undefined : readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function fileFor(folder: string, path: string): string | null {
  const wanted = join(folder, normalize(decodeURIComponent(path)));
  if (!wanted.startsWith(folder)) return null;
  return [wanted, join(wanted, 'index.html')].find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}
