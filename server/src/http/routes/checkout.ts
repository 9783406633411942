import { Hono } from 'hono';
import { askForRefund, tellWebsite, viewBillingPlan } from '../../features/checkout/billing-page.ts';
import { createSubscription } from '../../features/checkout/create-subscription.ts';
import { payDemoCheckout, viewDemoCheckout } from '../../features/checkout/demo/demo-checkout.ts';
import { changeDemoSubscription, viewDemoPortal } from '../../features/checkout/demo/demo-portal.ts';
import type { CheckoutDeps } from '../../features/checkout/deps.ts';
import { receiveEvent } from '../../features/checkout/events/receive-event.ts';
import { followBillingLink } from '../../features/checkout/open-billing-portal.ts';
import type { AppEnv } from '../app-env.ts';
import { acceptJson, readJson } from '../body/json-body.ts';
import { limitBody } from '../body/limit-body.ts';
import { at } from '../calls.ts';
import { countedVisitor } from '../counted-visitor.ts';
import type { HttpDeps } from '../deps.ts';
import { limitRequests } from '../limit-requests.ts';

/** An event contains one object, at most some tens of kilobytes. */
const MAX_EVENT_BYTES = 512 * 1024;

export function checkoutRoutes(deps: HttpDeps & CheckoutDeps) {
  return new Hono<AppEnv>()
    .on(...at('createSubscription'), limitRequests('form', deps), acceptJson(), async (c) =>
      c.json(await createSubscription(deps, await readJson(c), await countedVisitor(deps, c))),
    )
    .on(...at('receivePaymentEvent'), limitBody(MAX_EVENT_BYTES), async (c) => {
      // The signature covers the raw bytes, so nothing may decode them first.
      const body = new Uint8Array(await c.req.arrayBuffer());
      await receiveEvent(deps, body, c.req.header('stripe-signature'));
      return c.json({ received: true });
    })
    .on(...at('followBillingLink'), async (c) =>
      c.json(await followBillingLink(deps, c.req.param('link')), 200, PRIVATE),
    )
    .on(...at('getBillingPlan'), async (c) => c.json(await viewBillingPlan(deps, c.req.param('link')), 200, PRIVATE))
    .on(...at('askForRefund'), acceptJson(), async (c) => {
      await askForRefund(deps, c.req.param('link'), await readJson(c));
      return c.json(await viewBillingPlan(deps, c.req.param('link')), 200, PRIVATE);
    })
    .on(...at('tellWebsite'), acceptJson(), async (c) => {
      await tellWebsite(deps, c.req.param('link'), await readJson(c));
      return c.json(await viewBillingPlan(deps, c.req.param('link')), 200, PRIVATE);
    })
    .on(...at('viewDemoCheckout'), async (c) =>
      c.json(await viewDemoCheckout(deps, c.req.param('session')), 200, PRIVATE),
    )
    .on(...at('payDemoCheckout'), acceptJson(), async (c) =>
      c.json(await payDemoCheckout(deps, c.req.param('session'), await readJson(c))),
    )
    .on(...at('viewDemoPortal'), async (c) => c.json(await viewDemoPortal(deps, c.req.param('link')), 200, PRIVATE))
    .on(...at('changeDemoSubscription'), acceptJson(), async (c) => {
      await changeDemoSubscription(deps, c.req.param('link'), await readJson(c));
      return c.body(null, 204);
    });
}

const PRIVATE = { 'Cache-Control': 'private, no-store' };
