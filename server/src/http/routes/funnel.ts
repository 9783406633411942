import { Hono } from 'hono';
import type { FunnelDeps } from '../../features/funnel/deps.ts';
import { noteFunnelStep } from '../../features/funnel/visits.ts';
import type { AppEnv } from '../app-env.ts';
import { acceptJson, readJson } from '../body/json-body.ts';
import { limitBody } from '../body/limit-body.ts';
import { at } from '../calls.ts';
import { countedVisitor } from '../counted-visitor.ts';
import type { HttpDeps } from '../deps.ts';
import { limitRequests } from '../limit-requests.ts';

const MAX_BYTES = 4 * 1024;

export function funnelRoutes(deps: HttpDeps & FunnelDeps) {
  return new Hono<AppEnv>().on(
    ...at('noteFunnelStep'),
    limitBody(MAX_BYTES),
    limitRequests('funnel-step', deps),
    acceptJson(),
    async (c) => {
      const input = await readJson(c);
      const { isCounted } = await countedVisitor(deps, c);
      if (isCounted) await noteFunnelStep(deps, input);
      return c.body(null, 204);
    },
  );
}
