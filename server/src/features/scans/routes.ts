import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { acceptJson, readJson } from '../../http/json-body.ts';
import { limitRequests } from '../../http/limit-requests.ts';
import { scanSite } from './scan-site.ts';

export function scanRoutes(deps: Deps) {
  return new Hono<AppEnv>().post('/scan', limitRequests('scan', deps), acceptJson(), async (c) =>
    c.json(await scanSite(deps, await readJson(c))),
  );
}
