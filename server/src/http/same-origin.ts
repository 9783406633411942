import type { MiddlewareHandler } from 'hono';
import { AppError } from '../errors/app-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing request that a browser says another site made. Callers that are no browsers (a webhook, a
 * mail provider's one-click unsubscribe, curl) send neither header and carry no visitor's cookies.
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
 * A mail program may post this from a page of its own (RFC 8058 §3.1). The link is the permission and no cookie counts,
 * so another site can do nothing with it that the holder of the link could not.
 */
function isOneClick(path: string): boolean {
  return path.startsWith('/unsubscribe/');
}

/** Hosts are compared, not schemes: a proxy that ends TLS leaves us on plain http. */
function isOurs(origin: string | undefined, hosts: (string | undefined)[]): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
