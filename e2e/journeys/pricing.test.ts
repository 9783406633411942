import { COMPARISON, FAQ, PLANS } from '@named-first/contract';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { WatchedPage } from '../src/browser.ts';
import { answerJson, holdCall, intercept } from '../src/intercept.ts';
import {
  expectAccessible,
  expectFitsNarrowScreens,
  expectForcedColorsKeepButtons,
  expectHydrated,
  expectKeyboardReachesEverything,
  expectReducedMotion,
  expectSoundPage,
} from '../src/page-checks.ts';
import { sharedProduct } from '../src/product.ts';
import { runSite } from '../src/running-site.ts';

const CALL = '/api/create-subscription';
const ORDER = {
  fullName: 'Dana Whitfield',
  businessEmail: 'dana@whitfield.example',
  businessName: 'Whitfield Plumbing',
  websiteDomain: 'whitfield.example',
};
const SUBMIT = 'Continue to Secure Checkout';

const site = runSite(sharedProduct);

async function openPricing(query = '', options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const page = await site.open(options);
  await page.goto(`${site.url}/pricing${query}`);
  if (options.javaScriptEnabled !== false) await expectHydrated(page);
  return page;
}

const card = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Plans' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

async function openModal(page: Page, plan = 'Premium') {
  await card(page, plan).getByRole('button', { name: 'Get Started' }).click();
  const modal = page.getByRole('dialog');
  await modal.waitFor();
  return modal;
}

async function fillOrder(page: Page) {
  for (const [name, text] of Object.entries(ORDER)) await page.locator(`dialog input[name=${name}]`).fill(text);
}

/** Replaces the hosted checkout with a page of this site, so that a test sends no traffic outside. */
async function serveCheckout(page: Page): Promise<string> {
  await page.context().route('**/hosted-checkout', (route) => route.fulfill({ contentType: 'text/html', body: 'Pay' }));
  return `${site.url}/hosted-checkout`;
}

test('the page is complete and shows every plan, row, question and promise', async () => {
  const page = await site.open();
  await expectSoundPage(page, await page.goto(`${site.url}/pricing`, { waitUntil: 'networkidle' }));
  expect(PLANS.map(({ name, price }) => [name, price])).toEqual([
    ['Basic', 99],
    ['Growth', 299],
    ['Premium', 499],
    ['Ultimate', 899],
  ]);
  for (const { name, price, description, features } of PLANS) {
    const text = await card(page, name).textContent();
    for (const part of [`$${price}`, description, ...features]) expect(text).toContain(part);
  }
  expect(await page.getByText('Most Popular').count()).toBe(1);
  expect(await card(page, 'Premium').getByText('Most Popular').count()).toBe(1);
  for (const { question, answer } of FAQ) {
    await page.getByRole('heading', { name: question }).waitFor();
    await page.getByText(answer).waitFor();
  }
  for (const promise of ['Secure card payments', '256-bit SSL', 'PCI compliant', '30-day money-back guarantee']) {
    await page.getByText(promise).waitFor();
  }
});

test.each([390, 1280])(
  'at %d px the comparison is a table whose ticks and crosses have text alternatives',
  async (width) => {
    const page = await openPricing('', { viewport: { width, height: 800 } });
    const table = page.getByRole('table', { name: 'What each monthly plan includes.' });
    expect(await table.getByRole('columnheader').count()).toBe(5);
    for (const row of COMPARISON) {
      const cells = table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: row.name, exact: true }) });
      const words = PLANS.map(({ id }) => {
        const value = row[id];
        return typeof value === 'string' ? value : value ? 'Included' : 'Not included';
      });
      expect(await cells.getByRole('cell').allTextContents()).toEqual(words);
    }
  },
);

test('on a phone screen readers still get a table, although its rows are laid out as boxes', async () => {
  const page = await openPricing('', { viewport: { width: 390, height: 800 } });
  const row = page.getByRole('table', { name: 'What each monthly plan includes.' }).locator('tbody tr').first();
  expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
  const roles = await exposedRoles(page);
  const count = (role: string) => roles.filter((one) => one === role).length;
  expect([count('table'), count('row')]).toEqual([1, COMPARISON.length + 1]);
  expect([count('columnheader'), count('rowheader')]).toEqual([PLANS.length + 1, COMPARISON.length]);
  expect(count('cell')).toBe(PLANS.length * COMPARISON.length);
});

/** The roles in Chromium's accessibility tree. Playwright's locators derive roles from element names instead. */
async function exposedRoles(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ ignored, role }) => (ignored || role === undefined ? [] : [String(role.value)]));
}

test('the page works on narrow screens, by keyboard, in forced colors and with reduced motion', async () => {
  const page = await openPricing();
  await expectFitsNarrowScreens(page);
  await expectKeyboardReachesEverything(page);
  await expectForcedColorsKeepButtons(page);
  await expectReducedMotion(page);
});

