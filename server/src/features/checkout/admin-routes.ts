import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { rowId } from '../row-id.ts';
import { openBillingPortal } from './open-billing-portal.ts';

/** What the back office does for a customer. The caller guards `/admin/*`. */
export function checkoutAdminRoutes(deps: Deps) {
  return new Hono<AppEnv>().post('/admin/customers/:id/billing-portal', async (c) =>
    c.json(await openBillingPortal(deps, rowId(c.req.param('id')))),
  );
}
