import { CRAWLERS } from '@named-first/scanner';
import { PRIVATE_PATHS } from './public-pages.ts';

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
