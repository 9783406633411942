import { PGlite } from '@electric-sql/pglite';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { times } from '../../test/thorough.ts';
import { ADMIN_PASSWORD } from '../src/admin-password.ts';
import { signedInState } from '../src/back-office.ts';
import { axeViolations, openBrowser, openPage, type WatchedPage } from '../src/browser.ts';
import { type FakeStripe, startFakeStripe } from '../src/fake-stripe.ts';
import { expectHydrated } from '../src/page-checks.ts';
import { eventually, type Product, startProduct } from '../src/product.ts';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Paths to the checkout by screen size and popup blocking. The first two cover every value. */
const WAYS = [
  { screen: 'a desktop', viewport: DESKTOP, blocked: false },
  { screen: 'a phone', viewport: PHONE, blocked: true },
  { screen: 'a desktop', viewport: DESKTOP, blocked: true },
  { screen: 'a phone', viewport: PHONE, blocked: false },
].slice(0, times({ usual: 2, thorough: 4 }));
const named = WAYS.map((way) => ({ ...way, tab: way.blocked ? 'the new tab blocked' : 'a new tab' }));

/** Chooses Premium and sends the order. Returns the page with the checkout: the new tab or this one. */
async function order(page: Page, productUrl: string, email: string, blocked: boolean): Promise<Page> {
  if (blocked) await page.addInitScript('window.open = () => null');
  await page.goto(`${productUrl}/pricing`);
  await expectHydrated(page);
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Premium', exact: true }) })
    .getByRole('button', { name: 'Get Started' })
    .click();
  const modal = page.getByRole('dialog');
  const fields = {
    fullName: 'Dana Whitfield',
    businessEmail: email,
    businessName: 'Whitfield Plumbing',
    websiteDomain: 'whitfield.example',
  };
  for (const [name, text] of Object.entries(fields)) await modal.locator(`input[name=${name}]`).fill(text);
  const submit = modal.getByRole('button', { name: 'Continue to Secure Checkout' });
  if (blocked) {
    await submit.click();
    return page;
  }
  const [tab] = await Promise.all([page.waitForEvent('popup'), submit.click()]);
  await modal.waitFor({ state: 'hidden' });
  return tab;
}

async function expectReturn(tab: Page, productUrl: string, title: string, text: RegExp): Promise<void> {
  await tab.getByText(title, { exact: true }).first().waitFor();
  await tab.getByText(text).first().waitFor();
  await tab.waitForURL(`${productUrl}/pricing`);
}

const expectSuccess = (tab: Page, url: string) =>
  expectReturn(tab, url, 'Payment Successful! 🎉', /Our team will contact you shortly to get started\./);
const expectCancel = (tab: Page, url: string) =>
  expectReturn(tab, url, 'Checkout Canceled', /Your payment was not processed\./);

/** Expects one welcome mail to this customer and one notice to the agency. */
async function expectMails(product: Product, email: string): Promise<void> {
  const theirs = async () =>
    (await product.mails())
      .filter(({ to, replyTo }) => [to, replyTo].some((list) => list?.some(({ address }) => address === email)))
      .map(({ subject }) => subject ?? '')
      .sort();
  await eventually(`two mails about ${email}`, async () => (await theirs()).length >= 2);
  expect(await theirs()).toEqual([expect.stringMatching(/customer: Whitfield/), expect.stringContaining('Welcome to')]);
}

/** The orders that the product stored, read after it has stopped. */
async function storedOrders(product: Product) {
  await product.stop();
  const database = await PGlite.create(`${product.dataDir}/database`);
  const { rows } = await database.query<{ business_email: string; subscription_status: string }>(
    'select business_email, subscription_status from customers order by created_at',
  );
  const waiting = await database.query('select id from stripe_events where processed_at is null');
  await database.close();
  return { orders: rows, waiting: waiting.rows };
}

