import * as z from 'zod';
import { brand } from './brand.ts';
import { orderFormSchema } from './forms.ts';
import { PLAN_IDS } from './plans.ts';

const PLAN_MISSING = 'Please choose one of our plans';

/**
 * `POST /api/create-subscription`. The schema does not compare name and price with the plan: only the server knows
 * which price identifiers are in use.
 */
export const createSubscriptionSchema = orderFormSchema.extend({
  planId: z.enum(PLAN_IDS, { error: PLAN_MISSING }),
  planName: z.string({ error: PLAN_MISSING }).max(200, PLAN_MISSING),
  priceId: z.string({ error: PLAN_MISSING }).max(200, PLAN_MISSING),
});
export type CreateSubscription = z.infer<typeof createSubscriptionSchema>;

/** The response: the URL of the hosted checkout. */
export const checkoutAnswerSchema = z.object({ url: z.string() });
export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>;

/** Where the hosted checkout redirects the buyer. `/pricing` reads the query string. */
export const CHECKOUT_RETURNS = { success: '/pricing?success=true', canceled: '/pricing?canceled=true' } as const;

/**
 * The two cards that the demo checkout accepts, the same as in Stripe's test mode:
 * https://docs.stripe.com/testing#cards
 */
export const DEMO_CARDS = { pays: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

const CARD_MISSING = `This is a demo. Use the test card ${DEMO_CARDS.pays}.`;

/** `POST /api/demo-checkout/{session}` */
export const demoPaymentSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('pay'),
    cardNumber: z
      .string({ error: CARD_MISSING })
      .transform((text) => text.replace(/[\s-]/g, ''))
      .pipe(z.enum(Object.values(DEMO_CARDS).map(digits), { error: CARD_MISSING })),
    /** Blank and absent mean no code. Any code except the mailed one is refused, as in Stripe's own checkout. */
    discountCode: z
      .string()
      .nullish()
      .transform((text) => text?.trim().toUpperCase() || null)
      .refine((code) => code === null || code === brand.discountCode, 'This code is not valid'),
  }),
  z.object({ action: z.literal('cancel') }),
]);

/** `GET /api/demo-checkout/{session}`: what the demo checkout page shows. */
export const demoCheckoutViewSchema = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  planId: z.enum(PLAN_IDS),
  businessName: z.string(),
  businessEmail: z.string(),
});
export type DemoCheckoutView = z.infer<typeof demoCheckoutViewSchema>;

/** `POST /api/demo-portal/{signed}` */
export const demoPortalChangeSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('change'), planId: z.enum(PLAN_IDS, { error: PLAN_MISSING }) }),
  z.object({ action: z.literal('cancel') }),
]);

/** `GET /api/demo-portal/{signed}`: what the demo billing page shows. Times are ISO 8601. */
export const demoPortalViewSchema = z.object({
  businessName: z.string(),
  status: z.string(),
  planId: z.enum(PLAN_IDS),
  /** The end of the paid month. */
  paidUntil: z.string(),
  /** The plan that starts then; null if the plan stays the same. */
  nextPlanId: z.enum(PLAN_IDS).nullable(),
  /** Whether the subscription ends then. */
  ends: z.boolean(),
});
export type DemoPortalView = z.infer<typeof demoPortalViewSchema>;

function digits(card: string): string {
  return card.replaceAll(' ', '');
}
