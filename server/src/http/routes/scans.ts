import { Hono } from 'hono';
import type { ScanDeps } from '../../features/scans/deps.ts';
import { scanSite } from '../../features/scans/scan-site.ts';
import type { AppEnv } from '../app-env.ts';
import { acceptJson, readJson } from '../body/json-body.ts';
import { at } from '../calls.ts';
import { countedVisitor } from '../counted-visitor.ts';
import type { HttpDeps } from '../deps.ts';
import { limitRequests } from '../limit-requests.ts';

export function scanRoutes(deps: HttpDeps & ScanDeps) {
  return new Hono<AppEnv>().on(...at('scan'), limitRequests('scan', deps), acceptJson(), async (c) =>
    c.json(await scanSite(deps, await readJson(c), await countedVisitor(deps, c))),
  );
}
