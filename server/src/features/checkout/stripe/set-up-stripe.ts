import { setUpDiscount } from './set-up-discount.ts';
import { setUpPlans } from './set-up-plans.ts';
import { setUpPortal } from './set-up-portal.ts';
import { setUpWebhook } from './set-up-webhook.ts';
import type { StripeSetup } from './stripe-setup.ts';

/**
 * Makes in a Stripe account what checkout needs: products and prices, the discount code, the billing portal and, when
 * asked, the webhook endpoint. What is there is left alone or brought up to date, so it can run any number of times.
 *
 * @throws the SDK's error, at the first thing Stripe refuses.
 */
export async function setUpStripe(setup: StripeSetup): Promise<void> {
  const plans = await setUpPlans(setup);
  await setUpDiscount(setup);
  await setUpPortal(setup, plans);
  if (setup.withWebhook) await setUpWebhook(setup);
}
