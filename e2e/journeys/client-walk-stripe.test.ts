import { type PlanId, planOf } from '@named-first/contract';
import type { Browser, Page } from 'playwright-core';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IS_THOROUGH } from '../../test/thorough.ts';
import { ADMIN_PASSWORD } from '../src/admin-password.ts';
import { signedInState } from '../src/back-office.ts';
import { axeViolations, openBrowser, openPage } from '../src/browser.ts';
import { type FakeStripe, startFakeStripe } from '../src/fake-stripe.ts';
import { eventually, type Product, startProduct } from '../src/product.ts';

const DESKTOP = 1280;
const WIDTHS = [390, DESKTOP];
const EMAIL = 'dana@whitfield.example';
/** The funnel does not count bots, and headless Chromium identifies itself as one. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';

/** A mail is displayed inside another page, which provides the landmarks. */
const MAIL_RULES = [
  'color-contrast',
  'image-alt',
  'link-name',
  'heading-order',
  'empty-heading',
  'document-title',
  'html-has-lang',
];

let stripe: FakeStripe;
let product: Product;
let browser: Browser;
let office: Page;
let buyer: Page;

beforeAll(async () => {
  stripe = await startFakeStripe();
  product = await startProduct({
    ADMIN_PASSWORD,
    STRIPE_SECRET_KEY: 'sk_test_of_the_fake',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.url,
  });
  stripe.postTo(`${product.url}/api/stripe/webhook`);
  browser = await openBrowser();
  office = await openPage(browser, product.url, await signedInState(browser, product.url));
  buyer = await openPage(browser, product.url, { userAgent: BROWSER });
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
  await stripe?.stop();
});

let looks = 0;
/**
 * Expects a screen without axe violations on a desktop, in thorough runs also on a phone, and without sideways scrolling
 * on both.
 */
async function look(page: Page, name: string, rules?: readonly string[]): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if (width === DESKTOP || IS_THOROUGH)
      expect(await axeViolations(page, rules), `${name} at ${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width} px`).toBe(width);
    const folder = process.env.SCREENSHOTS;
    if (folder)
      await page.screenshot({
        path: `${folder}/${String(looks).padStart(2, '0')}-${name}-${width}.png`,
        fullPage: true,
      });
  }
  looks += 1;
}

async function order(plan: PlanId): Promise<void> {
  const { id, name, priceId } = planOf(plan);
  await buyer.goto(`${product.url}/pricing`);
  const url = await buyer.evaluate(
    async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch('/api/create-subscription', { method: 'POST', headers, body: JSON.stringify(body) });
      return ((await answer.json()) as { url: string }).url;
    },
    {
      ...{ fullName: 'Dana Whitfield', businessEmail: EMAIL, businessName: 'Whitfield Plumbing' },
      ...{ websiteDomain: 'whitfield.example', planId: id, planName: name, priceId },
    },
  );
  await buyer.goto(url);
  await buyer.getByRole('button', { name: 'Subscribe' }).click();
  await buyer.waitForURL(/\/pricing/);
  await buyer.getByText('Payment Successful! 🎉', { exact: true }).first().waitFor();
}

const subjects = (mails: readonly Email[], isTheirs: boolean) =>
  mails.filter(({ to }) => (to?.[0]?.address === EMAIL) === isTheirs).map(({ subject }) => subject ?? '');

/** Waits until client and agency each received a mail with these words, and checks how both look. */
async function seeMails(client: RegExp, agency: RegExp, name: string): Promise<Email> {
  const found = await eventually(`the mails of ${name}`, async () => {
    const mails = await product.mails();
    const isThere =
      subjects(mails, true).some((one) => client.test(one)) && subjects(mails, false).some((one) => agency.test(one));
    return isThere ? mails : null;
  });
  const page = await browser.newPage();
  for (const [words, isTheirs] of [
    [client, true],
    [agency, false],
  ] as const) {
    const mail = found.find(
      ({ to, subject }) => (to?.[0]?.address === EMAIL) === isTheirs && words.test(subject ?? ''),
    );
    await page.setContent(mail?.html ?? '');
    await look(page, `mail-${name}-${isTheirs ? 'client' : 'agency'}`, MAIL_RULES);
  }
  await page.close();
  return found.findLast(({ to, subject }) => to?.[0]?.address === EMAIL && client.test(subject ?? ''))!;
}

