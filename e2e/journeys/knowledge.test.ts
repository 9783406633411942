import { DOWNLOADS } from '@named-first/contract';
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

const DOWNLOAD = '/api/whitepaper/submit';
const SUBSCRIBE = '/api/newsletter/subscribe';
const SEND = 'Email Me the Link';

const site = runSite(sharedProduct);

async function openKnowledge(options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const page = await site.open(options);
  await page.goto(`${site.url}/knowledge`);
  if (options.javaScriptEnabled !== false) await expectHydrated(page);
  return page;
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Download Free Guide' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

const toastIn = (page: Page) => page.locator('li[data-state=open]');
const newsletter = (page: Page) => page.locator('#newsletter');

test('the page is complete: the blog, the guide, three subjects, six resources and the newsletter', async () => {
  const page = await site.open();
  await expectSoundPage(page, await page.goto(`${site.url}/knowledge`, { waitUntil: 'networkidle' }));
  expect(await page.getByRole('main').getByRole('link', { name: /Blog/ }).getAttribute('href')).toBe('/blog');
  await page.getByRole('heading', { name: DOWNLOADS.guide.title }).waitFor();
  const resources = page.getByRole('region', { name: 'Next on the shelf' }).getByRole('listitem');
  const kinds = (await resources.allInnerTexts()).map((text) => text.split('\n')[0]?.trim());
  expect(kinds).toHaveLength(6);
  expect(new Set(kinds)).toEqual(new Set(['Guide', 'Case Study', 'Tutorial', 'Report']));
  await page.getByText('12,000+').waitFor();
});

test('the action of a resource does nothing, and says so', async () => {
  const page = await openKnowledge();
  const action = page.getByRole('button', { name: 'View Report' });
  expect(await action.getAttribute('aria-disabled')).toBe('true');
  const before = await page.locator('main').innerHTML();
  await action.click({ force: true });
  expect(page.url()).toBe(`${site.url}/knowledge`);
  expect(await page.locator('main').innerHTML()).toBe(before);
  expect(await page.getByText('Coming soon').count()).toBe(6);
});

test('the page works on narrow screens, by keyboard, in forced colors and with reduced motion', async () => {
  const page = await openKnowledge();
  await expectFitsNarrowScreens(page);
  await expectKeyboardReachesEverything(page);
  await expectForcedColorsKeepButtons(page);
  await expectReducedMotion(page);
});

test('the guide is requested once, the confirmation shows the address, and closing the dialog clears it', async () => {
  const page = await openKnowledge();
  const call = await holdCall(page, DOWNLOAD, 201, {});
  const dialog = await openDialog(page);
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill('dana@whitfield.example');
  await dialog.getByLabel('Company').fill('Whitfield Plumbing');
  await dialog.getByRole('button', { name: SEND }).dblclick();
  await dialog.getByRole('button', { name: 'Sending...' }).waitFor();
  call.release();
  await dialog.getByRole('heading', { name: 'Check Your Email!' }).waitFor();
  await dialog.getByText('dana@whitfield.example').waitFor();
  await toastIn(page).getByText('Success!').waitFor();
  await toastIn(page).getByText('Check your email for the white paper download link.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Check Your Email!');
  await expectAccessible(page);
  expect(call.sent).toEqual([
    { email: 'dana@whitfield.example', fullName: '', company: 'Whitfield Plumbing', document: 'guide' },
  ]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  await openDialog(page);
  for (const name of ['email', 'fullName', 'company']) {
    expect(await page.locator(`dialog input[name=${name}]`).inputValue()).toBe('');
  }
  expect(page.problems).toEqual([]);
});

test('on a phone the toast covers neither the dialog’s confirmation nor its close button', async () => {
  const page = await openKnowledge({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await intercept(page, DOWNLOAD, [201, {}]);
  const dialog = await openDialog(page);
  await dialog.getByLabel('Email').fill('dana@whitfield.example');
  await dialog.getByRole('button', { name: SEND }).click();
  await toastIn(page).getByText('Success!').waitFor();
  const toast = await toastIn(page).boundingBox();
  for (const part of [dialog.getByText('dana@whitfield.example'), dialog.getByRole('button', { name: 'Done' })]) {
    const { y, height } = (await part.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(toast!.y);
  }
});

test('the white paper is requested on the blog, with a dialog of its own', async () => {
  const page = await site.open();
  const sent = await intercept(page, DOWNLOAD, [500, {}], [201, {}]);
  await page.goto(`${site.url}/blog`);
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Download White Paper' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('dana@whitfield.example');
  await dialog.locator('button[type=submit]').click();
  await toastIn(page).getByText('Failed to submit. Please try again.').waitFor();
  await dialog.locator('button[type=submit]').click();
  await toastIn(page).getByText('Check your email for the download link.').waitFor();
  await dialog.getByRole('heading', { name: 'Check Your Email!' }).waitFor();
  expect(sent).toMatchObject([{ document: 'white-paper' }, { document: 'white-paper' }]);
});

test('without an email the dialog sends nothing; after a failure it keeps the input', async () => {
  const page = await openKnowledge({ viewport: { width: 390, height: 780 } });
  const sent = await intercept(page, DOWNLOAD, [500, { message: 'Try later.' }], [201, {}]);
  const dialog = await openDialog(page);
  await expectFitsNarrowScreens(page);
  await dialog.getByLabel('Full Name').fill('Dana');
  await page.keyboard.press('Enter');
  await expect.poll(() => dialog.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(sent).toEqual([]);
  await dialog.getByLabel('Email').fill('dana@whitfield.example');
  await dialog.getByRole('button', { name: SEND }).click();
  await toastIn(page).getByText('Error', { exact: true }).waitFor();
  await toastIn(page).getByText('Failed to submit. Please try again.').waitFor();
  await dialog.getByText('Try later.').waitFor();
  expect(await dialog.getByLabel('Full Name').inputValue()).toBe('Dana');
  await dialog.getByRole('button', { name: SEND }).click();
  await dialog.getByRole('heading', { name: 'Check Your Email!' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const opener = page.getByRole('button', { name: 'Download Free Guide' });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the newsletter form sends an address once, shows thanks, and is empty again', async () => {
  const page = await openKnowledge();
  const call = await holdCall(page, SUBSCRIBE, 201, {});
  await newsletter(page).getByRole('button').click();
  await newsletter(page).getByText('Please enter a valid email address').waitFor();
  await newsletter(page).getByLabel('Your email').fill('dana@whitfield.example');
  await newsletter(page).getByRole('button').dblclick();
  await newsletter(page).getByRole('button', { name: 'Subscribing...' }).waitFor();
  call.release();
  await toastIn(page).getByText('Success!').waitFor();
  await toastIn(page).getByText("You've been subscribed to our newsletter.").waitFor();
  expect(call.sent).toEqual([{ email: 'dana@whitfield.example' }]);
  expect(await newsletter(page).getByLabel('Your email').inputValue()).toBe('');
});

test.each(['an error', 'no connection'])('with %s the newsletter form says so and keeps the address', async (what) => {
  const page = await openKnowledge();
  await newsletter(page).getByLabel('Your email').fill('dana@whitfield.example');
  if (what === 'an error') await intercept(page, SUBSCRIBE, [500, { message: 'Try later.' }]);
  else await page.context().setOffline(true);
  await newsletter(page).getByRole('button').click();
  await toastIn(page).getByText('Error', { exact: true }).waitFor();
  await toastIn(page).getByText('Failed to subscribe. Please try again.').waitFor();
  expect(await newsletter(page).getByLabel('Your email').inputValue()).toBe('dana@whitfield.example');
});

test('without JavaScript the server handles the forms of the guide and the newsletter', async () => {
  const page = await openKnowledge({ javaScriptEnabled: false });
  const dialog = await openDialog(page);
  await page.getByRole('button', { name: SEND }).click();
  await page.getByText('Please enter a valid email address').waitFor();
  await page.locator('dialog input[name=email]').fill('guide@whitfield.example');
  await page.getByRole('button', { name: SEND }).click();
  await page.getByRole('heading', { name: 'Check Your Email!' }).waitFor();
  await page.getByText('guide@whitfield.example').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await newsletter(page).getByLabel('Your email').fill('news@whitfield.example');
  await newsletter(page).getByRole('button').click();
  await page.getByText("You've been subscribed to our newsletter.").waitFor();
  for (const address of ['guide@whitfield.example', 'news@whitfield.example']) {
    await eventually(`the mail to ${address}`, async () =>
      (await site.product.mails()).find(({ to }) => to?.[0]?.address === address),
    );
  }
});
