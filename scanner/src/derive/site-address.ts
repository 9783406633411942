import { getDomain } from 'tldts';

/** Host of an address without a leading `www.`, or the text itself when it is no address. */
export function bareHost(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
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
  if (!URL.canParse(url)) return url;
  const { hostname, pathname, search } = new URL(url);
  const path = pathname.replace(/\/(?:index|default|home)\.(?:html?|php|aspx?)$/i, '/').replace(/\/+$/, '');
  return `${hostname.replace(/^www\./, '')}${path}${search}`;
}

/** Path and query, for robots rules. */
export function pathOf(url: string): string {
  if (!URL.canParse(url)) return '/';
  const { pathname, search } = new URL(url);
  return pathname + search;
}
