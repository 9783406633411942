import { inboxQuerySchema } from '@named-first/contract';
import { Hono } from 'hono';
import { parseInput } from '../../features/parse-input.ts';
import type { ProspectDeps } from '../../features/prospects/deps.ts';
import { deleteProspect, getProspect, listProspects } from '../../features/prospects/list-prospects.ts';
import { makeLead } from '../../features/prospects/make-lead.ts';
import { addProspect } from '../../features/prospects/scan-prospect.ts';
import { rowId } from '../../features/row-id.ts';
import type { AppEnv } from '../app-env.ts';
import { acceptJson, readJson } from '../body/json-body.ts';
import { at } from '../calls.ts';
import type { HttpDeps } from '../deps.ts';
import { limitRequests } from '../limit-requests.ts';

/** Websites that the agency scans itself, subject to the overall limit on scans. The caller guards `/admin/*`. */
export function prospectRoutes(deps: HttpDeps & ProspectDeps) {
  return new Hono<AppEnv>()
    .on(...at('listProspects'), async (c) =>
      c.json(await listProspects(deps, parseInput(inboxQuerySchema, c.req.query()))),
    )
    .on(...at('addProspect'), limitRequests('scan', deps), acceptJson(), async (c) =>
      c.json(await getProspect(deps, await addProspect(deps, await readJson(c))), 202),
    )
    .on(...at('getProspect'), async (c) => c.json(await getProspect(deps, rowId(c.req.param('id')))))
    .on(...at('deleteProspect'), async (c) => {
      await deleteProspect(deps, rowId(c.req.param('id')));
      return c.json({ success: true });
    })
    .on(...at('makeProspectLead'), acceptJson(), async (c) =>
      c.json(await makeLead(deps, rowId(c.req.param('id')), await readJson(c)), 201),
    );
}
