import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { leadRow, outboundMailRow } from '../../../../test/factories.ts';
import { signedEvent } from '../../../../test/fake-stripe/start-fake-stripe.ts';
import type { Price, StripeEvent } from '../../../../test/fake-stripe/stripe-state.ts';
import { openTestCheckout, type TestCheckout } from '../../../../test/open-test-checkout.ts';
import { describeOnEachDatabase } from '../../../../test/test-database.ts';
import { clientEvents, clients, customers, leads, outboundMails, stripeEvents } from '../../../db/schema/index.ts';
import { erasePerson } from '../../personal-data/erase-person.ts';
import { PaymentsError } from '../payments.ts';
import { reconcilePayments } from './reconcile-payments.ts';

describeOnEachDatabase('POST /api/stripe/webhook', (open) => {
  let checkout: TestCheckout;
  beforeAll(async () => {
    checkout = await openTestCheckout(await open());
  });
  afterEach(async () => {
    expect(checkout.fake.violations).toEqual([]);
    const { db } = checkout.product.deps;
    await db.delete(customers);
    await db.delete(clients);
    await db.delete(stripeEvents);
    await db.delete(outboundMails);
    checkout.events.length = 0;
  });
  afterAll(() => checkout.close());

  const state = () => checkout.fake.state;

  /** An order that was paid at Stripe; its events are in `checkout.events`. */
  async function paidOrder(overrides: Record<string, unknown> = {}) {
    expect((await checkout.buy(overrides)).status).toBe(200);
    const order = (await checkout.orders()).at(-1)!;
    const subscription = state().pay(order.stripeSessionId!);
    return { order, subscription };
  }

  async function deliverAll(events: StripeEvent[] = checkout.events): Promise<void> {
    for (const event of events) expect((await checkout.deliver(event)).status).toBe(200);
    await checkout.product.runJobs();
  }

  test('makes a paid order active, welcomes the customer and notifies the agency', async () => {
    const { order, subscription } = await paidOrder();
    await deliverAll();
    const [row] = await checkout.orders();
    expect(row).toMatchObject({
      subscriptionStatus: 'active',
      stripeSubscriptionId: subscription.id,
      paidAt: checkout.product.clock.now(),
    });
    const mails = await checkout.product.deps.db.select().from(outboundMails);
    expect(mails.map(({ messageKey, recipient, replyTo }) => [messageKey, recipient, replyTo]).sort()).toEqual([
      [`customer-welcome:${order.id}`, 'ada@pipe.example', 'sales@agency.example'],
      [`new-customer:${order.id}`, 'sales@agency.example', 'ada@pipe.example'],
    ]);
    expect(mails.find(({ kind }) => kind === 'new-customer')!.data).toMatchObject({ planName: 'Premium', price: 499 });
  });

  test("follows a change of plan, a failed renewal, its recovery and the end, with Stripe's statuses", async () => {
    const { subscription } = await paidOrder();
    const growth = state()
      .ofKind<Price>('price')
      .find(({ lookup_key }) => lookup_key === 'named_first_growth_monthly')!;
    const steps = [
      [() => state().changePrice(subscription.id, growth.id), 'active', 'growth'],
      [() => state().renew(subscription.id, false), 'past_due', 'growth'],
      [() => state().renew(subscription.id, true), 'active', 'growth'],
      [() => state().cancel(subscription.id), 'canceled', 'growth'],
    ] as const;
    for (const [step, subscriptionStatus, planId] of steps) {
      step();
      await deliverAll(checkout.events.splice(0));
      expect((await checkout.orders())[0]).toMatchObject({ subscriptionStatus, planId });
    }
  });

  test('reads a planned downgrade, the date of a cancellation, the discount code and a refund from Stripe', async () => {
    const { order, subscription } = await paidOrder();
    const code = state().add('promotion_code', { code: 'NAMEDFIRST20', active: true });
    Object.assign(state().get(order.stripeSessionId!)!, { discounts: [{ coupon: null, promotion_code: code }] });
    await deliverAll(checkout.events.splice(0));
    expect((await checkout.orders())[0]).toMatchObject({
      discountCode: 'NAMEDFIRST20',
      endsAt: null,
      refundedCents: 0,
    });
    const prices = state().ofKind<Price>('price');
    const basic = prices.find(({ lookup_key }) => lookup_key === 'named_first_basic_monthly')!;
    const at = Date.parse('2026-04-02T15:00:00Z') / 1000;
    const date = new Date(at * 1000);
    const steps = [
      [() => state().planPrice(subscription.id, { priceId: basic.id, at }), { nextPlanId: 'basic', nextPlanAt: date }],
      [() => state().planPrice(subscription.id, null), { nextPlanId: null, nextPlanAt: null }],
      [() => state().cancelAt(subscription.id, at), { endsAt: date, subscriptionStatus: 'active' }],
      [() => state().refund(order.stripeCustomerId!), { refundedCents: 49_900 }],
    ] as const;
    for (const [step, row] of steps) {
      step();
      await deliverAll(checkout.events.splice(0));
      expect((await checkout.orders())[0]).toMatchObject(row);
    }
    const { db } = checkout.product.deps;
    const history = (await db.select().from(clientEvents).orderBy(clientEvents.createdAt)).map(({ kind }) => kind);
    expect(history).toEqual([
      ...[
        'started',
        'discount-used',
        'baseline-scanned',
        'downgrade-planned',
        'downgrade-withdrawn',
        'cancelled',
        'refund-made',
      ],
    ]);
    expect(await db.select().from(clients)).toMatchObject([
      { state: 'ending', endsAt: date, discountCode: 'NAMEDFIRST20' },
    ]);
  });

  test('does not welcome a customer again whose other data was erased', async () => {
    const { subscription, order } = await paidOrder();
    await deliverAll(checkout.events.splice(0));
    const { db } = checkout.product.deps;
    const email = order.businessEmail;
    const [lead] = await db
      .insert(leads)
      .values(leadRow({ email, emailNormalised: email }))
      .returning();
    await db.insert(outboundMails).values(outboundMailRow({ leadId: lead!.id, recipient: email }));
    const toCustomer = async () =>
      (await db.select().from(outboundMails).where(eq(outboundMails.recipient, email))).map(({ id, kind }) => [
        kind,
        id,
      ]);
    const [welcome] = (await toCustomer()).filter(([kind]) => kind === 'customer-welcome');
    expect(await erasePerson(checkout.product.deps, lead!.id)).toMatchObject({ erased: { leads: 1, mails: 2 } });
    state().renew(subscription.id, true);
    await deliverAll();
    expect(await toCustomer()).toEqual([welcome]);
  });

  test('knows the plan of a price that was replaced', async () => {
    await paidOrder();
    const old = state()
      .ofKind<Price>('price')
      .find(({ lookup_key }) => lookup_key === 'named_first_premium_monthly')!;
    old.lookup_key = null;
    await deliverAll();
    old.lookup_key = 'named_first_premium_monthly';
    expect((await checkout.orders())[0]).toMatchObject({ planId: 'premium', subscriptionStatus: 'active' });
  });

  test('stores each event once and ends in one state, each posted ten times, fifty at once', async () => {
    const { order, subscription } = await paidOrder();
    state().renew(subscription.id, false);
    state().renew(subscription.id, true);
    expect(checkout.events).toHaveLength(8);
    const deliveries = Array.from({ length: 10 }, () => checkout.events).flat();
    for (let next = 0; next < deliveries.length; next += 50) {
      const answers = await Promise.all(deliveries.slice(next, next + 50).map((event) => checkout.deliver(event)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    const jobs = await checkout.product.queuedJobs();
    expect(jobs.filter(({ name }) => name === 'payment-event')).toHaveLength(8);
    // Like fifty workers that process the events concurrently, some of them the same event.
    const { signal } = new AbortController();
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        checkout.product.handlers['payment-event']({ eventId: checkout.events[at % 8]!.id }, signal),
      ),
    );
    const ledger = await checkout.ledger();
    expect(ledger.map(({ id }) => id)).toEqual(checkout.events.map(({ id }) => id).sort());
    expect(ledger.filter(({ processedAt, error }) => processedAt === null || error !== null)).toEqual([]);
    expect(await checkout.mailKeys()).toEqual([`customer-welcome:${order.id}`, `new-customer:${order.id}`]);
    expect((await checkout.orders())[0]).toMatchObject({ subscriptionStatus: 'active' });
  });

  test('records unknown kinds and events of other products, and ignores both', async () => {
    const plan = {
      id: 'evt_unknown',
      object: 'event',
      type: 'plan.created',
      created: 1,
      data: { object: { id: 'x' } },
    };
    const foreign = {
      ...{ id: 'evt_foreign', object: 'event', type: 'customer.subscription.updated', created: 1 },
      data: { object: { id: 'sub_foreign', object: 'subscription', metadata: { order_id: 'of another shop' } } },
    };
    await deliverAll([plan, foreign] as unknown as StripeEvent[]);
    expect(await checkout.ledger()).toMatchObject([
      { id: 'evt_foreign', orderId: null, processedAt: checkout.product.clock.now() },
      { id: 'evt_unknown', processedAt: checkout.product.clock.now() },
    ]);
    expect(await checkout.mailKeys()).toEqual([]);
  });

  test.each([
    ['a body changed by a byte', (signed: Signed) => ({ ...signed, body: signed.body.replace('evt_', 'evt-') })],
    ['another secret', (_: Signed, event: object, now: number) => signedEvent(event, 'whsec_other', now)],
    ['a stale timestamp', (_: Signed, event: object, now: number) => signedEvent(event, undefined, now - 301)],
    ['no signature', ({ body }: Signed) => ({ body, headers: { 'content-type': 'application/json' } as never })],
    [
      'a signature that is none',
      ({ body, headers }: Signed) => ({ body, headers: { ...headers, 'stripe-signature': 'v1=abc' } }),
    ],
    ['a signed body that is no event', (_: Signed, __: object, now: number) => signedEvent([], undefined, now)],
  ])('answers 400 to %s and writes nothing', async (_name, spoil) => {
    await paidOrder();
    const event = checkout.events[0]!;
    const now = Math.floor(checkout.product.clock.time.getTime() / 1000);
    const answer = await checkout.post(spoil(signedEvent(event, undefined, now), event, now));
    expect(answer.status).toBe(400);
    expect(await checkout.ledger()).toEqual([]);
    expect((await checkout.product.queuedJobs()).filter(({ name }) => name === 'payment-event')).toEqual([]);
  });

  test('accepts a signature of almost five minutes ago, and refuses a body over the limit', async () => {
    await paidOrder();
    const now = Math.floor(checkout.product.clock.time.getTime() / 1000);
    expect((await checkout.deliver(checkout.events[0]!, { at: now - 299 })).status).toBe(200);
    const huge = await checkout.deliver({ ...checkout.events[0], padding: 'x'.repeat(600_000) });
    expect(huge.status).toBe(413);
  });

  test('events that never arrived are fetched, and a pending order is read', async () => {
    const { order } = await paidOrder();
    await checkout.deliver(checkout.events[1]!);
    await checkout.product.deps.db.delete(stripeEvents);
    await reconcilePayments(checkout.product.deps);
    expect((await checkout.orders())[0]).toMatchObject({ subscriptionStatus: 'active' });
    const fetched = (await checkout.ledger()).map(({ id }) => id);
    expect(fetched).toEqual(expect.arrayContaining(checkout.events.map(({ id }) => id)));
    await checkout.product.runJobs();
    expect((await checkout.ledger()).filter(({ processedAt }) => processedAt === null)).toEqual([]);
    expect(await checkout.mailKeys()).toEqual([`customer-welcome:${order.id}`, `new-customer:${order.id}`]);
  });

  test('a pending order is read even if the events cannot be listed', async () => {
    await paidOrder();
    const { deps } = checkout.product;
    const eventsSince = () => Promise.reject(new PaymentsError('refused', new Error('this key may not read events')));
    const reconciling = reconcilePayments({ ...deps, payments: { ...deps.payments!, eventsSince } });
    await expect(reconciling).rejects.toThrow('refused');
    expect((await checkout.orders())[0]).toMatchObject({ subscriptionStatus: 'active' });
  });

  test('an order whose checkout ran out unpaid is expired', async () => {
    await checkout.buy();
    const [order] = await checkout.orders();
    state().expire(order!.stripeSessionId!);
    expect(checkout.events.map(({ type }) => type)).toEqual(['checkout.session.expired']);
    await deliverAll();
    expect((await checkout.orders())[0]).toMatchObject({ subscriptionStatus: 'expired', paidAt: null });
    expect(await checkout.mailKeys()).toEqual([]);
  });

  test('an event whose job was lost gets a new one, by redelivery or on schedule', async () => {
    await paidOrder();
    const lose = () => checkout.product.deps.db.execute(`delete from pgboss.job where name = 'payment-event'`);
    const queued = async () => (await checkout.product.queuedJobs()).filter(({ name }) => name === 'payment-event');
    await checkout.deliver(checkout.events[0]!);
    await lose();
    await checkout.deliver(checkout.events[0]!);
    expect(await queued()).toHaveLength(1);
    await lose();
    checkout.product.clock.time = new Date(checkout.product.clock.time.getTime() + 11 * 60 * 1000);
    await reconcilePayments(checkout.product.deps);
    expect((await queued()).map(({ data }) => data)).toContainEqual({ eventId: checkout.events[0]!.id });
    await checkout.product.runJobs();
  });
});

type Signed = ReturnType<typeof signedEvent>;
