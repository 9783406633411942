import { PUBLIC_PAGES } from '@named-first/contract';
import { CRAWLERS } from '@named-first/scanner';

/**
 * Paths that crawlers do not need: the back office, the API, personal reports and downloads, and the screens for a
 * single visitor.
 */
const PRIVATE_PATHS = [
  ...['/admin', '/api/', '/report/', '/hand-over/', '/downloads/'],
  ...PUBLIC_PAGES.filter(({ inSitemap }) => !inSitemap).map(({ path }) => path),
];

/**
 * robots.txt (RFC 9309). All crawlers are allowed. The crawlers that feed assistants' answers are also named, so that
 * no default is mistaken for a refusal. A single group serves all of them, because a crawler obeys only the group that
 * names it.
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
