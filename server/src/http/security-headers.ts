import { PUBLIC_PAGES } from '@named-first/contract';
import type { MiddlewareHandler } from 'hono';

/** Video players that a blog post may embed. Scripts in a frame run on the frame's site, not here. */
const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://player.vimeo.com'];
const HOSTED_CHECKOUT = 'https://checkout.stripe.com';
/** Screens that link to each other without loading a new document. */
const FUNNEL = new Set(PUBLIC_PAGES.filter(({ flow }) => flow === 'scan').map(({ path }) => path));

/** The inline elements that a page allows, as quoted CSP sources: hashes, or the page's nonce. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

/**
 * The content security policy of a page (CSP Level 3). Everything that is not listed is forbidden.
 *
 * @param path the path of the page, because some pages need more than others.
 * @param inline the page's own inline scripts and style elements.
 */
export function pagePolicy(path: string, inline: InlineSources): string {
  const showsPosts = isBlogPage(path) || isAdminPage(path);
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    // The HTML of a post is shown as written, including the style attributes of its author.
    ...(showsPosts ? { 'style-src-attr': ["'unsafe-inline'"] } : {}),
    'img-src': ["'self'", 'data:', ...(showsPosts ? ['https:'] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    ...(showsPosts ? { 'media-src': ["'self'"], 'frame-src': VIDEO_HOSTS } : {}),
    'base-uri': ["'none'"],
    // A no-JS form post of an order is redirected to the hosted checkout, and browsers apply this list to redirects
    // too.
    'form-action': ["'self'", ...(path === '/pricing' ? [HOSTED_CHECKOUT] : [])],
    'frame-ancestors': ["'none'"],
    // No script may assign text as HTML (https://www.w3.org/TR/trusted-types/#require-trusted-types-for-csp-directive).
    // There are two exceptions: the post editor, which has to, and pages where React creates script elements for
    // structured data in the browser. These are the blog, when posts are fetched late, and the funnel, on the way to
    // the next screen.
    ...(showsPosts || FUNNEL.has(path) ? {} : { 'require-trusted-types-for': ["'script'"] }),
  });
}

/** In development, Vite adds style elements, connects to its socket and shows errors by assigning HTML. */
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

/** Whether a page shows posts or lists of posts. */
export function isBlogPage(path: string): boolean {
  return path === '/blog' || path.startsWith('/blog/');
}

function isAdminPage(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

/** The policy of data and files: if a browser opens one as a page, nothing in it may run, load or be framed. */
export const DATA_POLICY = policy({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** Pictures are also shown on other sites: in feed readers, in webmail, and where someone shares a page. */
export const SHARED_PICTURE = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** The headers of every response. HSTS (RFC 6797) is only sent if the site uses https. */
export function commonHeaders(publicUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    // The checkout opens in a tab whose URL is set after the click, so popups keep their opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

/** Sets the common headers, and the policy for data if the response has no policy yet. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const headers = Object.entries({ ...commonHeaders(publicUrl), 'Content-Security-Policy': DATA_POLICY });
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}
