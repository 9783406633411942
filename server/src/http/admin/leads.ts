import { deskQuerySchema, leadListQuerySchema } from '@named-first/contract';
import { type Context, Hono } from 'hono';
import { exportFileName } from '../../features/export-file-name.ts';
import type { LeadDeps } from '../../features/leads/deps.ts';
import { addLeadNote, changeLead } from '../../features/leads/desk/change-lead.ts';
import { listDesk } from '../../features/leads/desk/list-desk.ts';
import { allLeads, exportLeads } from '../../features/leads/export-leads.ts';
import { getLead } from '../../features/leads/get-lead.ts';
import { leadFigures } from '../../features/leads/lead-figures.ts';
import { listLeads } from '../../features/leads/list-leads.ts';
import { parseInput } from '../../features/parse-input.ts';
import type { PersonalDataDeps } from '../../features/personal-data/deps.ts';
import { erasePerson } from '../../features/personal-data/erase-person.ts';
import { exportPerson } from '../../features/personal-data/export-person.ts';
import { rowId } from '../../features/row-id.ts';
import type { AppEnv } from '../app-env.ts';
import { acceptJson, readJson } from '../body/json-body.ts';
import { streamText } from '../body/stream-download.ts';
import { at } from '../calls.ts';
import type { HttpDeps } from '../deps.ts';

const CSV = 'text/csv; charset=utf-8';
const JSON_TYPE = 'application/json';

/** The leads in the back office. The caller guards `/admin/*`. */
export function leadAdminRoutes(deps: HttpDeps & LeadDeps & PersonalDataDeps) {
  return new Hono<AppEnv>()
    .on(...at('listLeads'), async (c) => {
      const query = queryOf(c);
      const { include: _include, ...paging } = query;
      if (Object.keys(paging).length > 0) return c.json(await listLeads(deps, query));
      return streamText(c, { chunks: allLeads(deps, query), type: JSON_TYPE }, deps.log);
    })
    .on(...at('getLeadFigures'), async (c) => c.json(await leadFigures(deps)))
    .on(...at('exportLeads'), (c) => {
      const chunks = exportLeads(deps, queryOf(c));
      return streamText(c, { chunks, type: CSV, fileName: exportFileName('leads', deps.clock.now()) }, deps.log);
    })
    .on(...at('getLead'), async (c) => c.json(await getLead(deps, rowId(c.req.param('id')))))
    .on(...at('listDesk'), async (c) => c.json(await listDesk(deps, parseInput(deskQuerySchema, c.req.query()))))
    .on(...at('changeLead'), acceptJson(), async (c) => {
      const id = rowId(c.req.param('id'));
      await changeLead(deps, id, await readJson(c));
      return c.json(await getLead(deps, id));
    })
    .on(...at('addLeadNote'), acceptJson(), async (c) => {
      const id = rowId(c.req.param('id'));
      await addLeadNote(deps, id, await readJson(c));
      return c.json(await getLead(deps, id));
    })
    .on(...at('exportPerson'), async (c) => {
      const person = await exportPerson(deps, rowId(c.req.param('id')));
      const fileName = exportFileName('person', deps.clock.now(), 'json');
      return c.body(`${JSON.stringify(person, null, 2)}\n`, 200, {
        'Content-Type': JSON_TYPE,
        'Content-Disposition': `attachment; filename="${fileName}"`,
      });
    })
    .on(...at('erasePerson'), async (c) => c.json(await erasePerson(deps, rowId(c.req.param('id')))));
}

function queryOf(c: Context) {
  return parseInput(leadListQuerySchema, c.req.query());
}
