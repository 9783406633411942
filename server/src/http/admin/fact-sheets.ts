import { Hono } from 'hono';
import type { ClientDeps } from '../../features/clients/deps.ts';
import { readSite, saveSheet, startSheet } from '../../features/clients/sheet/change-sheet.ts';
import { getSheet } from '../../features/clients/sheet/get-sheet.ts';
import { sendSheet } from '../../features/clients/sheet/send-sheet.ts';
import { rowId } from '../../features/row-id.ts';
import type { AppEnv } from '../app-env.ts';
import { acceptJson, readJson } from '../body/json-body.ts';
import { at } from '../calls.ts';

/** The agency's side of fact sheets. A change returns the new state of the sheet. The caller guards `/admin/*`. */
export function clientSheetRoutes(deps: ClientDeps) {
  return new Hono<AppEnv>()
    .on(...at('getClientSheet'), async (c) => c.json(await getSheet(deps, rowId(c.req.param('id')))))
    .on(...at('startClientSheet'), async (c) => {
      const id = rowId(c.req.param('id'));
      await startSheet(deps, id);
      return c.json(await getSheet(deps, id));
    })
    .on(...at('saveClientSheet'), acceptJson(), async (c) => {
      const id = rowId(c.req.param('id'));
      await saveSheet(deps, id, await readJson(c));
      return c.json(await getSheet(deps, id));
    })
    .on(...at('sendClientSheet'), acceptJson(), async (c) => {
      const id = rowId(c.req.param('id'));
      await sendSheet(deps, id, await readJson(c));
      return c.json(await getSheet(deps, id));
    })
    .on(...at('readClientSite'), async (c) => {
      const id = rowId(c.req.param('id'));
      await readSite(deps, id);
      return c.json(await getSheet(deps, id));
    });
}
