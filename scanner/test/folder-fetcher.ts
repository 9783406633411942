import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { Fetched, Hop } from '../src/artifacts.ts';
import { isWanted } from '../src/collect/wire/body-kind.ts';
import type { Fetcher, FetchRequest } from '../src/collect/wire/follow-redirects.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

/** A fixed response time, so that reports of fixtures never change. */
const FIRST_BYTE_MS = 120;

/**
 * Answers from a folder instead of the network, like a well-configured host: http redirects to https, www to the bare
 * name, and a missing file is a 404. Pages without a `<meta>` charset are served as UTF-8; others without a charset in
 * the header, so that the page's own declaration is used.
 */
export function folderFetcher(host: string, folder: string): Fetcher {
  return {
    fetch: async (request) => answer(host, folder, request),
    isMapped: () => false,
    close: async () => {},
  };
}

function answer(host: string, folder: string, request: FetchRequest): Fetched {
  const asked = new URL(request.url);
  const url = new URL(request.url);
  const hops: Hop[] = [];
  if (url.hostname !== host && url.hostname !== `www.${host}`) {
    return { state: 'unreachable', problem: 'dns', detail: 'no such host', requestedUrl: asked.href, hops };
  }
  if (url.protocol !== 'https:' || url.hostname !== host) {
    url.protocol = 'https:';
    url.hostname = host;
    hops.push({ url: asked.href, status: 301, location: url.href });
  }
  const known = request.known?.(url.href);
  if (known) return { ...known, state: 'ok', requestedUrl: asked.href, hops };
  const file = fileFor(folder, url.pathname);
  const body = file
    ? readFileSync(file)
    : Buffer.from('<!doctype html><title>Not found</title><h1>Page not found</h1>');
  const type = file ? contentType(file, body) : 'text/html; charset=utf-8';
  return {
    state: file ? (isWanted(request.wanted, type, body) ? 'ok' : 'wrong-type') : 'absent',
    requestedUrl: asked.href,
    url: url.href,
    hops,
    status: file ? 200 : 404,
    headers: { 'content-type': type },
    body: request.method === 'HEAD' ? new Uint8Array() : new Uint8Array(body),
    firstByteMs: FIRST_BYTE_MS,
  };
}

function contentType(file: string, body: Uint8Array): string {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const declares =
    extname(file) === '.html' && /<meta[^>]+charset/i.test(Buffer.from(body.subarray(0, 1024)).toString('latin1'));
  return declares ? 'text/html' : type;
}

function fileFor(folder: string, path: string): string | null {
  const wanted = join(folder, normalize(decodeURIComponent(path)));
  return [wanted, join(wanted, 'index.html')].find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}
