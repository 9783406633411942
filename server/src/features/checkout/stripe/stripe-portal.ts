import type Stripe from 'stripe';

/** Marks the portal configuration that `stripe:setup` created, to find it among all configurations of the account. */
export const PORTAL_METADATA = { named_first: 'plans' } as const;

/** The billing portal's configuration; null if it was not set up, in which case Stripe uses the account's default. */
export async function findPortalConfiguration(stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | null> {
  const configurations = await stripe.billingPortal.configurations
    .list({ active: true, limit: 100 })
    .autoPagingToArray({ limit: 1_000 });
  return configurations.find(({ metadata }) => metadata?.named_first === PORTAL_METADATA.named_first) ?? null;
}