/** Opens the only client and expects these words in the history. */
async function seeClient(words: RegExp, name: string): Promise<void> {
  await office.goto(`${product.url}/admin/clients/all`);
  const link = office.getByRole('link', { name: 'Whitfield Plumbing' });
  await link.first().waitFor();
  expect(await link.count(), 'clients').toBe(1);
  await link.click();
  await office.waitForURL(/\/admin\/clients\/[\da-f-]{36}$/);
  await eventually(`${words} in the history`, async () => {
    await office.reload();
    await office.getByRole('heading', { level: 1, name: 'Whitfield Plumbing' }).waitFor();
    return (await office.getByRole('region', { name: 'History', exact: true }).getByText(words).count()) > 0;
  });
  await look(office, `client-${name}`);
}

/** Checks how the list and Monday look with a client in a state that they have not shown before. */
async function seeLists(name: string): Promise<void> {
  await office.goto(`${product.url}/admin/clients/all`);
  await office.getByRole('link', { name: 'Whitfield Plumbing' }).first().waitFor();
  await look(office, `list-${name}`);
  await office.goto(`${product.url}/admin/clients`);
  await office.getByRole('region', { name: 'This month' }).waitFor();
  await look(office, `monday-${name}`);
}

/** Clicks a button of Stripe's portal, reached through the link of the billing page. */
async function press(billing: string, button: string): Promise<void> {
  await buyer.goto(billing);
  await buyer.getByRole('link', { name: 'Change Plan, Card or Cancel' }).click();
  await buyer.waitForURL(`${stripe.url}/p/session/*`);
  await buyer.getByRole('button', { name: button, exact: true }).click();
  await buyer.getByRole('heading', { name: 'Billing portal' }).waitFor();
}

async function seeBilling(billing: string, words: RegExp, name: string): Promise<void> {
  await eventually(`${words} on the billing page`, async () => {
    await buyer.goto(billing);
    return (await buyer.getByText(words).count()) > 0;
  });
  await look(buyer, `billing-${name}`);
}

test('a client buys at Stripe, upgrades, plans a downgrade, cancels, leaves, and comes back as the same client', async () => {
  await order('growth');
  const welcome = await seeMails(/^Welcome to/, /customer/i, 'bought');
  const billing = /http:\S+\/billing\/[\w-]+/.exec(welcome.text ?? '')?.[0] ?? '';
  await seeBilling(billing, /Growth/, 'bought');
  await seeClient(/^Became a client with the Growth plan/, 'bought');
  await seeLists('bought');

  await press(billing, planOf('premium').priceId);
  await seeMails(/Premium/, /Upgraded from Growth to Premium/, 'upgraded');
  await seeBilling(billing, /Premium/, 'upgraded');
  await seeClient(/^Upgraded from Growth to Premium/, 'upgraded');

  await press(billing, planOf('basic').priceId);
  await seeMails(/Basic/, /Changes to Basic on/, 'downgrade-planned');
  await seeBilling(billing, /Basic/, 'downgrade-planned');
  await seeClient(/^Changes to Basic on/, 'downgrade-planned');

  await press(billing, 'Cancel');
  await seeMails(/end/i, /Cancelled: the plan ends on/, 'cancelled');
  await seeBilling(billing, /ends? on/i, 'cancelled');
  await seeClient(/^Cancelled: the plan ends on/, 'cancelled');
  await seeLists('cancelled');

  await press(billing, 'The month is over');
  await seeMails(/ended/i, /The plan ended on/, 'ended');
  await seeClient(/^The plan ended on/, 'ended');
  await seeLists('ended');
  await buyer.goto(billing);
  await buyer.getByRole('link', { name: 'See Plans' }).waitFor();
  expect(await buyer.getByRole('link', { name: 'Change Plan, Card or Cancel' }).count()).toBe(0);
  await look(buyer, 'billing-ended');

  await order('premium');
  await seeClient(/^Came back with the Premium plan/, 'returned');
  await eventually(
    'a second welcome',
    async () => subjects(await product.mails(), true).filter((one) => one.startsWith('Welcome to')).length === 2,
  );
  await office.goto(`${product.url}/admin/clients/funnel?days=7`);
  await office.getByRole('region', { name: 'Step by step' }).getByText('2 of 2', { exact: true }).waitFor();
  await look(office, 'funnel');
  expect((await stripe.report()).violations).toEqual([]);
}, 600_000);