test.each([
  [
    '?success=true',
    'Payment Successful! 🎉',
    'Welcome to Named First! Our team will contact you shortly to get started.',
  ],
  ['?canceled=true', 'Checkout Canceled', "Your payment was not processed. Feel free to try again when you're ready."],
])('back from the checkout with %s: a toast, and then a URL without the query', async (query, title, text) => {
  const page = await site.open();
  await page.goto(`${site.url}/free-scan`);
  await page.goto(`${site.url}/pricing${query}`);
  const toast = page.locator('li[data-state=open]');
  await toast.waitFor();
  expect(await toast.textContent()).toContain(title);
  expect(await toast.textContent()).toContain(text);
  await page.waitForURL(`${site.url}/pricing`);
  await page.goBack();
  await page.waitForURL('**/free-scan');
  expect(page.problems).toEqual([]);
});

test.each(PLANS.map(({ id, name }) => [id, name]))('a URL can preselect the plan %s', async (id, name) => {
  const page = await openPricing(`?plan=${id}`);
  await page.getByRole('dialog', { name: `Get started with ${name}` }).waitFor();
  await page.waitForURL(`${site.url}/pricing`);
});

test('the modal has four fields, marks invalid ones, and sends nothing until all are valid', async () => {
  const page = await openPricing();
  const sent = await intercept(page, CALL, [500, {}]);
  const modal = await openModal(page);
  await modal.getByText('$499').waitFor();
  for (const label of ['Full Name *', 'Business Email *', 'Business Name *', 'Website Domain *']) {
    expect(await modal.getByLabel(label).getAttribute('required')).not.toBeNull();
  }
  expect(await modal.locator('input[name=businessEmail]').getAttribute('type')).toBe('email');
  expect(await modal.locator('input[name=websiteDomain]').getAttribute('placeholder')).toBe('example.com');
  await modal.getByRole('button', { name: SUBMIT }).click();
  for (const words of ['Full Name', 'Business Name', 'Website Domain']) {
    await modal.getByText(`${words} is required`).waitFor();
  }
  await modal.getByText('Please enter a valid email address').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('fullName');
  await expectAccessible(page);
  await modal.getByLabel('Full Name').fill('Dana');
  await modal.getByText('Full Name is required').waitFor({ state: 'detached' });
  expect(page.context().pages()).toHaveLength(1);
  expect(sent).toEqual([]);
});

test('a double click orders once; the tab opens with the click and then navigates; the modal closes', async () => {
  const page = await site.open();
  await page.clock.install();
  await page.goto(`${site.url}/pricing`);
  await expectHydrated(page);
  const url = await serveCheckout(page);
  const call = await holdCall(page, CALL, 200, { url });
  const modal = await openModal(page, 'Growth');
  await fillOrder(page);
  const opened = page.context().waitForEvent('page');
  await modal.getByRole('button', { name: SUBMIT }).dblclick();
  const tab = await opened;
  expect(tab.url()).toBe('about:blank');
  await tab.getByText('Opening the secure checkout…').waitFor();
  await modal.getByRole('button', { name: 'Processing...' }).waitFor();
  expect(await modal.getByLabel('Full Name').isDisabled()).toBe(true);
  // Stop the page's clock, so that the test cannot miss the second for which the modal stays open.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  call.release();
  await tab.waitForURL(url);
  expect(await tab.evaluate(() => opener)).toBeNull();
  await page.clock.runFor(900);
  await modal.getByRole('button', { name: 'Processing...' }).waitFor();
  await page.clock.runFor(100);
  await modal.waitFor({ state: 'detached' });
  await page.clock.resume();
  const plan = PLANS.find(({ id }) => id === 'growth');
  expect(call.sent).toEqual([{ ...ORDER, planId: plan?.id, planName: plan?.name, priceId: plan?.priceId }]);
  expect(page.context().pages()).toHaveLength(2);
  expect(page.url()).toBe(`${site.url}/pricing`);
  await expect
    .poll(() =>
      card(page, 'Growth')
        .getByRole('button')
        .evaluate((button) => button === document.activeElement),
    )
    .toBe(true);
  await openModal(page, 'Growth');
  expect(await page.locator('dialog input[name=fullName]').inputValue()).toBe('');
  expect(page.problems).toEqual([]);
});

test('if the browser blocks the tab, this window goes to the checkout, on a phone too', async () => {
  const page = await openPricing('', { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });
  const url = await serveCheckout(page);
  await intercept(page, CALL, [200, { url }]);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await openModal(page, 'Basic');
  await fillOrder(page);
  await page.getByRole('button', { name: SUBMIT }).tap();
  await page.waitForURL(url);
});

