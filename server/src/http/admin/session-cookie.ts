import { brand } from '@named-first/contract';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { LIFETIME_MS } from '../../features/admin/session-token.ts';

const NAME = `${brand.slug}-session`;

export type Site = { publicUrl: string };

/**
 * On https, the prefix `__Host-` makes browsers require that the cookie is Secure, bound to this host and valid for
 * every path. https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#section-4.1.3.2
 */
export function siteCookie({ publicUrl }: Site): { path: string; secure: boolean; prefix?: 'host' } {
  return publicUrl.startsWith('https:') ? { path: '/', secure: true, prefix: 'host' } : { path: '/', secure: false };
}

/** The session token from the request's cookie, if any. */
export function readSessionCookie(c: Context, site: Site): string | undefined {
  const { prefix } = siteCookie(site);
  return prefix ? getCookie(c, NAME, prefix) : getCookie(c, NAME);
}

export function setSessionCookie(c: Context, site: Site, token: string): void {
  setCookie(c, NAME, token, { ...siteCookie(site), httpOnly: true, sameSite: 'Lax', maxAge: LIFETIME_MS / 1000 });
}

export function clearSessionCookie(c: Context, site: Site): void {
  deleteCookie(c, NAME, siteCookie(site));
}
