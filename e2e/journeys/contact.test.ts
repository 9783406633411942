import { brand, INDUSTRIES, INTERESTS } from '@named-first/contract';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { WatchedPage } from '../src/browser.ts';
import { holdCall, intercept } from '../src/intercept.ts';
import {
  expectAccessible,
  expectFitsNarrowScreens,
  expectForcedColorsKeepButtons,
  expectHydrated,
  expectKeyboardReachesEverything,
  expectReducedMotion,
  expectSoundPage,
} from '../src/page-checks.ts';
import { eventually, sharedProduct } from '../src/product.ts';
import { runSite } from '../src/running-site.ts';

const CALL = '/api/contact';
const TYPED = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@whitfield.example',
  phone: '(720) 310-4471',
  company: 'Whitfield Plumbing',
  message: 'Three vans, two towns.',
};

const site = runSite(sharedProduct);

async function openContact(options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const page = await site.open(options);
  await page.goto(`${site.url}/contact`);
  if (options.javaScriptEnabled !== false) await submitButton(page).and(page.locator(':disabled')).waitFor();
  return page;
}

const submitButton = (page: Page) => page.locator('form button[type=submit]');

async function fillContact(page: Page) {
  for (const [name, text] of Object.entries(TYPED)) await page.locator(`[name=${name}]`).fill(text);
  await page.locator('select[name=industry]').selectOption('plumbing');
}

test('the page is complete and says where and when we can be reached', async () => {
  const page = await site.open();
  await expectSoundPage(page, await page.goto(`${site.url}/contact`, { waitUntil: 'networkidle' }));
  const text = await page.locator('main').textContent();
  for (const part of [brand.phone.display, brand.email, 'Live chat', '24/7', 'Mon-Fri 9am-6pm EST', 'Available now']) {
    expect(text).toContain(part);
  }
  const options = await page
    .locator('select[name=industry] option:not([disabled])')
    .evaluateAll((nodes) =>
      nodes.map((node) => ({ value: (node as HTMLOptionElement).value, label: node.textContent })),
    );
  expect(options).toEqual(INDUSTRIES);
  for (const { id, label } of INTERESTS) {
    expect(await page.getByLabel(label).getAttribute('value')).toBe(id);
  }
});

test('the page passes axe and works on narrow screens, by keyboard, in forced colors and with reduced motion', async () => {
  const page = await openContact();
  await expectKeyboardReachesEverything(page);
  await page.getByLabel('Voice Search').check();
  await submitButton(page).click();
  await page.getByText('First name is required').waitFor();
  await expectAccessible(page);
  await expectFitsNarrowScreens(page);
  await expectForcedColorsKeepButtons(page);
  await expectReducedMotion(page);
});

test('input entered before the scripts arrived stays and can be sent', async () => {
  const page = await site.open();
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`${site.url}/contact`, { waitUntil: 'commit' });
  await fillContact(page);
  await page.getByLabel('Reddit Strategy').check();
  const sent = await intercept(page, CALL, [201, {}]);
  scripts.resolve();
  await expectHydrated(page);
  await submitButton(page).click();
  await eventually('the message is sent', async () => sent.length === 1);
  expect(sent).toEqual([expect.objectContaining({ ...TYPED, interests: ['reddit'] })]);
});

test('the form cannot be sent until an interest is ticked', async () => {
  const page = await openContact();
  await fillContact(page);
  expect(await submitButton(page).isDisabled()).toBe(true);
  await page.getByLabel('Reddit Strategy').check();
  expect(await submitButton(page).isDisabled()).toBe(false);
  await page.getByLabel('Reddit Strategy').uncheck();
  expect(await submitButton(page).isDisabled()).toBe(true);
});

test('an error is shown next to its field and disappears as soon as it is corrected', async () => {
  const page = await openContact();
  const sent = await intercept(page, CALL, [201, {}]);
  await page.getByLabel('LLM Optimization').check();
  await submitButton(page).click();
  for (const words of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Company is required',
    'Please choose your industry',
  ]) {
    await page.getByText(words).waitFor();
  }
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
  await page.getByLabel('Company').fill('Whitfield');
  await page.getByText('Company is required').waitFor({ state: 'detached' });
  await page.locator('select[name=industry]').selectOption('solar');
  await page.getByText('Please choose your industry').waitFor({ state: 'detached' });
  expect(sent).toEqual([]);
});

