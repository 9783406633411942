import { clientListQuerySchema } from '@named-first/contract';
import { Hono } from 'hono';
import { noteClientRefund } from '../../features/checkout/billing-page.ts';
import type { CheckoutDeps } from '../../features/checkout/deps.ts';
import type { ClientDeps } from '../../features/clients/deps.ts';
import { addNote, addOwnTask, changeClient, endTask, saveContacts } from '../../features/clients/desk/change-client.ts';
import { getClient } from '../../features/clients/desk/get-client.ts';
import { listClients } from '../../features/clients/desk/list-clients.ts';
import { monday } from '../../features/clients/desk/monday.ts';
import { recordWork, undoWork } from '../../features/clients/work/record-work.ts';
import { parseInput } from '../../features/parse-input.ts';
import { rowId } from '../../features/row-id.ts';
import type { AppEnv } from '../app-env.ts';
import { acceptJson, readJson } from '../body/json-body.ts';

/** Clients as the back office sees them. A change answers with the client as it is then. The caller guards `/admin/*`. */
export function clientAdminRoutes(deps: CheckoutDeps & ClientDeps) {
  return new Hono<AppEnv>()
    .get('/admin/clients', async (c) =>
      c.json(await listClients(deps, parseInput(clientListQuerySchema, c.req.query()))),
    )
    .get('/admin/clients/monday', async (c) => c.json(await monday(deps)))
    .get('/admin/clients/:id', async (c) => c.json(await getClient(deps, rowId(c.req.param('id')))))
    .patch('/admin/clients/:id', acceptJson(), async (c) => {
      const id = rowId(c.req.param('id'));
      await changeClient(deps, id, await readJson(c));
      return c.json(await getClient(deps, id));
    })
    .put('/admin/clients/:id/contacts', acceptJson(), async (c) => {
      const id = rowId(c.req.param('id'));
      await saveContacts(deps, id, await readJson(c));
      return c.json(await getClient(deps, id));
    })
    .post('/admin/clients/:id/history', acceptJson(), async (c) => {
      const id = rowId(c.req.param('id'));
      await addNote(deps, id, await readJson(c));
      return c.json(await getClient(deps, id));
    })
    .post('/admin/clients/:id/tasks', acceptJson(), async (c) => {
      const id = rowId(c.req.param('id'));
      await addOwnTask(deps, id, await readJson(c));
      return c.json(await getClient(deps, id));
    })
    .post('/admin/clients/:id/tasks/:task/done', async (c) => {
      const id = rowId(c.req.param('id'));
      await endTask(deps, { clientId: id, taskId: rowId(c.req.param('task')) });
      return c.json(await getClient(deps, id));
    })
    .post('/admin/clients/:id/work/:deliverable', acceptJson(), async (c) => {
      const id = rowId(c.req.param('id'));
      await recordWork(deps, { clientId: id, deliverableId: rowId(c.req.param('deliverable')) }, await readJson(c));
      return c.json(await getClient(deps, id));
    })
    .delete('/admin/clients/:id/work/entries/:entry', async (c) => {
      const id = rowId(c.req.param('id'));
      await undoWork(deps, { clientId: id, entryId: rowId(c.req.param('entry')) });
      return c.json(await getClient(deps, id));
    })
    .post('/admin/clients/:id/refund-made', acceptJson(), async (c) => {
      const id = rowId(c.req.param('id'));
      await noteClientRefund(deps, id, await readJson(c));
      return c.json(await getClient(deps, id));
    });
}
