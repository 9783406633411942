import type Stripe from 'stripe';

/** Marks the billing portal that `stripe:setup` made among those of the account. */
export const PORTAL_METADATA = { named_first: 'plans' } as const;

/** The billing portal's configuration; null when it was not set up, which means the account's default. */
export async function findPortalConfiguration(stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | null> {
  const configurations = await stripe.billingPortal.configurations
    .list({ active: true, limit: 100 })
    .autoPagingToArray({ limit: 1_000 });
  return configurations.find(({ metadata }) => metadata?.named_first === PORTAL_METADATA.named_first) ?? null;
}
