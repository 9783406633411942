import type { MiddlewareHandler } from 'hono';
import { AppError } from '../errors/app-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing request that another site made, according to the browser's headers. Callers other than
 * browsers (a webhook, a mail provider's one-click unsubscribe, curl) send neither header and have no cookies of a
 * visitor.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html#fetch-metadata
 */
export function sameOrigin(publicUrl: string): MiddlewareHandler {
  const publicHost = new URL(publicUrl).host;
  return async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method) && !isOneClick(c.req.path)) {
      const site = c.req.header('sec-fetch-site');
      const origin = c.req.header('origin');
      const ours = site
        ? site === 'same-origin' || site === 'none'
        : isOurs(origin, [publicHost, c.req.header('host')]);
      if (!ours) throw new AppError('cross-site');
    }
    await next();
  };
}

/**
 * A mail program may post this from its own page (RFC 8058 §3.1). The link is the permission and cookies are not used,
 * so another site can only do what the owner of the link could do.
 */
function isOneClick(path: string): boolean {
  return path.startsWith('/unsubscribe/');
}

/** Compares hosts, not schemes, because a proxy that terminates TLS forwards plain http. */
function isOurs(origin: string | undefined, hosts: (string | undefined)[]): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
