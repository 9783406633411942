import { brand } from '@named-first/contract';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { DEVICE_LIFETIME_MS } from '../../features/admin/device-token.ts';
import { type Site, siteCookie } from './session-cookie.ts';

const NAME = `${brand.slug}-device`;

export function readDeviceCookie(c: Context, site: Site): string | undefined {
  const { prefix } = siteCookie(site);
  return prefix ? getCookie(c, NAME, prefix) : getCookie(c, NAME);
}

export function setDeviceCookie(c: Context, site: Site, value: string): void {
  setCookie(c, NAME, value, {
    ...siteCookie(site),
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: DEVICE_LIFETIME_MS / 1000,
  });
}