test.each([
  ['an error', 503, { error: 'Not now.', message: 'Not now.' }, 'Not now.'],
  ['no address', 200, {}, null],
])('a call answered with %s closes the tab, shows the error and keeps the input', async (_, status, body, reason) => {
  const page = await openPricing();
  await intercept(page, CALL, [status, body]);
  const modal = await openModal(page);
  await fillOrder(page);
  const opened = page.context().waitForEvent('page');
  await modal.getByRole('button', { name: SUBMIT }).click();
  const tab = await opened;
  const toast = page.locator('li[data-state=open]');
  await toast.getByText('Failed to start checkout. Please try again.').waitFor();
  await toast.getByText('Error', { exact: true }).waitFor();
  expect(tab.isClosed()).toBe(true);
  if (reason) await modal.getByText(reason).waitFor();
  expect(await modal.getByLabel('Website Domain').inputValue()).toBe(ORDER.websiteDomain);
  expect(await toast.evaluate((element) => element.closest('dialog') !== null)).toBe(true);
  await expect
    .poll(() => modal.getByRole('button', { name: SUBMIT }).evaluate((button) => button === document.activeElement))
    .toBe(true);
  await toast.getByRole('button', { name: 'Close' }).click();
  await toast.waitFor({ state: 'detached' });
  await expectAccessible(page);
});

test('offline, the modal shows an error, and the next attempt succeeds', async () => {
  const page = await openPricing();
  const url = await serveCheckout(page);
  const modal = await openModal(page);
  await fillOrder(page);
  await page.context().setOffline(true);
  await modal.getByRole('button', { name: SUBMIT }).click();
  await page.getByText('Failed to start checkout. Please try again.').first().waitFor();
  await modal.getByText(/could not be reached/).waitFor();
  await page.context().setOffline(false);
  await intercept(page, CALL, [200, { url }]);
  const opened = page.context().waitForEvent('page', (tab) => !tab.isClosed());
  await modal.getByRole('button', { name: SUBMIT }).click();
  await (await opened).waitForURL(url);
});

test('closing the modal while the order is sent cancels it: no checkout, no message, empty fields', async () => {
  const page = await openPricing();
  const call = await holdCall(page, CALL, 200, { url: await serveCheckout(page) });
  const modal = await openModal(page);
  await fillOrder(page);
  const opened = page.context().waitForEvent('page');
  await modal.getByRole('button', { name: SUBMIT }).click();
  const tab = await opened;
  const gone = tab.isClosed() ? Promise.resolve() : tab.waitForEvent('close');
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'detached' });
  await gone;
  call.release();
  expect(await page.locator('li[data-state=open]').count()).toBe(0);
  await openModal(page);
  await page.getByRole('button', { name: SUBMIT }).waitFor();
  for (const name of Object.keys(ORDER)) {
    await expect.poll(() => page.locator(`dialog input[name=${name}]`).inputValue()).toBe('');
  }
});

test('a plan can be ordered by keyboard: the focus starts at the heading and stays in the modal', async () => {
  const page = await openPricing();
  const url = await serveCheckout(page);
  const sent = await intercept(page, CALL, [200, { url }]);
  await card(page, 'Ultimate').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Get started with Ultimate');
  for (const text of Object.values(ORDER)) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(SUBMIT);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Close');
  await page.keyboard.press('Shift+Tab');
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  await (await opened).waitForURL(url);
  expect(sent).toMatchObject([ORDER]);
});

test('the modal fits a phone, and stays usable with half the screen under the keyboard', async () => {
  const page = await openPricing('', { viewport: { width: 390, height: 780 } });
  const modal = await openModal(page);
  await expectFitsNarrowScreens(page);
  await page.setViewportSize({ width: 390, height: 360 });
  for (const name of [...Object.keys(ORDER)]) {
    const field = modal.locator(`input[name=${name}]`);
    await field.focus();
    await field.scrollIntoViewIfNeeded();
    const box = await field.boundingBox();
    expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= 360, name).toBe(true);
  }
  await fillOrder(page);
  await modal.getByRole('button', { name: SUBMIT }).scrollIntoViewIfNeeded();
  expect((await modal.getByRole('button', { name: SUBMIT }).boundingBox())?.y).toBeLessThan(320);
  await modal.getByRole('button', { name: 'Close' }).click();
  await modal.waitFor({ state: 'detached' });
});

test('without JavaScript a plan opens its form in the page, which shows errors and can be closed', async () => {
  const page = await openPricing('', { javaScriptEnabled: false });
  const modal = await openModal(page, 'Growth');
  await page.getByRole('heading', { name: 'Get started with Growth' }).waitFor();
  await page.locator('dialog input[name=fullName]').fill('Dana');
  await page.locator('dialog input[name=businessEmail]').fill('dana');
  await page.getByRole('button', { name: SUBMIT }).click();
  await page.getByText('Please enter a valid email address').waitFor();
  await page.getByText('Business Name is required').waitFor();
  expect(await page.locator('dialog input[name=fullName]').inputValue()).toBe('Dana');
  await modal.getByRole('button', { name: 'Close' }).click();
  await modal.waitFor({ state: 'hidden' });
});

test('a click before the scripts arrive is not lost: the server opens the modal', async () => {
  const page = await site.open();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${site.url}/pricing`);
  await page.unroute('**/assets/*.js');
  await card(page, 'Basic').getByRole('button', { name: 'Get Started' }).click();
  const modal = page.getByRole('dialog', { name: 'Get started with Basic' });
  await modal.waitFor();
  await page.waitForFunction(() => document.querySelector('dialog.sheet')?.matches(':modal'));
  await page.route(`**${CALL}`, (route) => answerJson(route, 500, {}));
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'detached' });
});
