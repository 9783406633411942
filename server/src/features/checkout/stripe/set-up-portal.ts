import type Stripe from 'stripe';
import type { StripePlan } from './set-up-plans.ts';
import { findPortalConfiguration, PORTAL_METADATA } from './stripe-portal.ts';
import type { StripeSetup } from './stripe-setup.ts';

/**
 * Configures the billing portal as the pricing page promises: an upgrade takes effect at once and its difference is
 * charged; a downgrade or a cancellation takes effect at the next billing cycle.
 * https://docs.stripe.com/customer-management/configure-portal#downgrades
 */
export async function setUpPortal(
  { stripe, settings, say }: Pick<StripeSetup, 'stripe' | 'settings' | 'say'>,
  plans: StripePlan[],
): Promise<void> {
  const wanted = {
    default_return_url: settings.publicUrl,
    features: {
      customer_update: { enabled: true, allowed_updates: ['address', 'email', 'name', 'phone', 'tax_id'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        products: plans.map(({ product, price }) => ({ product, prices: [price] })),
        proration_behavior: 'always_invoice',
        schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
      },
    },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams;
  const found = await findPortalConfiguration(stripe);
  if (found) await stripe.billingPortal.configurations.update(found.id, wanted);
  else await stripe.billingPortal.configurations.create({ ...wanted, metadata: PORTAL_METADATA });
  say(`${found ? 'renewed' : 'made   '} billing portal: upgrades at once, downgrades and the end at the next cycle`);
}
