import { getDomain } from 'tldts';
import { withoutTail } from './text/plain-text.ts';

/** Host of an address without a leading `www.`, or the text itself when it is no address. */
export function bareHost(url: string): string {
  const host = URL.parse(url)?.hostname;
  return host === undefined ? url : withoutWww(host);
}

/** Registrable domain by the public suffix list (private suffixes too: `joe.wixsite.com` is a site of its own), or the host. */
export function siteDomain(url: string): string {
  return getDomain(url, { allowPrivateDomains: true }) ?? bareHost(url);
}

/** Whether two addresses stand on one site, `www.` aside. */
export function sameHost(a: string, b: string): boolean {
  return bareHost(a) === bareHost(b);
}

/** One key for addresses that every visitor takes for the same page: fragment, final slash and index file dropped. */
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
