import { PLANS, type PlanId } from '@named-first/contract';
import { asc } from 'drizzle-orm';
import { customers, outboundMails, stripeEvents } from '../src/db/schema/index.ts';
import { setUpStripe } from '../src/features/checkout/stripe/set-up-stripe.ts';
import { createStripeClient } from '../src/features/checkout/stripe/stripe-client.ts';
import { createStripeEventReader } from '../src/features/checkout/stripe/stripe-events.ts';
import { createStripePayments } from '../src/features/checkout/stripe/stripe-payments.ts';
import { parseSettings } from '../src/settings/settings.ts';
import { signedEvent, startFakeStripe, TEST_WEBHOOK_SECRET } from './fake-stripe/start-fake-stripe.ts';
import type { StripeEvent } from './fake-stripe/stripe-state.ts';
import type { TestDatabase } from './test-database.ts';
import { openTestProduct } from './test-product.ts';

export type TestCheckout = Awaited<ReturnType<typeof openTestCheckout>>;

/** For a Stripe that never answers. A working one may be slow on a busy machine. */
const SHORT_PATIENCE_MS = 300;

/** The product and a fake Stripe with the four plans. Events are collected in `events` until the test posts them. */
export async function openTestCheckout(database: TestDatabase, env: Record<string, string> = {}) {
  const events: StripeEvent[] = [];
  const fake = await startFakeStripe({ emit: (event) => events.push(event) });
  const settings = parseSettings({
    PUBLIC_URL: 'https://agency.example',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_API_BASE: fake.url,
    ...env,
  });
  const stripe = createStripeClient(settings, 'sk_test_1');
  await setUpStripe({ stripe, settings, say: () => {} });
  const clock = { now: () => product.clock.now() };
  const product = await openTestProduct(database, {
    env: { RATE_LIMITS: 'off', MAIL_TO: 'sales@agency.example', ...env },
    payments: {
      payments: createStripePayments({ stripe, settings, clock }),
      eventReader: createStripeEventReader(TEST_WEBHOOK_SECRET, clock),
    },
  });
  const { db } = product.deps;
  const now = () => Math.floor(product.clock.time.getTime() / 1000);
  const post = ({ body, headers }: ReturnType<typeof signedEvent>) =>
    product.app.request('/api/stripe/webhook', { method: 'POST', body, headers });
  return {
    fake,
    stripe,
    product,
    events,
    /** Payments with a short timeout. */
    impatient: createStripePayments({
      stripe: createStripeClient(settings, 'sk_test_1', SHORT_PATIENCE_MS),
      ...{ settings, clock },
    }),
    /** Posts an event like Stripe, freshly signed unless told otherwise. */
    deliver: (event: object, signing: { secret?: string; at?: number } = {}) =>
      post(signedEvent(event, signing.secret, signing.at ?? now())),
    post,
    buy: (overrides: Record<string, unknown> = {}) => product.post('/api/create-subscription', orderForm(overrides)),
    orders: () => db.select().from(customers).orderBy(asc(customers.createdAt), asc(customers.id)),
    ledger: () => db.select().from(stripeEvents).orderBy(asc(stripeEvents.id)),
    mailKeys: async () =>
      (await db.select({ key: outboundMails.messageKey }).from(outboundMails)).map(({ key }) => key).sort(),
    async close() {
      await product.close();
      await fake.close();
    },
  };
}

/** The body that the checkout modal posts. */
export function orderForm({ plan = 'premium', ...overrides }: Record<string, unknown> & { plan?: PlanId } = {}) {
  const { id: planId, name: planName, priceId } = PLANS.find(({ id }) => id === plan)!;
  return {
    fullName: 'Ada Pipe',
    businessEmail: 'ada@pipe.example',
    businessName: 'Pipe & Daughters',
    websiteDomain: 'pipe.example',
    planId,
    planName,
    priceId,
    ...overrides,
  };
}
