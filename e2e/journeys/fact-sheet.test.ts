import { resolve } from 'node:path';
import { planOf } from '@named-first/contract';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { runBackOffice, seeToast } from '../src/back-office.ts';
import { expectAccessibleAt, expectFitsNarrowScreens } from '../src/page-checks.ts';
import { eventually } from '../src/product.ts';
import { type SiteServer, serveSites } from '../src/site-server.ts';

const FIXTURES = resolve(import.meta.dirname, '../../scanner/fixtures/sites');
const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };

let sites: SiteServer;
const office = runBackOffice(async () => {
  sites = await serveSites((site) => resolve(FIXTURES, site));
  return { SCAN_RESOLVE: `*.test=127.0.0.1:${sites.port}` };
});
afterAll(() => sites?.close());

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Buys a plan in the demo checkout for a fixture site and returns the URL of the client's page. */
async function buy(page: Page): Promise<string> {
  const { id, name, priceId } = planOf('growth');
  const order = {
    ...{ fullName: 'Dana Whitfield', businessEmail: 'dana@whitfield.example', businessName: 'Copper Creek Plumbing' },
    ...{ websiteDomain: 'plumbing-good.test', planId: id, planName: name, priceId },
  };
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${office.url}/api/create-subscription`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify(order),
  });
  await page.goto(((await answer.json()) as { url: string }).url);
  await page.getByRole('button', { name: 'Pay $299' }).click();
  await page.waitForURL(/\/pricing/);
  await page.goto(`${office.url}/admin/clients/all`);
  await page.getByRole('link', { name: 'Copper Creek Plumbing' }).click();
  await page.getByRole('heading', { level: 1, name: 'Copper Creek Plumbing' }).waitFor();
  return page.url();
}

/** The link in the n-th mail. */
async function mailedLink(count: number): Promise<string> {
  const mails = await eventually(`${count} mails to sign`, async () => {
    const found = (await office.product.mails()).filter(({ subject }) => /^Please check/.test(subject ?? ''));
    return found.length >= count ? found : null;
  });
  const links = mails.map(({ text }) => text?.match(/http:\S+\/fact-sheet\/[\w-]+/)?.[0] ?? '');
  return links.find((link) => !seen.has(link)) ?? '';
}
const seen = new Set<string>();

async function expectSoundInBothWidths(page: Page): Promise<void> {
  await expectAccessibleAt([NARROW.width, WIDE.width], page);
  await expectFitsNarrowScreens(page);
  await page.setViewportSize(WIDE);
}

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHEET_SHOTS;
  if (!folder) return;
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await page.screenshot({ path: `${folder}/${name}-${size.width}.png`, fullPage: true });
  }
}

/** Waits until the scan has filled the draft. On a busy machine a scan may run out of time: then asks for another. */
async function readDraft(page: Page): Promise<void> {
  const name = textbox(page, 'Business name');
  await expect
    .poll(async () => {
      if (await page.getByText('The website has not been read yet.').isVisible())
        await page.getByRole('button', { name: 'Read the Website' }).click();
      return (await name.isVisible()) && name.inputValue();
    })
    .toBeTruthy();
}

test('a fact sheet is drafted, corrected, returned with changes, signed without scripts, and then overrides the site', async () => {
  const page = await office.open();
  const client = await buy(page);
  await page.getByRole('link', { name: 'Fact Sheet' }).click();
  await page.getByText('Nothing is signed yet.', { exact: true }).waitFor();
  await expectSoundInBothWidths(page);
  await page.getByRole('button', { name: 'Start the Sheet' }).click();
  await readDraft(page);
  expect(await textbox(page, 'Business name').inputValue()).toMatch(/Blue Spruce/);
  await shot(page, 'draft');
  await expectSoundInBothWidths(page);

  await textbox(page, 'Monday').fill('17:00 - 8:00');
  await page.getByRole('button', { name: 'Save the Sheet' }).click();
  await page.getByText(/It closes before it opens/).waitFor();
  await textbox(page, 'Monday').fill('8 am - 6:30 pm');
  await textbox(page, 'Main phone').fill('12');
  await page.getByRole('button', { name: 'Save the Sheet' }).click();
  await page.getByText('This is no phone number of the country above', { exact: true }).waitFor();
  expect(page.problems.splice(0)).toEqual([expect.stringContaining('400 (Bad Request)')]);
  await textbox(page, 'Main phone').fill('(208) 345-6789');
  await page.getByRole('button', { name: 'Save the Sheet' }).dblclick();
  await seeToast(page, 'Sheet saved');

  const other = await office.open();
  await other.goto(page.url());
  await textbox(other, 'Who answers for the business').fill('Dana Whitfield');
  await textbox(page, 'Insured through').fill('Hollow Mutual');
  await page.getByRole('button', { name: 'Save the Sheet' }).click();
  await expect.poll(() => textbox(page, 'Insured through').inputValue()).toBe('Hollow Mutual');
  await seeToast(page, 'Sheet saved');
  await other.getByRole('button', { name: 'Save the Sheet' }).click();
  await other.getByText(/Somebody else changed this sheet/).waitFor();
  expect(await textbox(other, 'Who answers for the business').inputValue()).toBe('Dana Whitfield');
  await other.getByRole('button', { name: 'Load Their Version' }).click();
  await expect.poll(() => textbox(other, 'Insured through').inputValue()).toBe('Hollow Mutual');
  expect(other.problems).toEqual([expect.stringContaining('412')]);

  await page.getByRole('button', { name: 'Send for Sign-off' }).dblclick();
  await seeToast(page, 'Mailed for sign-off');
  const first = await mailedLink(1);
  seen.add(first);

  const owner = await office.open({ javaScriptEnabled: false, storageState: { cookies: [], origins: [] } });
  const answer = await owner.goto(first);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  expect(answer?.headers()['content-security-policy']).toMatch(/default-src 'none'/);
  await owner.getByRole('heading', { level: 1, name: /^Are these facts about/ }).waitFor();
  await shot(owner, 'sign');
  await owner.getByRole('button', { name: 'Sign the Facts' }).click();
  await owner.getByText('Please tick that everything is correct', { exact: true }).waitFor();
  const monday = owner.locator('details', { has: owner.locator('[name=change-monday]') });
  await monday.locator('summary').click();
  await monday.getByLabel('What should it say?').fill('8 am to 6 pm');
  await owner.getByLabel(/^Everything on this sheet/).check();
  await owner.getByRole('button', { name: 'Sign the Facts' }).click();
  await owner.getByText(/^You wrote what to change/).waitFor();
  expect(await monday.getByLabel('What should it say?').inputValue()).toBe('8 am to 6 pm');
  await owner.getByRole('button', { name: 'Ask for Changes' }).click();
  await owner.getByRole('heading', { level: 1, name: 'Thank you, we have your changes' }).waitFor();
  await shot(owner, 'changes');

  await page.reload();
  await region(page, 'Sign-off').getByText('8 am to 6 pm', { exact: true }).waitFor();
  await textbox(page, 'Monday').fill('8 am - 6 pm');
  await page.getByRole('button', { name: 'Save the Sheet' }).click();
  await seeToast(page, 'Sheet saved');
  await page.getByRole('button', { name: 'Send for Sign-off' }).click();
  const second = await mailedLink(2);
  await owner.goto(first);
  await owner.getByRole('heading', { level: 1, name: 'There is a newer sheet' }).waitFor();
  await owner.goto(second);
  await owner.getByLabel('Your name').fill('Dana Whitfield');
  await owner.getByLabel(/^Everything on this sheet/).check();
  await owner.getByRole('button', { name: 'Sign the Facts' }).click();
  await owner.getByRole('heading', { level: 1, name: 'Thank you, the facts are signed' }).waitFor();
  await shot(owner, 'signed');

  const reader = await office.open({ storageState: { cookies: [], origins: [] } });
  await reader.goto(second);
  await expectSoundInBothWidths(reader);
  const unknown = await reader.goto(`${office.url}/fact-sheet/${'a'.repeat(43)}`);
  expect(unknown?.status()).toBe(404);
  await reader.getByRole('heading', { level: 1, name: 'This link leads to no sheet' }).waitFor();
  expect(reader.problems.splice(0)).toEqual([expect.stringContaining('404')]);
  await expectSoundInBothWidths(reader);

  await expect
    .poll(
      async () => {
        await page.goto(`${client}/fact-sheet`);
        await page.getByRole('heading', { level: 2, name: 'Signed versions' }).waitFor();
        return region(page, 'Texts to paste').getByText('They are written when', { exact: false }).count();
      },
      { interval: 2_000 },
    )
    .toBe(0);
  await region(page, 'Where the site says otherwise')
    .getByText(/^Monday:.*they signed “8:00 am – 6:00 pm”/)
    .waitFor();
  await page.getByText('Version 1, signed by Dana Whitfield').click();
  await page.getByText(/The link went to dana@whitfield\.example/).waitFor();
  await shot(page, 'desk');
  await expectSoundInBothWidths(page);
  await page.getByRole('button', { name: 'Change the Facts' }).click();
  await textbox(page, 'Business name').waitFor();
  await page.goto(client);
  await region(page, 'Work owed').getByText('Fact sheet 1, signed on', { exact: false }).waitFor();
  await region(page, 'History').getByText('Dana Whitfield signed fact sheet 1', { exact: true }).waitFor();
  expect(page.problems).toEqual([]);
}, 300_000);
