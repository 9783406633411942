import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { ADMIN_PASSWORD } from '../src/admin-password.ts';
import { seeToast } from '../src/back-office.ts';
import { loseCall } from '../src/intercept.ts';
import {
  expectAccessible,
  expectFitsNarrowScreens,
  expectForcedColorsKeepButtons,
  expectKeyboardReachesEverything,
} from '../src/page-checks.ts';
import { startProduct } from '../src/product.ts';
import { runSite } from '../src/running-site.ts';
import { type MailServer, startMailServer } from '../src/smtp-server.ts';

const INBOX = 'inbox@agency.example';
/** The failures after which an address is refused. */
const MAX_FAILURES = 5;

let mailServer: MailServer;
const site = runSite(async () => {
  mailServer = await startMailServer();
  return startProduct({ ADMIN_PASSWORD, RATE_LIMITS: 'on', SMTP_URL: mailServer.url, MAIL_TO: INBOX });
});

/** Tries a wrong password from the address of the browser, but not as that browser. */
const guess = (page: Page): Promise<{ status: number; retryAfter: number }> =>
  page.evaluate(async () => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"password":"guess"}' };
    const { status, headers } = await fetch('/api/admin/login', { ...init, credentials: 'omit' });
    return { status, retryAfter: Number(headers.get('Retry-After')) };
  });

/** Guesses until the address is refused for minutes. The queue refuses an attempt for seconds. */
async function useUpFailures(page: Page): Promise<void> {
  const guessUntilRefused = async () => {
    await expect.poll(async () => (await guess(page)).retryAfter, { interval: 200 }).toBeGreaterThan(60);
  };
  await Promise.all(Array.from({ length: MAX_FAILURES }, guessUntilRefused));
}

afterAll(() => mailServer?.stop());

test('an admin whose password is refused unchecked asks for a link, opens it and signs in', async () => {
  const page = await site.open();
  await page.goto(`${site.url}/admin/login`);
  await useUpFailures(page);
  const password = page.getByLabel('Password');
  const offer = page.getByRole('button', { name: 'Mail a sign-in link to the agency' });
  await password.fill(ADMIN_PASSWORD);
  expect(await offer.count()).toBe(0);
  await password.press('Enter');
  await seeToast(page, 'Login failed');
  await offer.waitFor();
  await expectAccessible(page);
  await expectFitsNarrowScreens(page);

  const arrives = mailServer.nextTo(INBOX);
  await offer.press('Enter');
  await page.getByText(/^We are mailing a link to the agency\. It works until /).waitFor();
  const { text = '' } = await arrives;
  const [link = ''] = /http\S+\/admin\/sign-in-link#[\w-]{43}/.exec(text) ?? [];
  expect(new URL(link).origin).toBe(site.url);
  await offer.press('Enter');
  await page.getByText(/^A link was already mailed at .+ It works until .+ Open it in this browser\.$/).waitFor();
  expect(await page.content()).not.toContain('agency.example');

  // A mail scanner opens the link first.
  expect((await fetch(link)).headers.getSetCookie()).toEqual([]);
  await page.goto(link);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  const skip = page.getByRole('button', { name: 'Skip the queue in this browser' });
  await skip.and(page.locator(':enabled')).waitFor();
  expect(await page.context().cookies()).toEqual([]);
  await expectAccessible(page);
  await expectFitsNarrowScreens(page);
  await expectForcedColorsKeepButtons(page);
  await expectKeyboardReachesEverything(page);
  await skip.press('Enter');
  await page.waitForURL(`${site.url}/admin/login`);
  await seeToast(page, 'This browser skips the queue');
  expect(await page.context().cookies()).toMatchObject([{ httpOnly: true, sameSite: 'Strict' }]);
  expect((await page.request.get(`${site.url}/api/admin/leads`)).status()).toBe(401);
  await password.fill(ADMIN_PASSWORD);
  await password.press('Enter');
  await page.waitForURL(`${site.url}/admin`);
  expect((await guess(page)).status, 'others are still refused').toBe(429);

  await page.goto(link);
  await skip.click();
  await page.getByRole('alert').getByText('This link was already used, has expired or is not complete.').waitFor();
  const back = page.getByRole('link', { name: 'Go to the sign-in page' });
  await back.and(page.locator(':focus')).waitFor();
  expect(await skip.count(), 'the link cannot be tried again').toBe(0);
});

test('the offer and the page of the link say that they are busy, and that the connection is gone', async () => {
  const page = await site.open();
  const lost = 'Our server could not be reached. Check your connection and try again.';
  await page.goto(`${site.url}/admin/login`);
  await useUpFailures(page);
  await page.getByLabel('Password').fill(ADMIN_PASSWORD);
  await page.getByLabel('Password').press('Enter');
  const offer = page.getByRole('button', { name: 'Mail a sign-in link to the agency' });
  await offer.waitFor();
  const { height } = (await offer.boundingBox()) ?? {};
  const asking = await loseCall(page, '/api/admin/sign-in-link');
  await offer.press('Enter');
  const busy = page.getByRole('button', { name: 'Mailing a link...' });
  await busy.and(page.locator(':focus')).waitFor();
  expect((await busy.boundingBox())?.height).toBe(height);
  asking();
  await page.getByRole('status').getByText(lost).waitFor();
  await offer.and(page.locator(':focus')).waitFor();

  await page.goto(`${site.url}/admin/sign-in-link#${'a'.repeat(43)}`);
  const skip = page.getByRole('button', { name: 'Skip the queue in this browser' });
  const redeeming = await loseCall(page, '/api/admin/sign-in-link/redeem');
  await skip.and(page.locator(':enabled')).press('Enter');
  await page.getByRole('button', { name: 'Skipping the queue...' }).waitFor();
  redeeming();
  await page.getByRole('alert').getByText(lost).waitFor();
  await skip.and(page.locator(':focus')).waitFor();
  await expectAccessible(page);
  await expectFitsNarrowScreens(page);

  // A mail program that cut the address off.
  await page.goto('about:blank');
  await page.goto(`${site.url}/admin/sign-in-link`);
  await page.getByRole('alert').getByText('This link is not complete.').waitFor();
  expect(await skip.count()).toBe(0);
});
