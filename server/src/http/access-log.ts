import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from './app-env.ts';
import type { HttpDeps } from './deps.ts';

/**
 * Writes one log line and one measurement per response. Stores no visitor address, query or token: an API call is
 * identified by its route pattern, a page by the first part of its path.
 */
export function accessLog({ log, metrics }: Pick<HttpDeps, 'log' | 'metrics'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const milliseconds = performance.now() - started;
    const { method } = c.req;
    const { status } = c.res;
    const pattern = matchedRoutes(c).find((matched) => !matched.path.includes('*'))?.path;
    const route = pattern ?? (c.req.path.startsWith('/api/') ? 'unknown' : 'page');
    metrics.httpDuration.observe({ method, route, status }, milliseconds / 1000);
    const requestId = c.get('requestId');
    c.res.headers.set('X-Request-Id', requestId);
    const name = route === 'page' && status !== 404 ? `/${c.req.path.split('/')[1] ?? ''}` : route;
    log.info({ requestId, method, route: name, status, ms: Math.round(milliseconds) }, 'answered');
  };
}
