import { PLAN_IDS, PLANS, type PlanId } from '@named-first/contract';
import type Stripe from 'stripe';
import type { Settings } from '../../../settings/settings.ts';
import { PaymentsError } from '../payments.ts';

/** Set on each price, so that a replaced price still identifies its plan. Only the newest has the lookup key. */
export const PLAN_METADATA = 'named_first_plan';

export type StripePrices = {
  /** @throws PaymentsError `refused` if Stripe has no active price with the plan's lookup key. */
  priceOf(plan: PlanId): Promise<string>;
  planOf(price: Stripe.Price): PlanId | null;
  /** The plan of a price given only by its id; null for a replaced price. */
  planOfId(priceId: string): Promise<PlanId | null>;
};

const CACHE_MS = 5 * 60 * 1000;

/** Prices by plan: the configured ones, otherwise by lookup key, cached for a few minutes. */
export function createStripePrices(
  stripe: Stripe,
  { stripePrices }: Pick<Settings, 'stripePrices'>,
  clock: { now(): Date },
): StripePrices {
  let found: { prices: Map<PlanId, string>; at: number } | null = null;
  /** Looks them up again after a few minutes, and if the requested plan is missing. */
  async function currentPrices(plan?: PlanId): Promise<Map<PlanId, string>> {
    const now = clock.now().getTime();
    if (!found || now - found.at > CACHE_MS || (plan !== undefined && !found.prices.has(plan))) {
      found = { prices: await lookUp(stripe), at: now };
    }
    return found.prices;
  }
  return {
    async priceOf(plan) {
      const configured = stripePrices[plan];
      if (configured !== null) return configured;
      const price = (await currentPrices(plan)).get(plan);
      if (price === undefined) {
        throw new PaymentsError(
          'refused',
          new Error(`Stripe has no active price for ${plan}. Run npm run stripe:setup.`),
        );
      }
      return price;
    },
    planOf(price) {
      const configured = PLAN_IDS.find((plan) => stripePrices[plan] === price.id);
      const written = PLAN_IDS.find((plan) => price.metadata[PLAN_METADATA] === plan);
      return configured ?? written ?? PLANS.find((plan) => plan.priceId === price.lookup_key)?.id ?? null;
    },
    async planOfId(priceId) {
      const configured = PLAN_IDS.find((plan) => stripePrices[plan] === priceId);
      if (configured) return configured;
      const prices = await currentPrices();
      return PLAN_IDS.find((plan) => prices.get(plan) === priceId) ?? null;
    },
  };
}

async function lookUp(stripe: Stripe): Promise<Map<PlanId, string>> {
  const { data } = await stripe.prices.list({
    active: true,
    lookup_keys: PLANS.map((plan) => plan.priceId),
    limit: 100,
  });
  return new Map(
    PLANS.flatMap((plan) => {
      const price = data.find(({ lookup_key }) => lookup_key === plan.priceId);
      return price ? [[plan.id, price.id] as const] : [];
    }),
  );
}
