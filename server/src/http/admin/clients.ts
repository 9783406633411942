import { CLIENT_FILE_LIMIT, clientListQuerySchema } from '@named-first/contract';
import { Hono } from 'hono';
import { noteClientRefund } from '../../features/checkout/billing-page.ts';
import type { CheckoutDeps } from '../../features/checkout/deps.ts';
import type { ClientDeps } from '../../features/clients/deps.ts';
import { addNote, addOwnTask, changeClient, endTask, saveContacts } from '../../features/clients/desk/change-client.ts';
import { getClient } from '../../features/clients/desk/get-client.ts';
import { listClients } from '../../features/clients/desk/list-clients.ts';
import { monday } from '../../features/clients/desk/monday.ts';
import {
  addClientFile,
  deleteClientFile,
  FILE_TOO_LARGE,
  readClientFile,
} from '../../features/clients/files/client-files.ts';
import { recordWork, undoWork } from '../../features/clients/work/record-work.ts';
import { parseInput } from '../../features/parse-input.ts';
import { attachmentHeader } from '../../features/reports/report-file-name.ts';
import { rowId } from '../../features/row-id.ts';
import type { AppEnv } from '../app-env.ts';
import { acceptJson, readJson } from '../body/json-body.ts';
import { readUpload } from '../body/read-upload.ts';
import { at } from '../calls.ts';

/** The clients in the back office. A change returns the new state of the client. The caller guards `/admin/*`. */
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
    })
    .on(...at('addClientFile'), async (c) => {
      const id = rowId(c.req.param('id'));
      const { file } = await readUpload(c, {
        ...{ name: 'file', what: 'file', mostBytes: CLIENT_FILE_LIMIT, tooLarge: FILE_TOO_LARGE },
      });
      await addClientFile(deps, id, file);
      return c.json(await getClient(deps, id), 201);
    })
    .on(...at('readClientFile'), async (c) => {
      const place = { clientId: rowId(c.req.param('id')), fileId: rowId(c.req.param('file')) };
      const { name, bytes } = await readClientFile(deps.db, place);
      return c.body(bytes, 200, fileHeaders(name));
    })
    .on(...at('deleteClientFile'), async (c) => {
      const id = rowId(c.req.param('id'));
      await deleteClientFile(deps.db, { clientId: id, fileId: rowId(c.req.param('file')) });
      return c.json(await getClient(deps, id));
    });
}

/** Makes browsers save the file instead of displaying it, so that nothing in it can run on this site. */
function fileHeaders(name: string) {
  return {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': attachmentHeader(name),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  };
}
