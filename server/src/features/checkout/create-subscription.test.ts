import { type ApiError, PLAN_IDS, PLANS } from '@named-first/contract';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FaultKind } from '../../../test/fake-stripe/start-fake-stripe.ts';
import type { Price, Session } from '../../../test/fake-stripe/stripe-state.ts';
import { openTestCheckout, orderForm, type TestCheckout } from '../../../test/open-test-checkout.ts';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { bodyOf } from '../../../test/test-product.ts';
import { customers } from '../../db/schema/index.ts';

describeOnEachDatabase('POST /api/create-subscription', (open) => {
  let checkout: TestCheckout;
  beforeAll(async () => {
    checkout = await openTestCheckout(await open());
  });
  beforeEach(async () => {
    await checkout.product.deps.db.delete(customers);
    for (const kind of ['customer', 'checkout.session'] as const) {
      for (const { id } of checkout.fake.state.ofKind(kind)) checkout.fake.state.all.delete(id);
    }
  });
  afterEach(() => {
    checkout.fake.recover();
    expect(checkout.fake.violations).toEqual([]);
  });
  afterAll(() => checkout.close());

  const sessions = () => checkout.fake.state.ofKind<Session>('checkout.session');
  const stripeCustomers = () => checkout.fake.state.ofKind('customer');
  const priceSold = (session: Session) =>
    checkout.fake.state.get<Price>(checkout.fake.state.lines.get(session.id)!)!.lookup_key;

  async function bought(overrides: Record<string, unknown> = {}): Promise<string> {
    const answer = await checkout.buy(overrides);
    expect(answer.status).toBe(200);
    return (await bodyOf<{ url: string }>(answer)).url;
  }

  test('writes the order as pending and opens a subscription checkout that carries its id', async () => {
    const url = await bought();
    const [order] = await checkout.orders();
    const [session] = sessions();
    expect(url).toBe(session!.url);
    expect(order).toMatchObject({
      ...{ fullName: 'Ada Pipe', businessEmail: 'ada@pipe.example', businessName: 'Pipe & Daughters' },
      ...{ websiteDomain: 'pipe.example', planId: 'premium', planName: 'Premium', subscriptionStatus: 'pending' },
      ...{ stripeCustomerId: stripeCustomers()[0]!.id, stripeSessionId: session!.id, stripeSubscriptionId: null },
    });
    expect(session).toMatchObject({
      mode: 'subscription',
      client_reference_id: order!.id,
      metadata: { order_id: order!.id, plan_id: 'premium' },
      allow_promotion_codes: true,
      success_url: 'https://agency.example/pricing?success=true',
      cancel_url: 'https://agency.example/pricing?canceled=true',
    });
    expect(priceSold(session!)).toBe('named_first_premium_monthly');
    expect(new Set(checkout.fake.requests.map(({ version }) => version))).toEqual(new Set(['2026-10-28.endive']));
  });

  test('makes one order and one checkout of clicks and tabs, at once or one after another', async () => {
    const together = await Promise.all(Array.from({ length: 8 }, () => bought()));
    const later = await bought({ businessEmail: 'Ada@Pipe.example' });
    expect(new Set([...together, later]).size).toBe(1);
    expect(await checkout.orders()).toHaveLength(1);
    expect(sessions()).toHaveLength(1);
    expect(stripeCustomers()).toHaveLength(1);
  });

  test('makes another order for another plan, on the same Stripe customer while nothing is paid', async () => {
    await bought();
    await bought({ plan: 'growth' });
    expect((await checkout.orders()).map(({ planId }) => planId).sort()).toEqual(['growth', 'premium']);
    expect(sessions().map(priceSold).sort()).toEqual(['named_first_growth_monthly', 'named_first_premium_monthly']);
    expect(stripeCustomers()).toHaveLength(1);
  });

  test('never reuses the Stripe customer of a paid order for a new order with the same address', async () => {
    await bought();
    const paidAt = checkout.product.clock.now();
    await checkout.product.deps.db.update(customers).set({ paidAt, subscriptionStatus: 'active' });
    await bought();
    await bought({ plan: 'growth' });
    const orders = await checkout.orders();
    const paid = orders.find((order) => order.paidAt !== null)!;
    const others = orders.filter((order) => order.paidAt === null);
    expect(others).toHaveLength(2);
    for (const other of others) expect(other.stripeCustomerId).not.toBe(paid.stripeCustomerId);
  });

  test('leaves only the last of several checkouts open, even if an earlier one cannot be closed', async () => {
    const open = () => sessions().filter(({ status }) => status === 'open');
    const later = (overrides: Record<string, unknown>) => {
      checkout.product.clock.time = new Date(checkout.product.clock.time.getTime() + 1_000);
      return bought(overrides);
    };
    await later({ plan: 'premium' });
    await later({ plan: 'growth', businessEmail: 'ADA@pipe.example' });
    const last = await later({ plan: 'premium' });
    expect(open().map(({ url }) => url)).toEqual([last]);
    const statuses = async () => (await checkout.orders()).map(({ subscriptionStatus }) => subscriptionStatus);
    expect(await statuses()).toEqual(['expired', 'expired', 'pending']);
    checkout.fake.fail('failed', /expire/);
    const unhindered = await later({ plan: 'growth' });
    expect(open().map(({ url }) => url)).toEqual([last, unhindered]);
    checkout.fake.recover();
    const again = await later({ plan: 'premium' });
    expect(open().map(({ url }) => url)).toEqual([again]);
    expect(await statuses()).toEqual(['expired', 'expired', 'expired', 'expired', 'pending']);
    expect(stripeCustomers()).toHaveLength(1);
  });

  test('leaves one checkout open of two plans chosen at the same moment', async () => {
    await Promise.all([bought({ plan: 'premium' }), bought({ plan: 'growth' })]);
    expect(
      sessions()
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['expired', 'open']);
    const orders = await checkout.orders();
    expect(orders.map(({ subscriptionStatus }) => subscriptionStatus).sort()).toEqual(['expired', 'pending']);
  });

  test('leaves the checkout of another buyer open', async () => {
    await bought();
    checkout.product.clock.time = new Date(checkout.product.clock.time.getTime() + 1_000);
    await bought({ plan: 'growth', fullName: 'Ben Pipe' });
    expect(sessions().map(({ status }) => status)).toEqual(['open', 'open']);
  });

  test('ends an order whose address Stripe refuses, with an error at the field', async () => {
    const answer = await checkout.buy({ businessEmail: 'ada@pipe.invalid' });
    const message = 'Please enter a valid email address';
    expect(answer.status).toBe(400);
    expect(await bodyOf<ApiError>(answer)).toEqual({
      ...{ error: message, message },
      issues: [{ path: 'businessEmail', message }],
    });
    expect(await checkout.orders()).toMatchObject([{ subscriptionStatus: 'refused', stripeSessionId: null }]);
    await bought();
  });

  test('replaces an expired checkout by a new one', async () => {
    const first = await bought();
    checkout.fake.state.expire(sessions()[0]!.id);
    checkout.product.clock.time = new Date(checkout.product.clock.time.getTime() + 1_000);
    const second = await bought();
    expect(second).not.toBe(first);
    expect(await bought()).toBe(second);
    expect(await checkout.orders()).toHaveLength(2);
  });

  test('redirects a buyer who has paid to the success page, even before the event arrives', async () => {
    await bought();
    checkout.fake.state.pay(sessions()[0]!.id);
    expect(await bought()).toBe('https://agency.example/pricing?success=true');
    expect(sessions()).toHaveLength(1);
  });

  test.each<[FaultKind, number, RegExp]>([
    ['down', 502, /not answering right now. Nothing was charged/],
    ['slow', 504, /took too long/],
    ['busy', 503, /very busy/],
    ['failed', 502, /not answering/],
    ['failed-after', 502, /not answering/],
  ])(
    'with Stripe %s, at any call, says so, keeps the order pending and goes on with it at the next try',
    async (kind, status, words) => {
      for (const path of [/customers/, /sessions/]) {
        const before = { customers: stripeCustomers().length, sessions: sessions().length };
        const buyer = { businessEmail: `${kind}@pipe.example`, websiteDomain: `${path.source}.example` };
        checkout.fake.fail(kind, path);
        const { payments } = checkout.product.deps;
        if (kind === 'slow') checkout.product.deps.payments = checkout.impatient;
        const refused = await Promise.all([checkout.buy(buyer), checkout.buy(buyer)]);
        checkout.product.deps.payments = payments;
        for (const answer of refused) {
          expect(answer.status).toBe(status);
          expect((await bodyOf<ApiError>(answer)).message).toMatch(words);
        }
        const pending = (await checkout.orders()).filter((order) => order.websiteDomain === buyer.websiteDomain);
        expect(pending).toMatchObject([{ subscriptionStatus: 'pending', paidAt: null }]);
        checkout.fake.recover();
        await bought(buyer);
        await bought(buyer);
        expect(stripeCustomers()).toHaveLength(before.customers + 1);
        expect(sessions()).toHaveLength(before.sessions + 1);
        expect(await checkout.orders()).toHaveLength(path.source === 'customers' ? 1 : 2);
      }
    },
  );

  test.each([
    ['fullName', '', 'Full Name is required'],
    ['businessEmail', 'nobody', 'Please enter a valid email address'],
    ['businessName', ' ', 'Business Name is required'],
    ['websiteDomain', '', 'Website Domain is required'],
    ['planId', 'enterprise', 'Please choose one of our plans'],
    ['planName', 'Basic', 'This is not the name of the chosen plan'],
    ['priceId', 'named_first_basic_monthly', 'This is not the price of the chosen plan'],
  ])('refuses %s %j and stores nothing', async (path, value, message) => {
    const answer = await checkout.buy({ [path]: value });
    expect(answer.status).toBe(400);
    expect(await bodyOf<ApiError>(answer)).toEqual({ error: message, message, issues: [{ path, message }] });
    expect(await checkout.orders()).toEqual([]);
    expect(sessions()).toEqual([]);
  });

  test('of a thousand random plans, names and prices accepts only the plan at its own price', async () => {
    const word = (known: readonly string[]) =>
      fc.oneof(
        {
          weight: 3,
          arbitrary: fc.constantFrom(...known, ...known.map((text) => `${text} `), 'constructor', '__proto__'),
        },
        fc.string(),
        fc.anything(),
      );
    const foreign = fc.record({
      planId: word(PLAN_IDS),
      planName: word(PLANS.map(({ name }) => name)),
      priceId: word([...PLANS.map(({ priceId }) => priceId), 'price_1PgafmB7WZ01zgkW6dKueIc5']),
    });
    const own = fc.constantFrom(...PLANS).map(({ id, name, priceId }) => ({ planId: id, planName: name, priceId }));
    const forms = fc.oneof({ weight: 20, arbitrary: foreign }, own);
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(forms, async (form) => {
        const plan = PLANS.find(({ id }) => id === form.planId);
        const fits = plan !== undefined && plan.name === form.planName && plan.priceId === form.priceId;
        const answer = await checkout.product.post('/api/create-subscription', { ...orderForm(), ...form });
        expect([answer.status, form]).toEqual([fits ? 200 : 400, form]);
        if (fits) taken += 1;
      }),
      { numRuns: 1_000 },
    );
    const orders = await checkout.orders();
    expect(sessions().length).toBe(orders.length);
    for (const session of sessions()) {
      const order = orders.find(({ id }) => id === session.client_reference_id)!;
      expect(priceSold(session)).toBe(PLANS.find(({ id }) => id === order.planId)!.priceId);
    }
    expect(taken).toBeGreaterThan(0);
  }, 60_000);
});

describe('the answer', () => {
  test('is a refusal with a reason if neither a key nor the demo is configured', async () => {
    const { openTestDatabase } = await import('../../../test/test-database.ts');
    const { openTestProduct } = await import('../../../test/test-product.ts');
    const product = await openTestProduct(await openTestDatabase());
    const answer = await product.post('/api/create-subscription', orderForm());
    expect(answer.status).toBe(503);
    expect((await bodyOf<ApiError>(answer)).message).toContain('not switched on here yet');
    expect(await product.deps.db.select().from(customers)).toEqual([]);
    await product.close();
  });
});
