import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestCheckout, type TestCheckout } from '../../../test/open-test-checkout.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { customers } from '../../db/schema/index.ts';
import { billingUrl } from './billing-link.ts';
import { openBillingPortal } from './open-billing-portal.ts';

let checkout: TestCheckout;
beforeAll(async () => {
  checkout = await openTestCheckout(await openTestDatabase(), { RATE_LIMITS: 'on' });
  expect((await checkout.buy()).status).toBe(200);
});
afterEach(() => {
  checkout.fake.recover();
  expect(checkout.fake.violations).toEqual([]);
});
afterAll(() => checkout.close());

const order = async () => (await checkout.orders())[0]!;

test('opens nothing for an order that was never paid', async () => {
  await expect(openBillingPortal(checkout.product.deps, (await order()).id)).rejects.toThrow('not valid');
  await expect(openBillingPortal(checkout.product.deps, crypto.randomUUID())).rejects.toThrow('not valid');
});

test("opens the customer's own page, with the changes the FAQ promises", async () => {
  await checkout.product.deps.db.update(customers).set({ paidAt: checkout.product.clock.now() });
  const { id, stripeCustomerId } = await order();
  const { url } = await openBillingPortal(checkout.product.deps, id);
  expect(url).toBe(`${checkout.fake.url}/p/session/${stripeCustomerId}`);
  const [configuration] = checkout.fake.state.ofKind('billing_portal.configuration');
  expect(checkout.fake.requests.at(-1)!.form).toMatchObject({
    customer: stripeCustomerId,
    configuration: configuration!.id,
    return_url: 'https://agency.example',
  });
});

test('opens the same page for signed-in users, and for no one else', async () => {
  const { id, stripeCustomerId } = await order();
  const path = `/api/admin/customers/${id}/billing-portal`;
  const answer = await checkout.product.asAdmin(path, { method: 'POST' });
  expect(await answer.json()).toEqual({ url: `${checkout.fake.url}/p/session/${stripeCustomerId}` });
  expect((await checkout.product.app.request(path, { method: 'POST' })).status).toBe(401);
});

test('reports when Stripe is down, and limits a link to thirty pages in ten minutes', async () => {
  const { deps, app } = checkout.product;
  const link = new URL(await billingUrl(deps, deps.db, (await order()).id));
  const follow = async () => (await app.request(`/api${link.pathname}`)).status;
  checkout.fake.fail('down', /portal/);
  expect(await follow()).toBe(502);
  checkout.fake.recover();
  const statuses: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) statuses.push(await follow());
  expect(statuses).toEqual([...Array.from({ length: 29 }, () => 200), 429]);
});
