import type { ApiError, DemoCheckoutView, DemoPortalView, MailData } from '@named-first/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderForm } from '../../../../test/open-test-checkout.ts';
import { describeOnEachDatabase } from '../../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../../test/test-product.ts';
import { customers, demoCheckouts, outboundMails, stripeEvents } from '../../../db/schema/index.ts';
import { reconcilePayments } from '../events/reconcile-payments.ts';

const PAY = { action: 'pay', cardNumber: '4242 4242 4242 4242' };
const DAY_MS = 24 * 60 * 60 * 1000;

describeOnEachDatabase('the demo checkout', (open) => {
  let product: TestProduct;
  let buyers = 0;
  beforeAll(async () => {
    const env = { PUBLIC_URL: 'http://localhost:3000', RATE_LIMITS: 'off' };
    product = await openTestProduct(await open(), { env });
  });
  afterAll(() => product.close());

  const pathOf = (url: string) => `/api${new URL(url).pathname}`;
  const order = () => orderForm({ businessEmail: `buyer${buyers}@pipe.example` });

  async function opened(): Promise<string> {
    buyers += 1;
    const answer = await product.post('/api/create-subscription', order());
    expect(answer.status).toBe(200);
    return pathOf((await bodyOf<{ url: string }>(answer)).url);
  }

  async function stored() {
    const rows = await product.deps.db.select().from(customers);
    return rows.find(({ businessEmail }) => businessEmail === `buyer${buyers}@pipe.example`)!;
  }

  async function mailOf(kind: string) {
    const rows = await product.deps.db.select().from(outboundMails);
    const { id } = await stored();
    return rows.filter(({ messageKey }) => messageKey === `${kind}:${id}`);
  }

  async function portal() {
    const [mail] = await mailOf('customer-welcome');
    const { billingUrl } = mail!.data as MailData['customer-welcome'];
    const followed = await product.app.request(pathOf(billingUrl));
    return pathOf((await bodyOf<{ url: string }>(followed)).url);
  }

  const view = async (path: string) => bodyOf<DemoPortalView>(await product.app.request(path));

  test('shows the order, accepts the test card once, and ends like Stripe', async () => {
    const path = await opened();
    expect(await bodyOf<DemoCheckoutView>(await product.app.request(path))).toEqual({
      status: 'open',
      planId: 'premium',
      businessName: 'Pipe & Daughters',
      businessEmail: `buyer${buyers}@pipe.example`,
    });
    const both = await Promise.all([product.post(path, PAY), product.post(path, PAY)]);
    for (const answer of both) {
      expect(await bodyOf(answer)).toEqual({ url: 'http://localhost:3000/pricing?success=true' });
    }
    await product.runJobs();
    expect(await stored()).toMatchObject({ subscriptionStatus: 'active', paidAt: product.clock.now() });
    expect(await mailOf('customer-welcome')).toMatchObject([{ data: { planName: 'Premium', isDemo: true } }]);
    expect(await mailOf('new-customer')).toHaveLength(1);
    const ledger = await product.deps.db.select().from(stripeEvents);
    expect(ledger.map(({ type }) => type).sort()).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.paid',
    ]);
    expect((await bodyOf<DemoCheckoutView>(await product.app.request(path))).status).toBe('complete');
  });

  test('is one checkout however often the order is sent', async () => {
    const first = await opened();
    const again = await product.post('/api/create-subscription', order());
    expect(pathOf((await bodyOf<{ url: string }>(again)).url)).toBe(first);
    await product.post(first, PAY);
    const paid = await product.post('/api/create-subscription', order());
    expect((await bodyOf<{ url: string }>(paid)).url).toBe('http://localhost:3000/pricing?success=true');
  });

  test.each([
    [{ action: 'pay', cardNumber: '4000 0000 0000 0002' }, 402, 'Your card was declined. Nothing was charged.'],
    [
      { action: 'pay', cardNumber: '5555 5555 5555 4444' },
      400,
      'This is a demo. Use the test card 4242 4242 4242 4242.',
    ],
    [{ action: 'pay' }, 400, 'This is a demo. Use the test card 4242 4242 4242 4242.'],
    [{}, 400, expect.any(String)],
  ])('refuses %j and keeps the order pending', async (payment, status, message) => {
    const path = await opened();
    const answer = await product.post(path, payment);
    expect([answer.status, (await bodyOf<ApiError>(answer)).message]).toEqual([status, message]);
    expect((await stored()).subscriptionStatus).toBe('pending');
  });

  test('returns to the site when cancelled, and is open for a day', async () => {
    const path = await opened();
    const canceled = await product.post(path, { action: 'cancel' });
    expect(await bodyOf(canceled)).toEqual({ url: 'http://localhost:3000/pricing?canceled=true' });
    const asOf = product.clock.time;
    product.clock.time = new Date(asOf.getTime() + DAY_MS);
    expect((await product.post(path, PAY)).status).toBe(409);
    await reconcilePayments(product.deps);
    expect((await stored()).subscriptionStatus).toBe('expired');
    product.clock.time = asOf;
  });

  test('lets the plan be changed as the FAQ promises: up at once, down and out at the next cycle', async () => {
    const path = await opened();
    await product.post(path, PAY);
    await product.runJobs();
    const billing = await portal();
    expect(await view(billing)).toMatchObject({ planId: 'premium', nextPlanId: null, ends: false });
    const change = async (body: object) => {
      expect((await product.post(billing, body)).status).toBe(204);
      await product.runJobs();
    };
    await change({ action: 'change', planId: 'ultimate' });
    expect(await stored()).toMatchObject({ planId: 'ultimate', planName: 'Ultimate' });
    await change({ action: 'change', planId: 'basic' });
    expect(await stored()).toMatchObject({ planId: 'ultimate' });
    expect(await view(billing)).toMatchObject({ planId: 'ultimate', nextPlanId: 'basic' });
    product.clock.time = new Date('2026-04-03T15:00:00Z');
    await reconcilePayments(product.deps);
    await product.runJobs();
    expect(await stored()).toMatchObject({ planId: 'basic', subscriptionStatus: 'active' });
    await change({ action: 'cancel' });
    expect(await stored()).toMatchObject({ subscriptionStatus: 'active' });
    expect(await view(billing)).toMatchObject({ ends: true, planId: 'basic' });
    product.clock.time = new Date('2026-05-03T15:00:00Z');
    await reconcilePayments(product.deps);
    await product.runJobs();
    expect(await stored()).toMatchObject({ subscriptionStatus: 'canceled' });
    expect((await product.post(billing, { action: 'cancel' })).status).toBe(409);
  });

  test('opens no billing page for an altered or year-old link, and no checkout but its own', async () => {
    const path = await opened();
    await product.post(path, PAY);
    await product.runJobs();
    const billing = await portal();
    const spoiled = [...billing].with(-10, billing.at(-10) === 'A' ? 'B' : 'A').join('');
    for (const link of [spoiled, `${billing}A`, '/api/demo-portal/x', '/api/billing/x']) {
      expect((await product.app.request(link)).status).toBe(404);
    }
    product.clock.time = new Date(product.clock.time.getTime() + 366 * DAY_MS);
    expect((await product.app.request(billing)).status).toBe(404);
    const [checkout] = await product.deps.db.select().from(demoCheckouts);
    for (const session of [checkout!.id, 'cs_demo_', 'cs_test_1', `cs_demo_${checkout!.orderId}`]) {
      expect((await product.app.request(`/api/demo-checkout/${session}`)).status).toBe(404);
    }
  });
});
