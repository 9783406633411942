import type { MiddlewareHandler } from 'hono';

/** Players a blog post may show. A frame's own scripts run there, not here. */
const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://player.vimeo.com'];

/**
 * Scripts run only from our own files or with this answer's nonce, or with the hashes of a prerendered page. Styles may
 * be inline: the dialog's scroll lock injects a style element. Images may come from elsewhere: a blog post names its own.
 *
 * @param scripts nonce and hash sources, already quoted.
 * @param videos whether the well-known players may be shown in frames.
 */
export function pagePolicy(scripts: readonly string[], videos = false): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    ...(videos ? [['frame-src', ...VIDEO_HOSTS].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    // A plain form post of an order is redirected to the hosted checkout, and browsers hold that to this list too.
    "form-action 'self' https://checkout.stripe.com",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** An answer of the API is data: if a browser ever opens it as a page, nothing in it may run. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The headers every answer carries, whatever it is. HSTS (RFC 6797) is sent only where the site lives on https. */
export function commonHeaders(publicUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    // The checkout opens in a tab whose address is set after the click, so popups keep their opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

/** Sets the common headers, and the API's policy where no page set its own. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const headers = Object.entries(commonHeaders(publicUrl));
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
    if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', API_POLICY);
  };
}
