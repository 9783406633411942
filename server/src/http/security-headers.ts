import { PUBLIC_PAGES } from '@named-first/contract';
import type { MiddlewareHandler } from 'hono';

/** Players a blog post may show. A frame's own scripts run there, not here. */
const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://player.vimeo.com'];
const HOSTED_CHECKOUT = 'https://checkout.stripe.com';
/** Screens that lead to each other without loading a document. */
const FUNNEL = new Set(PUBLIC_PAGES.filter(({ flow }) => flow === 'scan').map(({ path }) => path));

/** The inline elements of a page that may take effect, as quoted CSP sources: hashes, or the page's nonce. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

/**
 * The content security policy of a page (CSP Level 3). Everything that is not named is forbidden.
 *
 * @param path where the page is, because some pages need more than others.
 * @param inline the page's own inline scripts and style elements.
 */
export function pagePolicy(path: string, inline: InlineSources): string {
  const showsPosts = isBlogPage(path) || isAdminPage(path);
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    // A post's HTML is shown as written, with the style attributes that its author gave it.
    ...(showsPosts ? { 'style-src-attr': ["'unsafe-inline'"] } : {}),
    'img-src': ["'self'", 'data:', ...(showsPosts ? ['https:'] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    ...(showsPosts ? { 'media-src': ["'self'"], 'frame-src': VIDEO_HOSTS } : {}),
    'base-uri': ["'none'"],
    // A plain form post of an order is redirected to the hosted checkout, and browsers hold that to this list too.
    'form-action': ["'self'", ...(path === '/pricing' ? [HOSTED_CHECKOUT] : [])],
    'frame-ancestors': ["'none'"],
    // No script may assign text as HTML (https://www.w3.org/TR/trusted-types/#require-trusted-types-for-csp-directive). The
    // post editor does, which is its purpose. So does React wherever it makes a script element in the browser, which the
    // structured data is: on the blog when posts are fetched late, and in the funnel on the way to the next screen.
    ...(showsPosts || FUNNEL.has(path) ? {} : { 'require-trusted-types-for': ["'script'"] }),
  });
}

/** Vite in development adds style elements of its own, talks to its socket and shows errors by assigning HTML. */
export function developmentPolicy(nonce: string): string {
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'frame-src': VIDEO_HOSTS,
    'base-uri': ["'none'"],
    'form-action': ["'self'", HOSTED_CHECKOUT],
    'frame-ancestors': ["'none'"],
  });
}

function policy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map((directive) => directive.flat().join(' '))
    .join('; ');
}

/** Whether a page shows posts, or lists of them. */
export function isBlogPage(path: string): boolean {
  return path === '/blog' || path.startsWith('/blog/');
}

function isAdminPage(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

/** Data and files: if a browser ever opens one as a page, nothing in it may run, load or be framed. */
export const DATA_POLICY = policy({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** Pictures are shown elsewhere too: in feed readers, in mails read on the web, where somebody shares a page. */
export const SHARED_PICTURE = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** The headers every answer carries, whatever it is. HSTS (RFC 6797) is sent only where the site lives on https. */
export function commonHeaders(publicUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    // The checkout opens in a tab whose address is set after the click, so popups keep their opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

/** Sets the common headers and the policy of data where the answer did not set its own. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const headers = Object.entries({ ...commonHeaders(publicUrl), 'Content-Security-Policy': DATA_POLICY });
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
