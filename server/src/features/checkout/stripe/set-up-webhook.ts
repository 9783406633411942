import { STRIPE_API_VERSION } from './stripe-client.ts';
import { ORDER_EVENTS } from './stripe-events.ts';
import type { StripeSetup } from './stripe-setup.ts';

/** Creates the endpoint that Stripe posts events to. Stripe shows its secret only this once. */
export async function setUpWebhook({
  stripe,
  settings,
  say,
}: Pick<StripeSetup, 'stripe' | 'settings' | 'say'>): Promise<void> {
  const url = new URL('/api/stripe/webhook', settings.publicUrl).href;
  const enabled_events = [...ORDER_EVENTS];
  const endpoints = await stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 });
  const found = endpoints.find((endpoint) => endpoint.url === url);
  if (found) {
    await stripe.webhookEndpoints.update(found.id, { enabled_events });
    return say(`renewed webhook endpoint ${url} (its secret is the one you have)`);
  }
  const { secret } = await stripe.webhookEndpoints.create({ url, enabled_events, api_version: STRIPE_API_VERSION });
  say(`made    webhook endpoint ${url}`);
  say(`        put this into .env: STRIPE_WEBHOOK_SECRET=${secret ?? ''}`);
}
