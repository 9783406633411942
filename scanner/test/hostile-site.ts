import { parseWebsite } from '@named-first/contract';
import type { Fetched, SiteArtifacts } from '../src/artifacts.ts';
import { collectSite } from '../src/collect/collect-site.ts';
import { isWanted } from '../src/collect/wire/body-kind.ts';
import type { Fetcher, FetchRequest } from '../src/collect/wire/follow-redirects.ts';
import { FIXTURE_DAY } from './fixture-sites.ts';
import type { HostileText } from './hostile-texts.ts';

const HOST = 'hostile.test';

/** A page for every role, so that a site of the maximum size can be made of them. */
const INNER_PAGES = [
  '/contact/',
  '/about/',
  '/services/drains/',
  '/services/sewers/',
  '/services/leaks/',
  '/services/heaters/',
  '/areas/boise/',
  '/areas/nampa/',
  '/faq/',
  '/reviews/',
  '/pricing/',
];
const MENU = INNER_PAGES.map((path) => `<a href="${path}">${path.replace(/\W+/g, ' ').trim()}</a>`).join(' ');
const HEAD = '<!doctype html><html lang="en"><title>Copper Creek Plumbing</title>';
const PLAIN_PAGE = `${HEAD}<nav>${MENU}</nav><h1>Plumber in Boise, ID</h1><p>Call (208) 331-0142.</p>`;

const NOT_FOUND = '<!doctype html><title>Not found</title><h1>Page not found</h1>';

/** The bytes of the hostile response: for pages, the text inside a page with a menu. */
export function bodyOf({ place, make }: HostileText, size: number): Uint8Array {
  const text = make(size);
  if (typeof text !== 'string') return text;
  const whole = place === 'page' ? `${HEAD}<nav>${MENU}</nav>${text}` : text;
  return new Uint8Array(Buffer.from(whole).subarray(0, size));
}

const FILES: Partial<Record<HostileText['place'], string>> = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  llms: '/llms.txt',
};

/**
 * A site whose home page (or file, or header) is the hostile text; with `everyPage`, every page is. Builds the text at
 * once; each call of `collect` returns the artifacts of a scan. Opens no socket.
 */
export function hostileSite(
  text: HostileText,
  size: number,
  { everyPage = false }: { everyPage?: boolean } = {},
): { collect(): Promise<SiteArtifacts> } {
  const website = parseWebsite(HOST);
  if (!website.ok) throw new Error(website.message);
  const body = bodyOf(text, size);
  const fetcher: Fetcher = {
    fetch: async (request) => answer(request, bodyFor(text, body, everyPage)),
    isMapped: () => false,
    close: async () => {},
  };
  return { collect: () => collectSite(website.website, { fetcher, clock: () => FIXTURE_DAY.getTime() }) };
}

type BodyFor = (path: string) => { body: Uint8Array; headers: Record<string, string> } | null;

function bodyFor(text: HostileText, hostile: Uint8Array, everyPage: boolean): BodyFor {
  return (path) => {
    const isPage = path === '/' || INNER_PAGES.includes(path);
    if (!isPage)
      return path === FILES[text.place] ? { body: hostile, headers: { 'content-type': typeOf(path) } } : null;
    const isHostile = text.place === 'page' && (path === '/' || everyPage);
    const tag: Record<string, string> =
      text.place === 'header' ? { 'x-robots-tag': Buffer.from(hostile).toString('latin1') } : {};
    // A fresh copy each time, so that pages cached by their body are read like different ones.
    const body = isHostile ? hostile.slice() : new TextEncoder().encode(PLAIN_PAGE);
    return { body, headers: { 'content-type': 'text/html', ...tag } };
  };
}

function typeOf(path: string): string {
  return path.endsWith('.xml') ? 'application/xml' : 'text/plain; charset=utf-8';
}

function answer({ url: asked, wanted, method }: FetchRequest, bodyFor: BodyFor): Fetched {
  const url = new URL(asked);
  url.protocol = 'https:';
  url.hostname = HOST;
  const found = bodyFor(url.pathname);
  const received = {
    requestedUrl: asked,
    url: url.href,
    hops: [],
    status: found ? 200 : 404,
    headers: found?.headers ?? { 'content-type': 'text/html' },
    body: method === 'HEAD' ? new Uint8Array() : (found?.body ?? new TextEncoder().encode(NOT_FOUND)),
    firstByteMs: 100,
  };
  if (!found) return { state: 'absent', ...received };
  const type = found.headers['content-type'] ?? '';
  return { state: isWanted(wanted, type, found.body) ? 'ok' : 'wrong-type', ...received };
}
