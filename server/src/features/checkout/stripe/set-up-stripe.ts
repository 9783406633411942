import { setUpDiscount } from './set-up-discount.ts';
import { setUpPlans } from './set-up-plans.ts';
import { setUpPortal } from './set-up-portal.ts';
import { setUpWebhook } from './set-up-webhook.ts';
import type { StripeSetup } from './stripe-setup.ts';

/**
 * Creates what checkout needs in a Stripe account: products and prices, the discount code, the billing portal and, if
 * requested, the webhook endpoint. Existing objects are kept or updated, so it can run repeatedly.
 *
 * @throws the SDK's error at the first refusal by Stripe.
 */
export async function setUpStripe(setup: StripeSetup): Promise<void> {
  const plans = await setUpPlans(setup);
  await setUpDiscount(setup);
  await setUpPortal(setup, plans);
  if (setup.withWebhook) await setUpWebhook(setup);
}
