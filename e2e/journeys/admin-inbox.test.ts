import { readFileSync } from 'node:fs';
import { PLANS } from '@named-first/contract';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN_PASSWORD, seeToast, signedInState } from '../src/back-office.ts';
import { axeViolations, launchBrowser, openPage, type WatchedPage } from '../src/browser.ts';
import { type Product, startProduct } from '../src/product.ts';

const SOON = { timeout: 20_000 };
const CONTACTS = 52;

let product: Product;
let browser: Browser;
let signedIn: BrowserContextOptions;

beforeAll(async () => {
  product = await startProduct({ ADMIN_PASSWORD });
  browser = await launchBrowser();
  signedIn = await signedInState(browser, product.url);
});

afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

async function openInbox(list = '', options = {}): Promise<WatchedPage> {
  const page = await openPage(browser, product.url, { ...signedIn, ...options });
  await page.goto(`${product.url}/admin/inbox${list && `?list=${list}`}`);
  return page;
}

const rows = (page: Page) => page.locator('table.inbox tbody tr');
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name });

async function post(path: string, body: object) {
  const answer = await fetch(product.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok, await answer.clone().text()).toBe(true);
}

const contact = (index: number) => ({
  firstName: `Visitor ${index}`,
  lastName: 'Lopez',
  email: `visitor${index}@example.com`,
  phone: '',
  company: 'Pipe & Daughters',
  industry: 'plumbing',
  interests: ['llm'],
  message: index === 7 ? '=1+1\nA message of two lines' : 'Please call.',
});

test('an empty inbox says so, list by list', async () => {
  const page = await openInbox();
  for (const [name, words] of [
    ['Contact Messages', 'No contact messages yet'],
    ['Newsletter', 'No subscribers yet'],
    ['White Papers', 'No white paper requests yet'],
    ['Customers', 'No customers yet'],
    ['Failed Mails', 'No failed mails. Everything was delivered.'],
  ] as const) {
    await tab(page, name).click();
    await page.getByText(words, { exact: true }).waitFor();
  }
  expect(new URL(page.url()).search).toBe('?list=failed-mails');
  expect(await axeViolations(page)).toEqual([]);
  for (const screen of ['Leads', 'Campaigns', 'Blog', 'Inbox']) {
    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: screen }).waitFor();
  }
});

test('contact messages are paged, searched and exported', async () => {
  for (let index = 0; index < CONTACTS; index += 1) await post('/api/contact', contact(index));
  const page = await openInbox();
  await page.getByText(`${CONTACTS} entries`, { exact: true }).waitFor();
  expect(await rows(page).count()).toBe(50);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => rows(page).count(), SOON).toBe(CONTACTS);
  expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0);

  await page.locator('input[name=search]').fill('VISITOR7@');
  await page.getByText('1 entry found', { exact: true }).waitFor();
  await page.waitForURL(/q=VISITOR7/);
  for (const words of ['A message of two lines', 'LLM Optimization', 'Plumbing']) {
    expect(await rows(page).textContent()).toContain(words);
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^named-first-contacts-\d{4}-\d\d-\d\d\.csv$/);
  const file = readFileSync(await download.path(), 'utf8');
  expect(file.split('\n')[0]).toBe('ID,Created At,First Name,Last Name,Email,Phone,Company,Industry,Interests,Message');
  expect(file).toContain(`"'=1+1\nA message of two lines"`);
  expect(file).not.toContain('visitor8@');

  await page.locator('input[name=search]').fill('nobody at all');
  await page.getByText('Nothing matches your search', { exact: true }).waitFor();
  await tab(page, 'Newsletter').click();
  expect(await page.locator('input[name=search]').inputValue()).toBe('');
});

test('a subscriber is removed after a second click', async () => {
  await post('/api/newsletter/subscribe', { email: 'reader@example.com' });
  const page = await openInbox('newsletter');
  await page.getByRole('button', { name: 'Remove reader@example.com' }).click();
  const sure = page.getByRole('button', { name: 'Remove reader@example.com for good' });
  expect(await sure.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Remove reader@example.com' }).press('Enter');
  await page.keyboard.press('Enter');
  await seeToast(page, 'Subscriber removed');
  await page.getByText('No subscribers yet', { exact: true }).waitFor();
});

test("a customer's billing page opens in a new tab, and a failure says so", async () => {
  const plan = PLANS[1]!;
  await post('/api/create-subscription', {
    fullName: 'Ana Lopez',
    businessEmail: 'ana@lopez.example',
    businessName: 'Pipe & Daughters',
    websiteDomain: 'lopez.example',
    planId: plan.id,
    planName: plan.name,
    priceId: plan.priceId,
  });
  const page = await openInbox('customers');
  expect(await rows(page).textContent()).toContain(plan.name);
  const button = page.getByRole('button', { name: 'Billing page of Pipe & Daughters' });
  // Nothing was paid yet, so there is nothing to bill.
  await button.click();
  await seeToast(page, 'Failed to open the billing page.');
  await page.route('**/billing-portal', (route) => route.fulfill({ json: { url: `${product.url}/pricing` } }));
  const [opened] = await Promise.all([page.context().waitForEvent('page'), button.click()]);
  await opened.waitForURL(`${product.url}/pricing`);
});

test('a failed mail is sent again', async () => {
  const page = await openInbox();
  const mail = {
    id: '00000000-0000-4000-8000-000000000001',
    createdAt: '2026-03-02T15:00:00.000Z',
    kind: 'lead-report',
    recipient: 'ana@example.com',
    attempts: 8,
    lastError: '550 mailbox unavailable',
  };
  let items = [mail];
  await page.route('**/api/admin/inbox/failed-mails?*', (route) =>
    route.fulfill({ json: { items, total: items.length, nextCursor: null } }),
  );
  await page.route('**/api/admin/inbox/failed-mails/*/retry', (route) => {
    items = [];
    return route.fulfill({ status: 202, json: { success: true } });
  });
  await tab(page, 'Failed Mails').click();
  expect(await rows(page).textContent()).toContain('550 mailbox unavailable');
  await page.getByRole('button', { name: 'Retry the mail to ana@example.com' }).click();
  await seeToast(page, 'The mail is being sent again');
  await page.getByText('No failed mails. Everything was delivered.').waitFor();
});

test.each(['light', 'dark'] as const)('the inbox is sound in %s, and usable on a phone', async (colorScheme) => {
  const page = await openInbox('customers', { colorScheme });
  await rows(page).first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const list of ['contacts&q=visitor7@', 'customers']) {
    await page.goto(`${product.url}/admin/inbox?list=${list}`);
    await rows(page).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeViolations(page)).toEqual([]);
  }
});

test('what cannot be loaded says so and is tried again; a session that has ended leads to the sign-in page', async () => {
  const page = await openInbox();
  await page.route('**/api/admin/inbox/contacts?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'The database rests.' } }),
  );
  await page.reload();
  await page.getByText('This list could not be loaded. The database rests.').waitFor();
  await page.unroute('**/api/admin/inbox/contacts?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await rows(page).first().waitFor();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.waitForURL(/\/admin\/login\?next=%2Fadmin%2Finbox/);
});
