import type { AdminSession } from '@named-first/contract';
import { Hono } from 'hono';
import type { AdminDeps } from '../../features/admin/deps.ts';
import { signIn } from '../../features/admin/sign-in.ts';
import { mailSignInLink } from '../../features/admin/sign-in-link/mail-sign-in-link.ts';
import { redeemSignInLink } from '../../features/admin/sign-in-link/redeem-sign-in-link.ts';
import { signOut } from '../../features/admin/sign-out.ts';
import type { AppEnv } from '../app-env.ts';
import { acceptJson, readJson } from '../body/json-body.ts';
import { at } from '../calls.ts';
import { clientNetwork } from '../client-address.ts';
import type { HttpDeps } from '../deps.ts';
import { limitRequests } from '../limit-requests.ts';
import { readDeviceCookie, setDeviceCookie } from './device-cookie.ts';
import { hasSession } from './require-session.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';

/** Enough for a password and a code. */
const LOGIN_BODY_LIMIT = 16 * 1024;

/** Signing in and out, with what that needs: the only calls under /api/admin that need no session. */
export function signInRoutes(deps: HttpDeps & AdminDeps) {
  return new Hono<AppEnv>()
    .on(...at('signIn'), acceptJson(LOGIN_BODY_LIMIT), async (c) => {
      const { token, device } = await signIn(deps, await readJson(c), {
        network: clientNetwork(c, deps.settings.trustProxy),
        currentToken: readSessionCookie(c, deps.settings),
        device: readDeviceCookie(c, deps.settings),
        gone: c.req.raw.signal,
      });
      setSessionCookie(c, deps.settings, token);
      setDeviceCookie(c, deps.settings, device);
      return c.json({ success: true }, 200, { 'Cache-Control': 'no-store' });
    })
    .on(...at('signOut'), async (c) => {
      await signOut(deps, readSessionCookie(c, deps.settings));
      clearSessionCookie(c, deps.settings);
      return c.json({ success: true }, 200, { 'Cache-Control': 'no-store' });
    })
    .on(...at('getSession'), async (c) => {
      const session: AdminSession = {
        signedIn: await hasSession(deps, c),
        secondFactor: deps.settings.adminTotpSecret !== null,
        signInLink: deps.settings.agencyInbox !== null,
      };
      return c.json(session, 200, { 'Cache-Control': 'no-store' });
    })
    .on(...at('mailSignInLink'), limitRequests('sign-in-link', deps), async (c) => {
      const network = clientNetwork(c, deps.settings.trustProxy);
      const mailed = await mailSignInLink(deps, { network, device: readDeviceCookie(c, deps.settings) });
      return c.json(mailed, 202, { 'Cache-Control': 'no-store' });
    })
    .on(...at('redeemSignInLink'), limitRequests('sign-in-link', deps), acceptJson(LOGIN_BODY_LIMIT), async (c) => {
      setDeviceCookie(c, deps.settings, await redeemSignInLink(deps, await readJson(c)));
      return c.json({ success: true }, 200, { 'Cache-Control': 'no-store' });
    });
}
