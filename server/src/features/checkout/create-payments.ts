import type { Settings } from '../../settings/settings.ts';
import { createDemoPayments } from './demo/demo-payments.ts';
import type { CheckoutDeps } from './deps.ts';
import type { EventReader, Payments } from './payments.ts';

export type PaymentsParts = {
  /** Null without a Stripe key and without permission for the demo: checkout is disabled. */
  payments: Payments | null;
  /** Null without a webhook secret. */
  eventReader: EventReader | null;
};

/** Chooses the payment provider according to the settings. Sends no request. */
export async function createPayments(
  settings: Settings,
  { db, clock }: Pick<CheckoutDeps, 'db' | 'clock'>,
): Promise<PaymentsParts> {
  const { stripeSecretKey, stripeWebhookSecret } = settings;
  if (stripeSecretKey === null) {
    return { payments: settings.demoCheckout ? createDemoPayments({ settings, db, clock }) : null, eventReader: null };
  }
  // Loaded only if there is a key, because the SDK is large.
  const { createStripeClient } = await import('./stripe/stripe-client.ts');
  const { createStripePayments } = await import('./stripe/stripe-payments.ts');
  const { createStripeEventReader } = await import('./stripe/stripe-events.ts');
  return {
    payments: createStripePayments({ stripe: createStripeClient(settings, stripeSecretKey), settings, clock }),
    eventReader: stripeWebhookSecret === null ? null : createStripeEventReader(stripeWebhookSecret, clock),
  };
}