describe('a visitor who buys a plan in the demo', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product?.dispose());

  async function orderInDemo(page: WatchedPage, email: string, blocked: boolean): Promise<Page> {
    const tab = await order(page, product.url, email, blocked);
    await tab.waitForURL('**/demo-checkout/*');
    await tab.getByText('Demo checkout. No card is charged.').waitFor();
    return tab;
  }

  test.each(named)(
    'on $screen, with $tab, pays with the test card and gets a welcome mail',
    async ({ viewport, blocked }) => {
      const email = `demo-${viewport.width}-${blocked}@whitfield.example`;
      const page = await openPage(browser, product.url, { viewport });
      const tab = await orderInDemo(page, email, blocked);
      expect(await axeViolations(tab)).toEqual([]);
      await tab.getByRole('button', { name: 'Pay $499' }).click();
      await expectSuccess(tab, product.url);
      await expectMails(product, email);
      expect(page.problems).toEqual([]);
      await page.context().close();
    },
  );

  test('sees a declined card, can cancel, and reaches their billing page from the mail', async () => {
    const page = await openPage(browser, product.url, { viewport: PHONE });
    const tab = await orderInDemo(page, 'gives-up@whitfield.example', true);
    await tab.getByLabel('Test card number').fill('4000 0000 0000 0002');
    await tab.getByRole('button', { name: 'Pay $499' }).click();
    await tab.getByText('Your card was declined. Nothing was charged.').waitFor();
    await tab.getByRole('button', { name: 'Cancel' }).click();
    await expectCancel(tab, product.url);
    const welcome = (await product.mails()).find(({ subject }) => subject?.startsWith('Welcome to'));
    await page.goto(welcome?.text?.match(/http:\S+\/billing\/[\w-]+/)?.[0] ?? '');
    await page.getByText(/^Until .* you get your money back in full/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Change Plan, Card or Cancel' }).click();
    await page.getByRole('button', { name: 'Upgrade to Ultimate' }).click();
    await page.getByText('$899', { exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });

  test('is stored as a customer, and a buyer who cancelled as a pending order', async () => {
    const { orders, waiting } = await storedOrders(product);
    expect(orders.map(({ subscription_status }) => subscription_status)).toEqual([
      ...WAYS.map(() => 'active'),
      'pending',
    ]);
    expect(waiting).toEqual([]);
  });
});

describe('a visitor who buys a plan at Stripe', () => {
  let stripe: FakeStripe;
  let product: Product;
  beforeAll(async () => {
    stripe = await startFakeStripe();
    product = await startProduct({
      ADMIN_PASSWORD,
      STRIPE_SECRET_KEY: 'sk_test_of_the_fake',
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.url,
    });
    stripe.postTo(`${product.url}/api/stripe/webhook`);
  });
  afterAll(async () => {
    await product?.dispose();
    await stripe?.stop();
  });

  async function orderAtStripe(page: Page, email: string, blocked: boolean): Promise<Page> {
    const tab = await order(page, product.url, email, blocked);
    await tab.waitForURL(`${stripe.url}/c/pay/*`);
    return tab;
  }

  test.each(named)('on $screen, with $tab, comes back and gets one welcome mail', async ({ viewport, blocked }) => {
    const email = `stripe-${viewport.width}-${blocked}@whitfield.example`;
    const page = await openPage(browser, product.url, { viewport });
    const tab = await orderAtStripe(page, email, blocked);
    await tab.getByRole('button', { name: 'Subscribe' }).click();
    await expectSuccess(tab, product.url);
    await expectMails(product, email);
    await page.context().close();
  });

  test('has a billing page at Stripe, which the back office opens', async () => {
    const page = await openPage(browser, product.url, await signedInState(browser, product.url));
    await page.goto(`${product.url}/admin/inbox?list=customers`);
    const customer = page.getByRole('row').filter({ hasText: 'stripe-1280-false@' });
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      customer.getByRole('button', { name: 'Billing page of Whitfield Plumbing' }).click(),
    ]);
    await opened.waitForURL(`${stripe.url}/p/session/cus_*`);
    await page.context().close();
  });

  test('can come back without paying', async () => {
    const page = await openPage(browser, product.url, { viewport: PHONE });
    const tab = await orderAtStripe(page, 'gives-up@whitfield.example', true);
    await tab.getByRole('link', { name: 'Back' }).click();
    await expectCancel(tab, product.url);
    await page.context().close();
  });

  test('is one customer and one subscription at Stripe, and every call matched the API', async () => {
    expect(await stripe.report()).toEqual({
      customers: WAYS.length + 1,
      sessions: WAYS.length + 1,
      subscriptions: WAYS.length,
      violations: [],
    });
    const { orders, waiting } = await storedOrders(product);
    expect(orders.map(({ subscription_status }) => subscription_status)).toEqual([
      ...WAYS.map(() => 'active'),
      'pending',
    ]);
    expect(waiting).toEqual([]);
  });
});
