import type { MiddlewareHandler } from 'hono';
import type { RateLimitName } from '../limits/rate-limits.ts';
import type { AppEnv } from './app-env.ts';
import { clientNetwork } from './client-address.ts';
import type { HttpDeps } from './deps.ts';

/** Counts every request of a route against one of the rate limits, before its body is read. */
export function limitRequests(
  name: RateLimitName,
  { limiter, settings }: Pick<HttpDeps, 'limiter' | 'settings'>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await limiter.count(name, clientNetwork(c, settings.trustProxy));
    await next();
  };
}
