import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ADMIN_PASSWORD } from '../src/admin-password.ts';
import { seeToast } from '../src/back-office.ts';
import { axeViolations, downloadedText } from '../src/browser.ts';
import { focused } from '../src/keyboard.ts';
import { startProduct } from '../src/product.ts';
import { runSite } from '../src/running-site.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const LEADS = 340;
/** How long to wait for something that appears without an action. */

const site = runSite(() => startProduct({ ADMIN_PASSWORD }));

const rows = (page: Page) => page.locator('tbody [data-index]');
const column = (page: Page, name: string) => page.locator(`tbody [data-column=${name}]`).allInnerTexts();

async function signIn(page: Page, path = '/admin') {
  await page.goto(site.url + path);
  await page.waitForURL(/\/admin\/login/);
  await page.locator('input[name=password]').fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname === '/admin');
}

/** Runs `npm run seed` on the product's data while the product is stopped, as an operator would. */
async function seed(leads: number) {
  await site.product.stop();
  await promisify(execFile)(process.execPath, ['server/src/commands/seed.ts', '--leads', String(leads)], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: site.product.dataDir },
  });
  await site.product.restart();
}

test('a failed sign-in says why, and a successful one leads to the requested page', async () => {
  const page = await site.open();
  await page.goto(`${site.url}/admin?sort=name&order=asc`);
  await page.waitForURL(/\/admin\/login\?next=/);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect(await axeViolations(page)).toEqual([]);
  const password = page.getByLabel('Password');
  expect(await page.locator('form input').count()).toBe(1);
  await password.fill('wrong');
  await password.press('Enter');
  await seeToast(page, 'Login failed');
  await seeToast(page, 'Invalid password');
  await page.route('**/api/admin/login', (route) => route.fulfill({ status: 403, json: { error: 'Not from here' } }));
  await password.press('Enter');
  await seeToast(page, 'Not from here');
  await page.route('**/api/admin/login', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
  await password.press('Enter');
  await seeToast(page, 'Invalid password');
  await page.route('**/api/admin/login', (route) => route.abort());
  await password.press('Enter');
  await seeToast(page, 'Failed to connect to server');
  await seeToast(page, 'Error');
  await page.unroute('**/api/admin/login');
  await password.fill(ADMIN_PASSWORD);
  await password.press('Enter');
  await seeToast(page, 'Login successful');
  await seeToast(page, 'Welcome to the admin dashboard');
  await page.waitForURL(`${site.url}/admin?sort=name&order=asc`);
  await page.goto(`${site.url}/admin/login`);
  await page.waitForURL(`${site.url}/admin`);
});

test('a dashboard without leads says so and exports nothing, and signing out ends the session', async () => {
  const page = await site.open();
  await signIn(page);
  await page.getByText('No leads yet', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await seeToast(page, 'No data to export');
  expect(await axeViolations(page)).toEqual([]);
  const bulk = page.getByRole('link', { name: 'Bulk Campaigns' });
  expect(await bulk.getAttribute('href')).toBe('/admin/campaigns');
  const cookies = await page.context().cookies();
  // The session cookie and the device cookie.
  expect(cookies.map(({ httpOnly, sameSite }) => [httpOnly, sameSite]).sort()).toEqual([
    [true, 'Lax'],
    [true, 'Strict'],
  ]);

  await page.route('**/api/admin/logout', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Logout' }).click();
  await seeToast(page, 'Failed to logout');
  await page.unroute('**/api/admin/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await seeToast(page, 'Logged out successfully');
  await page.waitForURL(`${site.url}/admin/login`);
  await page.context().addCookies(cookies);
  const replay = await page.request.get(`${site.url}/api/admin/leads`);
  expect(replay.status()).toBe(401);
});

test('leads are counted, found, sorted, paged and exported as specified', async () => {
  await seed(LEADS);
  const page = await site.open();
  await signIn(page);
  await rows(page).first().waitFor();
  const all = (await (await page.request.get(`${site.url}/api/admin/leads`)).json()) as {
    name: string;
    email: string;
    aiVisibilityScore: number | null;
  }[];
  const scores = all.flatMap(({ aiVisibilityScore }) => aiVisibilityScore ?? []);
  const high = scores.filter((score) => score >= 70).length;
  const average = Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
  const figure = (name: string) => page.locator('dl > div', { hasText: name }).locator('dd').textContent();
  expect(await figure('Total Leads')).toBe(String(LEADS));
  expect(await figure('Average Score')).toBe(`${average}/100`);
  expect(await figure('High Scores')).toBe(`${high} (${Math.round((high / LEADS) * 100)}%)`);

  for (const [heading, key] of [
    ['Name', 'name'],
    ['Business', 'businessName'],
    ['Email', 'email'],
    ['Website', 'website'],
  ] as const) {
    const head = page.getByRole('columnheader', { name: heading });
    await head.getByRole('button').click();
    await page.waitForURL(new RegExp(`sort=${key}&order=asc`));
    await expect.poll(async () => isSorted(await column(page, key), 1)).toBe(true);
    expect(await head.getAttribute('aria-sort')).toBe('ascending');
    await head.getByRole('button').click();
    await page.waitForURL(new RegExp(`sort=${key}&order=desc`));
    await expect.poll(async () => isSorted(await column(page, key), -1)).toBe(true);
  }
  await page.getByRole('columnheader', { name: 'AI Score' }).getByRole('button').click();
  await expect.poll(async () => (await column(page, 'aiVisibilityScore'))[0]).toBe(String(Math.max(...scores)));
  await page.getByRole('columnheader', { name: 'AI Score' }).getByRole('button').click();
  await expect.poll(async () => (await column(page, 'aiVisibilityScore'))[0]).toBe(String(Math.min(...scores)));
  await page.getByRole('columnheader', { name: 'Created' }).getByRole('button').click();
  await expect.poll(async () => (await column(page, 'name'))[0]).toBe(all[0]!.name);
  expect(new URL(page.url()).search).toBe('');

  const wanted = all[17]!;
  await page.keyboard.press('/');
  await page.keyboard.type(wanted.email.toUpperCase());
  // A part of the address may already find a single lead.
  await page.waitForURL((url) => url.searchParams.get('q') === wanted.email.toUpperCase());
  await page.getByText('1 lead found').waitFor();
  await expect.poll(() => column(page, 'name')).toEqual([wanted.name]);
  await page.reload();
  await rows(page).first().waitFor();
  expect(await page.locator('input[name=search]').inputValue()).toBe(wanted.email.toUpperCase());
  await page.locator('input[name=search]').fill('nobody at all');
  await page.getByText('No leads match your search', { exact: true }).waitFor();
  await page.locator('input[name=search]').fill('');
  await page.getByText(`${LEADS} leads`, { exact: true }).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  await seeToast(page, 'CSV exported successfully');
  await seeToast(page, `Exported ${LEADS} leads`);
  expect(download.suggestedFilename()).toBe(`named-first-leads-${new Date().toISOString().slice(0, 10)}.csv`);
  const lines = (await downloadedText(download)).trimEnd().split('\n');
  expect(lines[0]).toBe('ID,Created At,Name,Email,Business Name,Phone,Website,AI Score,Report Data');
  expect(lines).toHaveLength(LEADS + 1);
  // Before the sign-in, the list and the figures are refused. The redirect may cancel the second request.
  expect(page.problems.length).toBeGreaterThan(0);
  for (const problem of page.problems) expect(problem).toContain('401');
});

function isSorted(texts: string[], direction: 1 | -1): boolean {
  const lower = texts.map((text) => text.toLowerCase().split('\n')[0]!);
  return lower.every(
    (text, index) => index === 0 || (text >= lower[index - 1]! ? 1 : -1) === direction || text === lower[index - 1],
  );
}

/** Starts recording every text that the page itself writes into a field. */
async function noteTextsPutInto(field: Locator): Promise<() => Promise<string[]>> {
  const put = await field.evaluateHandle((input) => {
    const texts: string[] = [];
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    const set = (text: string) => {
      texts.push(text);
      own.set?.call(input, text);
    };
    Object.defineProperty(input, 'value', { configurable: true, get: () => own.get?.call(input), set });
    return texts;
  });
  return () => put.jsonValue();
}

test('a pending search does not revert typed text, and the field follows the URL', async () => {
  const page = await site.open();
  await signIn(page);
  await rows(page).first().waitFor();
  const field = page.locator('input[name=search]');
  const textsPut = await noteTextsPutInto(field);
  await field.pressSequentially('nobody at all');
  await page.getByText('No leads match your search', { exact: true }).waitFor();
  expect(await textsPut()).toEqual([]);
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Leads' }).click();
  await rows(page).first().waitFor();
  expect(await field.inputValue()).toBe('');
});

test('badges have the color of their score', async () => {
  const page = await site.open();
  await signIn(page);
  const lead = (id: number, aiVisibilityScore: number | null) => ({
    id: `00000000-0000-4000-8000-00000000000${id}`,
    createdAt: '2026-03-02T15:00:00.000Z',
    name: `Lead ${id}`,
    email: `${id}@example.com`,
    businessName: 'Pipe & Daughters',
    phone: null,
    website: 'https://example.com/',
    aiVisibilityScore,
  });
  const leads = [null, 70, 69, 50, 49].map((score, id) => lead(id, score));
  await page.route('**/api/admin/leads?*', (route) => route.fulfill({ json: { leads, total: 5, nextCursor: null } }));
  await page.reload();
  await rows(page).nth(4).waitFor();
  const badges = page.locator('tbody [data-band]');
  expect(await badges.allInnerTexts()).toEqual(['N/A', '70', '69', '50', '49']);
  expect(await badges.evaluateAll((all) => all.map((badge) => (badge as HTMLElement).dataset.band))).toEqual([
    'none',
    'good',
    'moderate',
    'moderate',
    'low',
  ]);
  const report = page.getByRole('link', { name: 'View Report of Lead 1' });
  expect(await report.getAttribute('href')).toBe(`/api/admin/report/${leads[1]!.id}`);
  await expect.poll(() => report.getAttribute('target')).toBe('_blank');
});

test('every lead is reachable by keyboard, although only a few are in the page at a time', async () => {
  const page = await site.open();
  await signIn(page);
  await rows(page).first().waitFor();
  await page.locator('.lead-name').first().focus();
  const focusedRow = () =>
    page.evaluate(() => Number(document.activeElement?.closest('[data-index]')?.getAttribute('data-index')));
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(focusedRow).toBe(30);
  // A held key repeats faster than rows are rendered.
  await page.evaluate(() => {
    for (let repeat = 0; repeat < 20; repeat += 1) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    }
  });
  await expect.poll(focusedRow).toBe(50);
  // Each page of leads is fetched when its last row comes into view, so the end is reached in a few steps.
  await expect
    .poll(async () => {
      expect(await page.locator('table tr').count()).toBeLessThanOrEqual(60);
      await page.keyboard.press('End');
      return focusedRow();
    })
    .toBe(LEADS - 1);
  expect(await rows(page).last().getAttribute('aria-rowindex')).toBe(String(LEADS + 1));
  await page.keyboard.press('Home');
  await expect.poll(focusedRow).toBe(0);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('heading', { name: 'Timeline' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await focusedRow()).toBe(0);
});

test('a person’s data is exported, and deleted only after confirmation', async () => {
  const page = await site.open({ viewport: { width: 390, height: 844 } });
  await signIn(page);
  await rows(page).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeViolations(page)).toEqual([]);
  const name = page.locator('.lead-name').first();
  await name.click();
  const panel = page.getByRole('dialog');
  await panel.getByText(/^Held under .*: 1 lead\.$/).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('link', { name: 'Export Person' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^named-first-person-\d{4}-\d\d-\d\d\.json$/);
  await panel.getByRole('button', { name: 'Delete Person' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Keep');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Delete Person' }).click();
  await panel.getByRole('button', { name: 'Delete for Good' }).click();
  await seeToast(page, 'Person deleted');
  await page.getByText(`${LEADS - 1} leads`, { exact: true }).waitFor();
  await expect.poll(() => page.locator('dl dd').first().textContent()).toBe(String(LEADS - 1));
  // The row is gone, so the focus moves to the row that took its place.
  expect(await rows(page).first().locator('.lead-name:focus').count()).toBe(1);

  // Far down the list, opened by its URL, no row takes its place, so the focus moves to the list.
  const last = await page.request.get(`${site.url}/api/admin/leads?limit=1&sort=createdAt&order=asc`);
  await page.goto(`${site.url}/admin?lead=${(await last.json()).leads[0].id}`);
  await panel.getByRole('button', { name: 'Delete Person' }).click();
  await panel.getByRole('button', { name: 'Delete for Good' }).click();
  await page.getByText(`${LEADS - 2} leads`, { exact: true }).waitFor();
  await expect.poll(() => focused(page)).toBe('Leads');
});

test('an expired session leads to the sign-in page and back', async () => {
  const page = await site.open();
  await signIn(page, '/admin?sort=email&order=asc');
  await rows(page).first().waitFor();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.waitForURL(/\/admin\/login\?next=%2Fadmin%3Fsort%3Demail%26order%3Dasc/);
});

test('a failed load shows an error and can be retried', async () => {
  const page = await site.open();
  await signIn(page);
  for (const call of ['**/api/admin/leads?*', '**/api/admin/leads/figures']) {
    await page.route(call, (route) => route.fulfill({ status: 503, json: { message: 'The database rests.' } }));
  }
  await page.reload();
  await page.getByText('The leads could not be loaded. The database rests.').waitFor();
  expect(await page.getByText('0 leads').count()).toBe(0);
  // Three figures and two charts.
  expect(await page.getByRole('img', { name: 'not loaded' }).count()).toBe(5);
  await page.unroute('**/api/admin/leads?*');
  await page.unroute('**/api/admin/leads/figures');
  await page.getByRole('button', { name: 'Try again' }).click();
  await rows(page).first().waitFor();

  const outOfDate = page.getByText('What you see may be out of date. The database rests.');
  for (const call of ['**/api/admin/leads?*', '**/api/admin/leads/figures']) {
    await page.route(call, (route) => route.fulfill({ status: 503, json: { message: 'The database rests.' } }));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await outOfDate.waitFor();
    expect(await rows(page).count()).toBeGreaterThan(0);
    await page.unroute(call);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await outOfDate.waitFor({ state: 'detached' });
  }
});
