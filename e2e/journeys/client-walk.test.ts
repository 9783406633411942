import { brand, planOf } from '@named-first/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { runBackOffice, seeToast } from '../src/back-office.ts';
import { expectAccessible } from '../src/page-checks.ts';
import { eventually } from '../src/product.ts';

const office = runBackOffice();
const EMAIL = 'dana@whitfield.example';

/** Orders Growth and returns the URL of its demo checkout. */
async function openOrder(websiteDomain: string): Promise<string> {
  const { id, name, priceId } = planOf('growth');
  const answer = await fetch(`${office.url}/api/create-subscription`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      fullName: 'Dana Whitfield',
      businessEmail: EMAIL,
      businessName: 'Whitfield Plumbing',
      websiteDomain,
      planId: id,
      planName: name,
      priceId,
    }),
  });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return ((await answer.json()) as { url: string }).url;
}

const mailNamed = (words: RegExp) =>
  eventually(`a mail ${words}`, async () =>
    (await office.product.mails()).find(({ subject }) => words.test(subject ?? '')),
  );

async function openClient(page: Page): Promise<void> {
  await page.goto(`${office.url}/admin/clients/all`);
  await page.getByRole('link', { name: 'Whitfield Plumbing' }).click();
  await page.getByRole('heading', { level: 1, name: 'Whitfield Plumbing' }).waitFor();
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a bought plan creates a client with owed work, who can request a refund', async () => {
  const page = await office.open();
  await page.goto(await openOrder('our site, ask me'));
  await page.getByLabel('Discount code (optional)').fill('WRONG');
  await page.getByRole('button', { name: 'Pay $299' }).click();
  await page.getByText('This code is not valid', { exact: true }).waitFor();
  expect(page.problems.splice(0)).toEqual([expect.stringContaining('400 (Bad Request)')]);
  await page.getByLabel('Discount code (optional)').fill(brand.discountCode);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay $299' }).click();
  await page.waitForURL(/\/pricing/);

  const welcome = await mailNamed(/^Welcome to/);
  const billing = welcome?.text?.match(/http:\S+\/billing\/[\w-]+/)?.[0] ?? '';
  await page.goto(billing);
  await page.getByLabel('Website URL').fill('whitfield.example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Until .* you get your money back in full/).waitFor();
  expect(await page.getByLabel('Website URL').count()).toBe(0);

  await openClient(page);
  await region(page, 'History').getByText(`Used the discount code ${brand.discountCode}`, { exact: true }).waitFor();
  await region(page, 'Work owed').getByRole('button', { name: 'Record: Google Business Profile corrected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Google Business Profile corrected' });
  await dialog.getByLabel('Address where it can be seen').fill('https://maps.example/whitfield');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await seeToast(page, 'Work recorded');
  await region(page, 'Work owed').getByRole('link', { name: 'https://maps.example/whitfield' }).waitFor();
  await page.getByRole('button', { name: 'Onboarding Done' }).click();
  await page.getByText('Active', { exact: true }).waitFor();

  await page.goto(billing);
  await page.getByLabel('What should we have done better? (optional)').fill('No calls yet');
  await page.getByRole('button', { name: 'Ask for My Money Back' }).click();
  await page.getByText(/^You asked for your money back on/).waitFor();
  await expectAccessible(page);

  await page.goto(`${office.url}/admin/clients`);
  await page.getByText('Asked for their money back', { exact: false }).first().waitFor();
  await expectAccessible(page);
  await openClient(page);
  await page.getByRole('button', { name: 'Record the Refund as Made' }).click();
  await seeToast(page, 'The refund is recorded');
  expect(page.problems).toEqual([]);
});

test('an upgrade and a cancellation reach the client, the agency and the history', async () => {
  const page = await office.open();
  const welcome = await mailNamed(/^Welcome to/);
  await page.goto(welcome?.text?.match(/http:\S+\/billing\/[\w-]+/)?.[0] ?? '');
  await page.getByRole('link', { name: 'Change Plan, Card or Cancel' }).click();
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await page.getByText('$499', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Cancel my plan' }).click();
  await page.getByText(/^Your plan ends on/).waitFor();

  const mailsAbout = async (words: RegExp) =>
    (await office.product.mails()).filter(({ subject }) => words.test(subject ?? ''));
  await eventually('the mails about the upgrade', async () => (await mailsAbout(/upgrade|Premium/i)).length >= 2);
  await openClient(page);
  await region(page, 'History').getByText('Upgraded from Growth to Premium', { exact: true }).waitFor();
  await region(page, 'History')
    .getByText(/^Cancelled: the plan ends on/)
    .waitFor();
  await page.getByText('Ending', { exact: true }).first().waitFor();
});
