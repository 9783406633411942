import { Hono } from 'hono';
import { scanSite } from '../../features/scans/scan-site.ts';
import type { Deps } from '../../start/deps.ts';
import type { AppEnv } from '../app-env.ts';
import { acceptJson, readJson } from '../json-body.ts';
import { limitRequests } from '../limit-requests.ts';

export function scanRoutes(deps: Deps) {
  return new Hono<AppEnv>().post('/scan', limitRequests('scan', deps), acceptJson(), async (c) =>
    c.json(await scanSite(deps, await readJson(c))),
  );
}
