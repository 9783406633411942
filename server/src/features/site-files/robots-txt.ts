import { PUBLIC_PAGES } from '@named-first/contract';
import { CRAWLERS } from '@named-first/scanner';

/** What no crawler needs: the back office, calls, personal reports and downloads, and the screens for one visitor. */
const PRIVATE_PATHS = [
  ...['/admin', '/api/', '/report/', '/downloads/'],
  ...PUBLIC_PAGES.filter(({ inSitemap }) => !inSitemap).map(({ path }) => path),
];

/**
 * robots.txt (RFC 9309). Everybody is welcome; the crawlers that feed the assistants' answers are named too, so that
 * no default somewhere else is read as a no. One group serves all: a crawler obeys only the group that names it.
 */
export function robotsTxt(publicUrl: string): string {
  const named = CRAWLERS.filter(({ role, weight }) => (role === 'search' || role === 'user') && weight !== 'listed');
  return `${[
    ...[...named.map(({ token }) => token), '*'].map((token) => `User-agent: ${token}`),
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ].join('\n')}\n`;
}
