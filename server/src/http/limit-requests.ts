import type { MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import type { AppEnv } from './app-env.ts';
import { clientNetwork } from './client-address.ts';
import type { RateLimitName } from './rate-limits.ts';

/** Counts every request of a route against one limit of the list, before its body is read. */
export function limitRequests(
  name: RateLimitName,
  { limiter, settings }: Pick<Deps, 'limiter' | 'settings'>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await limiter.count(name, clientNetwork(c, settings.trustProxy));
    await next();
  };
}
