import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';

const SITE = new URL('../../scanner/fixtures/sites/plumbing-middling/', import.meta.url).pathname;
const TYPES: Record<string, string> = { '.txt': 'text/plain', '.xml': 'application/xml' };

export type PausableSites = {
  /** A value for `SCAN_RESOLVE`: every host under `.test` is one of these sites. */
  resolve: string;
  /** Delays responses to hosts whose names begin with this text; returns a function that releases them. */
  hold(start: string): () => void;
  /** The number of hosts with a pending request. */
  waiting(): number;
  isWaiting(host: string): boolean;
  close(): Promise<void>;
};

/** Websites on loopback that answer when the test says so: the same small business under any name. */
export async function servePausableSites(): Promise<PausableSites> {
  const holds = new Map<string, Promise<void>>();
  const waiting = new Set<string>();
  const server = createServer(async (request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '').replace(/^www\./, '');
    const { pathname } = new URL(request.url ?? '/', 'http://site.test');
    const [, held] = [...holds].find(([start]) => host.startsWith(start)) ?? [];
    if (held) {
      waiting.add(host);
      await held;
      waiting.delete(host);
    }
    const file = fileFor(pathname);
    if (!file) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Not found</title>');
    const type = TYPES[file.slice(file.lastIndexOf('.'))] ?? 'text/html; charset=utf-8';
    response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    resolve: `*.test=127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold(start) {
      const { promise, resolve } = Promise.withResolvers<void>();
      holds.set(start, promise);
      return () => {
        holds.delete(start);
        resolve();
      };
    },
    waiting: () => waiting.size,
    isWaiting: (host) => waiting.has(host),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function fileFor(path: string): string | null {
  const wanted = join(SITE, normalize(path));
  if (!wanted.startsWith(SITE)) return null;
  return [wanted, join(wanted, 'index.html')].find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}
