import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { acceptJson, readJson } from '../../http/json-body.ts';
import { limitRequests } from '../../http/limit-requests.ts';
import { captureLead } from './capture-lead.ts';

export function leadRoutes(deps: Deps) {
  return new Hono<AppEnv>().post('/leads', limitRequests('form', deps), acceptJson(), async (c) =>
    c.json(await captureLead(deps, await readJson(c)), 201),
  );
}
