import type { Website } from '@named-first/contract';
import { siteDomain } from '../read/site-address.ts';

/**
 * Every way a visitor may knock: https and http, with and without `www.`, in a fixed order. A subdomain has no `www.` of
 * its own; a mapped host has no https of its own.
 */
export function frontDoors(website: Website, mapped: boolean): string[] {
  const bare = website.host.replace(/^www\./, '');
  const hosts = siteDomain(website.url) === bare ? [bare, `www.${bare}`] : [website.host];
  const schemes = mapped ? [new URL(website.url).protocol] : ['https:', 'http:'];
  return schemes.flatMap((scheme) => hosts.map((host) => `${scheme}//${host}/`));
}
