import { getDomain } from 'tldts';
import { withoutTail } from './text/plain-text.ts';

/** Host of a URL without a leading `www.`, or the input if it is not a URL. */
export function bareHost(url: string): string {
  const host = URL.parse(url)?.hostname;
  return host === undefined ? url : withoutWww(host);
}

/**
 * Registrable domain by the public suffix list (including private suffixes: `joe.wixsite.com` is a separate site), or
 * the host.
 */
export function siteDomain(url: string): string {
  return getDomain(url, { allowPrivateDomains: true }) ?? bareHost(url);
}

/** True if two URLs are on one site, ignoring `www.`. */
export function sameHost(a: string, b: string): boolean {
  return bareHost(a) === bareHost(b);
}

/** One key for URLs that visitors consider the same page: without fragment, final slash and index file. */
export function pageKey(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  const { hostname, pathname, search } = parsed;
  const path = withoutTail(pathname.replace(/\/(?:index|default|home)\.(?:html?|php|aspx?)$/i, '/'), '/');
  return `${withoutWww(hostname)}${path}${search}`;
}

/** Path and query, for robots rules. */
export function pathOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? parsed.pathname + parsed.search : '/';
}

function withoutWww(host: string): string {
  return host.startsWith('www.') ? host.slice(4) : host;
}
