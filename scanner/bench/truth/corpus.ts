import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { parseWebsite } from '@named-first/contract';
import type { Fetched, Hop, SiteArtifacts } from '../../src/artifacts.ts';
import { collectSite } from '../../src/collect/collect-site.ts';
import { isWanted } from '../../src/collect/wire/body-kind.ts';
import type { Fetcher, FetchRequest } from '../../src/collect/wire/follow-redirects.ts';

/** A fixed date, so that one engine always gives the same figures. */
const SCAN_DAY = Date.parse('2026-11-22T12:00:00.000Z');
const FIRST_BYTE_MS = 120;
const NOT_FOUND = Buffer.from('<!doctype html><title>Not found</title><h1>Page not found</h1>');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.htm': 'text/html',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Collects one laid-out site from its folder as `https://SITE.test/`, without opening a socket. */
export function collectSaved(site: string, folder: string): Promise<SiteArtifacts> {
  const host = `${site}.test`;
  const parsed = parseWebsite(host);
  if (!parsed.ok) throw new TypeError(parsed.message);
  return collectSite(parsed.website, { fetcher: savedSite(host, folder), clock: () => SCAN_DAY });
}

/**
 * Answers like GitHub Pages: `/about` serves `about.html`, folders serve their `index.html`, and http and www redirect.
 */
function savedSite(host: string, folder: string): Fetcher {
  return {
    fetch: async (request) => answer(host, folder, request),
    isMapped: () => false,
    close: async () => {},
  };
}

function answer(host: string, folder: string, request: FetchRequest): Fetched {
  const url = new URL(request.url);
  const hops: Hop[] = [];
  if (url.hostname !== host && url.hostname !== `www.${host}`)
    return { state: 'unreachable', problem: 'dns', detail: 'no such host', requestedUrl: request.url, hops };
  if (url.protocol !== 'https:' || url.hostname !== host) {
    url.protocol = 'https:';
    url.hostname = host;
    hops.push({ url: request.url, status: 301, location: url.href });
  }
  const known = request.known?.(url.href);
  if (known) return { ...known, state: 'ok', requestedUrl: request.url, hops };
  const file = fileFor(folder, url.pathname);
  const body = file ? readFileSync(file) : NOT_FOUND;
  const type = file ? contentType(file, body) : 'text/html; charset=utf-8';
  return {
    state: file ? (isWanted(request.wanted, type, body) ? 'ok' : 'wrong-type') : 'absent',
    requestedUrl: request.url,
    url: url.href,
    hops,
    status: file ? 200 : 404,
    headers: { 'content-type': type },
    body: request.method === 'HEAD' ? new Uint8Array() : new Uint8Array(body),
    firstByteMs: FIRST_BYTE_MS,
  };
}

/** A page that declares its charset is served without one in the header, so that its own declaration is used. */
function contentType(file: string, body: Buffer): string {
  const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
  if (type !== 'text/html') return type;
  return /<meta[^>]+charset/i.test(body.subarray(0, 1024).toString('latin1')) ? type : `${type}; charset=utf-8`;
}

function fileFor(folder: string, pathname: string): string | null {
  const path = normalize(decoded(pathname));
  if (path.includes('\0')) return null;
  const wanted = join(folder, path);
  const candidates = [wanted, `${wanted}.html`, join(wanted, 'index.html'), join(wanted, 'index.htm')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
