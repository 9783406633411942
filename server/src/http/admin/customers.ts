import { Hono } from 'hono';
import { openBillingPortal } from '../../features/checkout/open-billing-portal.ts';
import { rowId } from '../../features/row-id.ts';
import type { Deps } from '../../start/deps.ts';
import type { AppEnv } from '../app-env.ts';

/** What the back office does for a customer. The caller guards `/admin/*`. */
export function checkoutAdminRoutes(deps: Deps) {
  return new Hono<AppEnv>().post('/admin/customers/:id/billing-portal', async (c) =>
    c.json(await openBillingPortal(deps, rowId(c.req.param('id')))),
  );
}
