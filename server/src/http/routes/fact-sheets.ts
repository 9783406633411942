import { type Context, Hono } from 'hono';
import type { ClientDeps } from '../../features/clients/deps.ts';
import { askForChanges, signSheet, viewSheet } from '../../features/clients/sheet/answer-sheet.ts';
import type { AppEnv } from '../app-env.ts';
import { acceptJson, readJson } from '../body/json-body.ts';
import { at } from '../calls.ts';
import { clientNetwork } from '../client-address.ts';
import type { HttpDeps } from '../deps.ts';
import { limitRequests } from '../limit-requests.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** The sheet that a client signs. Mail scanners follow the link, so only a POST changes anything. */
export function sheetRoutes(deps: HttpDeps & ClientDeps) {
  const view = async (c: Context<AppEnv>, link: string) => c.json(await viewSheet(deps, link), 200, PRIVATE);
  return new Hono<AppEnv>()
    .on(...at('viewSheet'), limitRequests('sheet', deps), (c) => view(c, c.req.param('link')))
    .on(...at('signSheet'), limitRequests('form', deps), acceptJson(), async (c) => {
      const from = clientNetwork(c, deps.settings.trustProxy);
      await signSheet(deps, c.req.param('link'), from, await readJson(c));
      return view(c, c.req.param('link'));
    })
    .on(...at('askForSheetChanges'), limitRequests('form', deps), acceptJson(), async (c) => {
      await askForChanges(deps, c.req.param('link'), await readJson(c));
      return view(c, c.req.param('link'));
    });
}
