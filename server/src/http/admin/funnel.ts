import { funnelQuerySchema } from '@named-first/contract';
import { type Context, Hono } from 'hono';
import { exportFileName } from '../../features/export-file-name.ts';
import type { FunnelDeps } from '../../features/funnel/deps.ts';
import { exportFunnel } from '../../features/funnel/export-funnel.ts';
import { readFunnel } from '../../features/funnel/read-funnel.ts';
import { parseInput } from '../../features/parse-input.ts';
import type { AppEnv } from '../app-env.ts';
import { at } from '../calls.ts';

/** The figures of the funnel in the back office. The caller guards `/admin/*`. */
export function funnelAdminRoutes(deps: FunnelDeps) {
  return new Hono<AppEnv>()
    .on(...at('getFunnel'), async (c) => c.json(await readFunnel(deps, queryOf(c))))
    .on(...at('exportFunnel'), async (c) => {
      const fileName = exportFileName('funnel', deps.clock.now());
      return c.body(await exportFunnel(deps, queryOf(c)), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${fileName}"`,
      });
    });
}

function queryOf(c: Context) {
  return parseInput(funnelQuerySchema, c.req.query());
}
