import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { AppError } from '../errors/app-error.ts';
import type { AppEnv } from './app-env.ts';
import type { HttpDeps } from './deps.ts';

/** The routes for operators: liveness, readiness and metrics. */
export function operationRoutes(
  deps: HttpDeps,
  { notReady, isAdmin }: { notReady: () => Promise<string | null>; isAdmin: (c: Context) => Promise<boolean> },
) {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => {
      const reason = await notReady();
      return reason === null ? c.text('ready') : c.text(`not ready: ${reason}`, 503);
    })
    .get('/metrics', async (c) => {
      const allowed = holdsToken(c.req.header('authorization'), deps.settings.metricsToken) || (await isAdmin(c));
      if (!allowed) throw new AppError('unauthorized');
      const { registry } = deps.metrics;
      return c.body(await registry.metrics(), 200, {
        'Content-Type': registry.contentType,
        'Cache-Control': 'no-store',
      });
    });
}

function holdsToken(authorization: string | undefined, token: string | null): boolean {
  const given = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  // Hashes have the same length, as a constant-time comparison requires.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token));
}
