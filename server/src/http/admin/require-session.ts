import { BACKGROUND_HEADER } from '@named-first/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '../../errors/app-error.ts';
import { isSignedIn } from '../../features/admin/find-session.ts';
import type { AppEnv } from '../app-env.ts';
import type { HttpDeps } from '../deps.ts';
import { readSessionCookie } from './session-cookie.ts';

type GuardDeps = Pick<HttpDeps, 'db' | 'clock' | 'settings'>;

/** Whether the request comes from a signed-in admin. */
export function hasSession(deps: GuardDeps, c: Context): Promise<boolean> {
  return isSignedIn(deps, readSessionCookie(c, deps.settings), c.req.header(BACKGROUND_HEADER) === undefined);
}

/** Lets only signed-in admins through, others get 401 `Unauthorized`. Caches must not store the responses. */
export function requireSession(deps: GuardDeps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!(await hasSession(deps, c))) throw new AppError('unauthorized');
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  };
}
