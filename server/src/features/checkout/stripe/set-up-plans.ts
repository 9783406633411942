import { brand, PLANS, type Plan } from '@named-first/contract';
import type Stripe from 'stripe';
import { isMissing } from './stripe-errors.ts';
import { PLAN_METADATA } from './stripe-prices.ts';
import type { StripeSetup } from './stripe-setup.ts';

export type StripePlan = { product: string; price: string };

/**
 * Creates one product and one monthly price for each plan. Changing a price creates a new one, which takes over the
 * lookup key; existing subscriptions keep the old price.
 * https://docs.stripe.com/products-prices/manage-prices#lookup-keys
 */
export async function setUpPlans(setup: Pick<StripeSetup, 'stripe' | 'say'>): Promise<StripePlan[]> {
  const plans: StripePlan[] = [];
  for (const plan of PLANS) {
    const product = await setUpProduct(setup, plan);
    plans.push({ product, price: await setUpPrice(setup, plan, product) });
  }
  return plans;
}

async function setUpProduct({ stripe, say }: Pick<StripeSetup, 'stripe' | 'say'>, plan: Plan): Promise<string> {
  const id = `${brand.slug}-${plan.id}`;
  const wanted = { name: `${brand.name} ${plan.name}`, description: plan.description, active: true };
  const found = await orNull(() => stripe.products.retrieve(id));
  if (!found) {
    // The id is fixed, so a second run that starts before this one ends cannot create a duplicate.
    await stripe.products.create({ id, ...wanted, metadata: { [PLAN_METADATA]: plan.id } });
    say(`made    product ${wanted.name}`);
  } else if (found.name !== wanted.name || found.description !== wanted.description || !found.active) {
    await stripe.products.update(id, wanted);
    say(`changed product ${wanted.name}`);
  } else say(`found   product ${wanted.name}`);
  return id;
}

async function setUpPrice(
  { stripe, say }: Pick<StripeSetup, 'stripe' | 'say'>,
  plan: Plan,
  product: string,
): Promise<string> {
  const words = `price ${plan.priceId}: $${plan.price} a month`;
  const { data } = await stripe.prices.list({ lookup_keys: [plan.priceId], limit: 1 });
  const found = data[0];
  if (found && isAsWanted(found, plan, product)) {
    say(`found   ${words}`);
    return found.id;
  }
  const made = await stripe.prices.create({
    product,
    currency: 'usd',
    unit_amount: plan.price * 100,
    recurring: { interval: 'month' },
    lookup_key: plan.priceId,
    transfer_lookup_key: true,
    metadata: { [PLAN_METADATA]: plan.id },
  });
  say(found ? `changed ${words} (new price ${made.id}; ${found.id} stays for those who pay it)` : `made    ${words}`);
  return made.id;
}

function isAsWanted(price: Stripe.Price, plan: Plan, product: string): boolean {
  return (
    price.active &&
    price.currency === 'usd' &&
    price.unit_amount === plan.price * 100 &&
    price.recurring?.interval === 'month' &&
    (price.recurring.interval_count ?? 1) === 1 &&
    price.product === product
  );
}

/** The result of a Stripe call, or null if Stripe reports that the object does not exist. */
export async function orNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
