import type { Website } from '@named-first/contract';
import { siteDomain } from '../read/site-address.ts';

/**
 * The URL variants of a site: https and http, with and without `www.`, in a fixed order. A subdomain has no `www.`
 * variant, and a mapped host has no https variant.
 */
export function urlVariants(website: Website, mapped: boolean): string[] {
  const bare = website.host.replace(/^www\./, '');
  const hosts = siteDomain(website.url) === bare ? [bare, `www.${bare}`] : [website.host];
  const schemes = mapped ? [new URL(website.url).protocol] : ['https:', 'http:'];
  return schemes.flatMap((scheme) => hosts.map((host) => `${scheme}//${host}/`));
}
