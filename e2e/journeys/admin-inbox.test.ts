import { PLANS } from '@named-first/contract';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { runBackOffice, seeToast } from '../src/back-office.ts';
import { axeViolations, downloadedText, type WatchedPage } from '../src/browser.ts';
import { focused, tabTo } from '../src/keyboard.ts';
import { type MailServer, startMailServer } from '../src/smtp-server.ts';

const CONTACTS = 52;

let mailServer: MailServer;
const office = runBackOffice(async () => {
  mailServer = await startMailServer();
  return { SMTP_URL: mailServer.url };
});

afterAll(() => mailServer?.stop());

async function openInbox(list = '', options?: BrowserContextOptions): Promise<WatchedPage> {
  const page = await office.open(options);
  await page.goto(`${office.url}/admin/inbox${list && `?list=${list}`}`);
  return page;
}

const rows = (page: Page) => page.locator('table.inbox tbody tr');
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name });

async function post(path: string, body: object) {
  const answer = await fetch(office.url + path, {
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
  message: index === 7 ? `=1+1\nA message of two lines\nhttps://${'a'.repeat(200)}.example.com` : 'Please call.',
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
  await Promise.all(Array.from({ length: CONTACTS }, (_, index) => post('/api/contact', contact(index))));
  const page = await openInbox();
  await page.getByText(`${CONTACTS} entries`, { exact: true }).waitFor();
  expect(await rows(page).count()).toBe(50);
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect.poll(() => rows(page).count()).toBe(CONTACTS);
  expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0);
  // The button is gone, so the focus moves to the first row that was loaded.
  expect(await rows(page).nth(50).locator(':focus').count()).toBe(1);

  await page.locator('input[name=search]').fill('VISITOR7@');
  await page.getByText('1 entry found', { exact: true }).waitFor();
  await page.waitForURL(/q=VISITOR7/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  for (const words of ['A message of two lines', 'LLM Optimization', 'Plumbing']) {
    expect(await rows(page).textContent()).toContain(words);
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^named-first-contacts-\d{4}-\d\d-\d\d\.csv$/);
  const file = await downloadedText(download);
  expect(file.split('\n')[0]).toBe('ID,Created At,First Name,Last Name,Email,Phone,Company,Industry,Interests,Message');
  expect(file).toContain(`"'=1+1\nA message of two lines\n`);
  expect(file).not.toContain('visitor8@');

  await page.locator('input[name=search]').fill('nobody at all');
  await page.getByText('Nothing matches your search', { exact: true }).waitFor();
  await tab(page, 'Newsletter').click();
  await expect.poll(() => page.locator('input[name=search]').inputValue()).toBe('');
});

test('the lists can be opened and searched, and a subscriber removed after confirmation, by keyboard', async () => {
  for (const name of ['first', 'second']) await post('/api/newsletter/subscribe', { email: `${name}@example.com` });
  const page = await openInbox();
  await tabTo(page, 'Newsletter');
  await page.keyboard.press('Enter');
  await page.waitForURL(/list=newsletter/);
  await rows(page).nth(1).waitFor();
  expect(await focused(page)).toBe('Newsletter');
  await tabTo(page, 'Search newsletter');
  await page.keyboard.type('example.com');
  await page.getByText('2 entries found', { exact: true }).waitFor();
  await tabTo(page, 'Export CSV');
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^named-first-newsletter-/);

  await tabTo(page, 'Remove second@example.com');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Remove second@example.com for good');
  await tabTo(page, 'Keep');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Remove second@example.com');
  for (const [email, next] of [
    ['second@example.com', 'first@example.com'],
    ['first@example.com', 'Newsletter'],
  ] as const) {
    await tabTo(page, `Remove ${email}`);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await seeToast(page, 'Subscriber removed');
    await rows(page).filter({ hasText: email }).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe(next);
  }
  await page.getByText('Nothing matches your search', { exact: true }).waitFor();
});

test('a customer who has not paid has no billing page, and the inbox says so', async () => {
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
  // No payment was made yet, so there is no billing page.
  await button.click();
  await seeToast(page, 'Failed to open the billing page.');
  expect(page.context().pages()).toHaveLength(1);
});

test('a permanently refused mail can be sent again once its mailbox exists', async () => {
  const recipient = 'ana@example.com';
  mailServer.refused.add(recipient);
  await post('/api/whitepaper/submit', { email: recipient });
  const page = await openInbox('failed-mails');
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      return rows(page).getByText('No such mailbox').count();
    })
    .toBe(1);
  await page.locator('input[name=search]').fill('document download');
  await page.getByText('1 entry found', { exact: true }).waitFor();
  await rows(page).getByText('Document download', { exact: true }).waitFor();
  await page.locator('input[name=search]').fill('');
  await page.getByText('1 entry', { exact: true }).waitFor();
  await tabTo(page, `Retry the mail to ${recipient}`);
  mailServer.refused.clear();
  const arrives = mailServer.nextTo(recipient);
  await page.keyboard.press('Enter');
  await seeToast(page, 'The mail is being sent again');
  expect((await arrives).to?.map(({ address }) => address)).toEqual([recipient]);
  await page.getByText('No failed mails. Everything was delivered.').waitFor();
  expect(await focused(page)).toBe('Failed Mails');
});

test.each(['light', 'dark'] as const)('the inbox is accessible in %s and usable on a phone', async (colorScheme) => {
  const page = await openInbox('customers', { colorScheme });
  await rows(page).first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const list of ['contacts&q=visitor7@', 'customers']) {
    await page.goto(`${office.url}/admin/inbox?list=${list}`);
    await rows(page).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeViolations(page)).toEqual([]);
  }
});

test('a failed load shows an error and can be retried; an expired session leads to the sign-in page', async () => {
  const page = await openInbox();
  await page.route('**/api/admin/inbox/contacts?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'The database rests.' } }),
  );
  await page.reload();
  await page.getByText('This list could not be loaded. The database rests.').waitFor();
  expect(await page.getByText('0 entries').count()).toBe(0);
  await page.unroute('**/api/admin/inbox/contacts?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await rows(page).first().waitFor();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.waitForURL(/\/admin\/login\?next=%2Fadmin%2Finbox/);
});
