import { Hono } from 'hono';
import { captureLead } from '../../features/leads/capture-lead.ts';
import type { LeadDeps } from '../../features/leads/deps.ts';
import type { AppEnv } from '../app-env.ts';
import { acceptJson, readJson } from '../body/json-body.ts';
import { at } from '../calls.ts';
import { countedVisitor } from '../counted-visitor.ts';
import type { HttpDeps } from '../deps.ts';
import { limitRequests } from '../limit-requests.ts';

export function leadRoutes(deps: HttpDeps & LeadDeps) {
  return new Hono<AppEnv>().on(...at('captureLead'), limitRequests('form', deps), acceptJson(), async (c) =>
    c.json(await captureLead(deps, await readJson(c), await countedVisitor(deps, c)), 201),
  );
}