test('a double click sends one message; the form is disabled meanwhile, then shows thanks and is empty', async () => {
  const page = await openContact();
  const call = await holdCall(page, CALL, 201, {});
  await fillContact(page);
  await page.getByLabel('LLM Optimization').check();
  await page.getByLabel('Google Business Profile').check();
  await submitButton(page).dblclick();
  await page.getByRole('button', { name: 'Sending...' }).waitFor();
  expect(await submitButton(page).isDisabled()).toBe(true);
  expect(await page.locator('[name=firstName]').isDisabled()).toBe(true);
  call.release();
  const toast = page.locator('li[data-state=open]');
  await toast.getByText('Message Sent!').waitFor();
  await toast.getByText("We'll get back to you within 24 hours.").waitFor();
  expect(call.sent).toEqual([{ ...TYPED, industry: 'plumbing', interests: ['llm', 'gbp'] }]);
  for (const name of [...Object.keys(TYPED), 'industry']) {
    expect(await page.locator(`[name=${name}]`).inputValue()).toBe('');
  }
  expect(await page.locator('[name=interests]:checked').count()).toBe(0);
  expect(await submitButton(page).isDisabled()).toBe(true);
  expect(page.problems).toEqual([]);
});

test.each(['an error', 'no connection'])(
  'with %s it says so, keeps everything, and can be sent again',
  async (what) => {
    const page = await openContact();
    await fillContact(page);
    await page.getByLabel('Voice Search').check();
    if (what === 'an error') await intercept(page, CALL, [500, { message: 'Try later.' }]);
    else await page.context().setOffline(true);
    await submitButton(page).click();
    const toast = page.locator('li[data-state=open]');
    await toast.getByText('Error', { exact: true }).waitFor();
    await toast.getByText('Failed to send message. Please try again.').waitFor();
    await page.getByText(what === 'an error' ? 'Try later.' : /could not be reached/).waitFor();
    expect(await page.locator('[name=message]').inputValue()).toBe(TYPED.message);
    expect(await page.getByLabel('Voice Search').isChecked()).toBe(true);
    await page.context().setOffline(false);
    await intercept(page, CALL, [201, {}]);
    await submitButton(page).click();
    await page.getByText('Message Sent!').first().waitFor();
  },
);

test('a message is stored and mailed to the agency, with the sender as reply address', async () => {
  const page = await openContact();
  await fillContact(page);
  await page.getByLabel('Voice Search').check();
  await submitButton(page).click();
  await page.getByText('Message Sent!').first().waitFor();
  const mail = await eventually('the mail to the agency', async () =>
    (await site.product.mails()).find(({ replyTo }) => replyTo?.[0]?.address === TYPED.email),
  );
  expect(mail.text).toContain(TYPED.message);
});

test('without JavaScript the server validates and sends the form', async () => {
  const page = await openContact({ javaScriptEnabled: false, viewport: { width: 390, height: 780 } });
  await fillContact(page);
  await page.locator('[name=email]').fill('nojs@whitfield.example');
  expect(await submitButton(page).isDisabled()).toBe(false);
  await submitButton(page).click();
  await page.getByText('Please choose at least one interest').waitFor();
  expect(await page.locator('[name=message]').inputValue()).toBe(TYPED.message);
  expect(await page.locator('[name=industry]').inputValue()).toBe('plumbing');
  await page.getByLabel('Voice Search').check();
  await submitButton(page).click();
  await page.getByText("We'll get back to you within 24 hours.").waitFor();
  expect(await page.locator('[name=message]').inputValue()).toBe('');
  await eventually('the mail to the agency', async () =>
    (await site.product.mails()).find(({ replyTo }) => replyTo?.[0]?.address === 'nojs@whitfield.example'),
  );
});
