import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { brand, PLANS } from '@named-first/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../../../../test/fake-stripe/start-fake-stripe.ts';
import type { Price } from '../../../../test/fake-stripe/stripe-state.ts';
import { parseSettings } from '../../../settings/settings.ts';
import { setUpStripe } from './set-up-stripe.ts';
import { createStripeClient } from './stripe-client.ts';

let fake: FakeStripe;
beforeAll(async () => {
  fake = await startFakeStripe();
});
beforeEach(() => fake.state.all.clear());
afterEach(() => expect(fake.violations).toEqual([]));
afterAll(() => fake.close());

/** Runs the command like an operator. */
async function run(parameters: string[] = [], env: Record<string, string> = { STRIPE_SECRET_KEY: 'sk_test_1' }) {
  const child = spawn(
    process.execPath,
    [resolve(import.meta.dirname, '../../../commands/stripe-setup.ts'), ...parameters],
    {
      env: { PATH: process.env.PATH, PUBLIC_URL: 'https://agency.example', STRIPE_API_BASE: fake.url, ...env },
    },
  );
  const ended = new Promise<number | null>((done) => child.on('close', done));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, output, errors };
}

/** The same in this process. */
async function setUp(): Promise<string> {
  const lines: string[] = [];
  const settings = parseSettings({ PUBLIC_URL: 'https://agency.example', STRIPE_API_BASE: fake.url });
  const stripe = createStripeClient(settings, 'sk_test_1');
  await setUpStripe({ stripe, settings, say: (line) => lines.push(line), withWebhook: true });
  return lines.join('\n');
}

const prices = () => fake.state.ofKind<Price>('price');
const posts = () => fake.requests.filter(({ method }) => method === 'post').map(({ path }) => path);

test('creates four products with monthly prices, the discount code and the portal, and prints them', async () => {
  const { code, output } = await run(['--webhook']);
  expect(code).toBe(0);
  for (const plan of PLANS) {
    expect(output).toContain(`made    product ${brand.name} ${plan.name}`);
    expect(output).toContain(`made    price ${plan.priceId}: $${plan.price} a month`);
    const price = prices().find(({ lookup_key }) => lookup_key === plan.priceId)!;
    expect(price).toMatchObject({ unit_amount: plan.price * 100, currency: 'usd', recurring: { interval: 'month' } });
    expect(fake.state.get(price.product)).toMatchObject({ name: `${brand.name} ${plan.name}`, active: true });
  }
  expect(fake.state.ofKind('coupon')).toMatchObject([{ percent_off: 20, duration: 'once' }]);
  expect(fake.state.ofKind('promotion_code')).toMatchObject([{ code: brand.discountCode }]);
  expect(fake.state.ofKind('billing_portal.configuration')).toMatchObject([
    {
      features: {
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: {
          default_allowed_updates: ['price'],
          proration_behavior: 'always_invoice',
          schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
          products: PLANS.map(({ id }) => ({ product: `${brand.slug}-${id}` })),
        },
      },
    },
  ]);
  expect(fake.state.ofKind('webhook_endpoint')).toMatchObject([{ url: 'https://agency.example/api/stripe/webhook' }]);
});

test('run again, creates nothing twice', async () => {
  await setUp();
  const before = fake.state.all.size;
  const posted = posts().length;
  const output = await setUp();
  expect(fake.state.all.size).toBe(before);
  expect(posts().slice(posted)).toEqual([
    expect.stringMatching(/^\/v1\/billing_portal\/configurations\/bpc_/),
    expect.stringMatching(/^\/v1\/webhook_endpoints\/we_/),
  ]);
  expect(output).not.toMatch(/^(?:made|changed)/m);
});

test('moves the lookup key to a changed price and keeps the old one for existing subscriptions', async () => {
  await setUp();
  const old = prices().find(({ lookup_key }) => lookup_key === 'named_first_basic_monthly')!;
  old.unit_amount = 7_900;
  const output = await setUp();
  expect(output).toContain('changed price named_first_basic_monthly: $99 a month');
  expect(old).toMatchObject({ lookup_key: null, active: true });
  const now = prices().find(({ lookup_key }) => lookup_key === 'named_first_basic_monthly')!;
  expect(now).toMatchObject({ unit_amount: 9_900, product: old.product });
  expect(prices()).toHaveLength(5);
});

test('says in one sentence what is missing or refused', async () => {
  expect(await run([], {})).toMatchObject({ code: 2, errors: expect.stringContaining('Set STRIPE_SECRET_KEY first') });
  expect(await run([], { STRIPE_SECRET_KEY: 'wrong' })).toMatchObject({
    code: 1,
    errors: 'You did not provide an API key.\n',
  });
});
