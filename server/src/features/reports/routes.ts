import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { getReport } from './get-report.ts';

export function reportRoutes(deps: Deps) {
  return new Hono<AppEnv>().get('/reports/:token', async (c) => {
    const report = await getReport(deps, c.req.param('token'));
    return c.json(report, 200, { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  });
}
