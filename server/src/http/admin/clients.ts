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
import { at } from '../calls.ts';

/** Clients as the back office sees them. A change answers with the client as it is then. The caller guards `/admin/*`. */
export function clientAdminRoutes(deps: CheckoutDeps & ClientDeps) {
  return new Hono<AppEnv>()
    .on(...at('listClients'), async (c) =>
      c.json(await listClients(deps, parseInput(clientListQuerySchema, c.req.query()))),
    )
    .on(...at('getMonday'), async (c) => c.json(await monday(deps)))
    .on(...at('getClient'), async (c) => c.json(await getClient(deps, rowId(c.req.param('id')))))
    .on(...at('changeClient'), acceptJson(), async (c) => {
      const id = rowId(c.req.param('id'));
      await changeClient(deps, id, await readJson(c));
      return c.json(await getClient(deps, id));
    })
    .on(...at('saveClientContacts'), acceptJson(), async (c) => {
      const id = rowId(c.req.param('id'));
      await saveContacts(deps, id, await readJson(c));
      return c.json(await getClient(deps, id));
    })
    .on(...at('addClientNote'), acceptJson(), async (c) => {
      const id = rowId(c.req.param('id'));
      await addNote(deps, id, await readJson(c));
      return c.json(await getClient(deps, id));
    })
    .on(...at('addClientTask'), acceptJson(), async (c) => {
      const id = rowId(c.req.param('id'));
      await addOwnTask(deps, id, await readJson(c));
      return c.json(await getClient(deps, id));
    })
    .on(...at('endClientTask'), async (c) => {
      const id = rowId(c.req.param('id'));
      await endTask(deps, { clientId: id, taskId: rowId(c.req.param('task')) });
      return c.json(await getClient(deps, id));
    })
    .on(...at('recordClientWork'), acceptJson(), async (c) => {
      const id = rowId(c.req.param('id'));
      await recordWork(deps, { clientId: id, deliverableId: rowId(c.req.param('deliverable')) }, await readJson(c));
      return c.json(await getClient(deps, id));
    })
    .on(...at('undoClientWork'), async (c) => {
      const id = rowId(c.req.param('id'));
      await undoWork(deps, { clientId: id, entryId: rowId(c.req.param('entry')) });
      return c.json(await getClient(deps, id));
    })
    .on(...at('noteClientRefund'), acceptJson(), async (c) => {
      const id = rowId(c.req.param('id'));
      await noteClientRefund(deps, id, await readJson(c));
      return c.json(await getClient(deps, id));
    });
}
