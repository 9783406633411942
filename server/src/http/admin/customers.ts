import { Hono } from 'hono';
import type { CheckoutDeps } from '../../features/checkout/deps.ts';
import { openBillingPortal } from '../../features/checkout/open-billing-portal.ts';
import { rowId } from '../../features/row-id.ts';
import type { AppEnv } from '../app-env.ts';
import { at } from '../calls.ts';
import type { HttpDeps } from '../deps.ts';

/** Calls about customers in the back office. The caller guards `/admin/*`. */
export function checkoutAdminRoutes(deps: HttpDeps & CheckoutDeps) {
  return new Hono<AppEnv>().on(...at('openBillingPortal'), async (c) =>
    c.json(await openBillingPortal(deps, rowId(c.req.param('id')))),
  );
}
