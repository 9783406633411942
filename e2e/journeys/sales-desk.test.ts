import { resolve } from 'node:path';
import { planOf } from '@named-first/contract';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { runBackOffice, seeToast } from '../src/back-office.ts';
import { expectAccessibleAt, expectFitsNarrowScreens } from '../src/page-checks.ts';
import { eventually } from '../src/product.ts';
import { type SiteServer, serveSites } from '../src/site-server.ts';

const sitesFolder = resolve(import.meta.dirname, '../../scanner/fixtures/sites');
/** How long to wait for something that happens without an action, such as a scan. */

let sites: SiteServer;
const office = runBackOffice(async () => {
  sites = await serveSites((site) => resolve(sitesFolder, site));
  return { SCAN_RESOLVE: `*.test=127.0.0.1:${sites.port}` };
});
afterAll(() => sites?.close());

const EMAIL = 'dana@whitfield.example';
const BUSINESS = 'Whitfield Plumbing';

async function send(path: string, body: unknown): Promise<Response> {
  const answer = await fetch(office.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return answer;
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Dana Whitfield' });

test('a lead gets a call, a note and a next call, and its order marks it as won', async () => {
  await send('/api/leads', {
    ...{ website: 'plumbing-good.test', name: 'Dana Whitfield', businessName: BUSINESS },
    ...{ email: EMAIL, phone: '(720) 310-4471' },
  });
  const page = await office.open();
  await page.goto(`${office.url}/admin`);
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Desk' }).click();
  // The list that is left has a button of the same name.
  await page.waitForURL(/\/admin\/desk/);
  await page.getByRole('button', { name: 'Dana Whitfield' }).click();
  const desk = panel(page).getByRole('region', { name: 'Desk' });
  await desk.getByLabel('Stage').selectOption('lost');
  await desk.getByLabel('Why it is lost').fill('Has an agency');
  await desk.getByRole('button', { name: 'Save' }).click();
  await seeToast(page, 'Saved');
  await desk.getByText('New → Lost: Has an agency', { exact: true }).waitFor();
  await desk.getByLabel('Stage').selectOption('called');
  await desk.getByLabel('Next call (your time)').fill('2020-03-05T09:30');
  await desk.getByRole('button', { name: 'Save' }).click();
  await desk.getByText('Lost → Called', { exact: true }).waitFor();
  await desk.getByText('Next call Mar 5, 2020, 9:30 AM', { exact: true }).waitFor();
  await desk.getByLabel('Note').fill('Call after six');
  await desk.getByRole('button', { name: 'Add Note' }).dblclick();
  await seeToast(page, 'Note added');
  await desk.getByText('Call after six', { exact: true }).waitFor();
  expect(await desk.getByText('Call after six', { exact: true }).count()).toBe(1);
  await panel(page).getByText('Nothing else is known of this website.').waitFor();
  await expectAccessibleAt([390, 1280], page);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });

  // The second choice comes before the first is rendered.
  await page.getByLabel('Calls due').evaluate((box: HTMLInputElement) => {
    box.click();
    const stage = document.querySelector<HTMLSelectElement>('main select[name=stage]')!;
    stage.value = 'called';
    stage.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.waitForURL((url) => url.searchParams.get('stage') === 'called');
  expect(new URL(page.url()).searchParams.get('calls')).toBe('due');
  const row = page.getByRole('row', { name: /Dana Whitfield/ });
  await row.getByText('Call after six').waitFor();
  await expectAccessibleAt([390, 1280], page);
  await expectFitsNarrowScreens(page);
  await page.locator('main select[name=stage]').selectOption('offered');
  await page.getByText('No leads match', { exact: true }).waitFor();

  await page.goto(`${office.url}/admin/desk`);
  await buy(page);
  await eventually('the lead to be won', async () => {
    await page.goto(`${office.url}/admin/desk?who=clients`);
    await page.getByText(/^\d+ leads? found$/).waitFor();
    return (await row.getByText('Won', { exact: true }).count()) > 0;
  });
  await row.getByRole('link', { name: /Client, being set up/ }).waitFor();
  await page.goto(`${office.url}/admin/desk`);
  await page.getByText('No prospects yet', { exact: true }).waitFor();
  expect(page.problems).toEqual([]);
});

async function buy(page: Page): Promise<void> {
  const { id, name, priceId } = planOf('growth');
  const order = {
    fullName: 'Dana Whitfield',
    businessEmail: EMAIL,
    businessName: BUSINESS,
    websiteDomain: 'plumbing-good.test',
  };
  const answer = await send('/api/create-subscription', { ...order, planId: id, planName: name, priceId });
  await page.goto(((await answer.json()) as { url: string }).url);
  await page.getByRole('button', { name: 'Pay $299' }).click();
  await page.waitForURL(/\/pricing/);
}

test('the call sheet shows that the lead is a client, its notes, and related records', async () => {
  await send('/api/contact', {
    ...{ firstName: 'Dana', lastName: 'Whitfield', email: EMAIL, company: BUSINESS, industry: 'plumbing' },
    ...{ interests: ['llm'], message: 'When does it start?' },
  });
  const page = await office.open();
  await page.goto(`${office.url}/admin/desk?who=clients`);
  await page.getByRole('button', { name: 'Dana Whitfield' }).click();
  const href = await eventually('the report', async () =>
    panel(page).getByRole('link', { name: 'View Report' }).getAttribute('href'),
  );
  await page.goto(office.url + href);
  const sheet = page.getByRole('region', { name: 'For the call' });
  await sheet.getByRole('link', { name: `Client, being set up: ${BUSINESS}` }).waitFor();
  await sheet.getByText('Call after six').waitFor();
  await sheet.getByText('Growth, dana@whitfield.example').waitFor();
  await expectAccessibleAt([390, 1280], page);
  const theirs = await sheet.getByRole('link', { name: 'Open as they see it' }).getAttribute('href');
  await eventually('the report to be ready', async () => {
    await page.goto(theirs ?? '');
    return (await page.getByRole('link', { name: 'Download PDF' }).count()) > 0;
  });
  expect(await page.getByText('See plans').count()).toBe(0);
});

test('a prospect is scanned without a lead or a mail, reviewed, and turned into a lead', async () => {
  const page = await office.open();
  await page.goto(`${office.url}/admin/prospects`);
  await page.getByText('No prospects yet', { exact: true }).waitFor();
  await page.getByLabel('Scan a website').fill('no website');
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  await page.getByText(/^Please enter a valid website URL/).waitFor();
  await page.getByLabel('Scan a website').fill('plumbing-bad.test');
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  await seeToast(page, 'The scan has begun');
  const report = page.getByRole('link', { name: 'View Report of https://plumbing-bad.test/' });
  await report.waitFor();
  await expectAccessibleAt([390, 1280], page);
  await expectFitsNarrowScreens(page);

  await page.getByRole('button', { name: 'Make Lead' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a lead' });
  await dialog.getByLabel('Name', { exact: true }).fill('Bo Pipe');
  await dialog.getByLabel('Business name').fill('Bad Plumbing');
  await dialog.getByLabel('Email').fill('bo@bad.example');
  await expectAccessibleAt([390, 1280], page);
  await dialog.getByRole('button', { name: 'Make Lead' }).click();
  await seeToast(page, 'Lead made');
  await page.getByRole('link', { name: /^Open Lead/ }).waitFor();
  await report.click();
  await page.getByRole('heading', { level: 1, name: 'plumbing-bad.test' }).waitFor();
  await page.getByRole('link', { name: 'Bo Pipe, bo@bad.example' }).waitFor();
  await expectAccessibleAt([390, 1280], page);
  // Mails about the client of the tests before may still arrive.
  const mails = (await office.product.mails()).map(({ to, subject, text }) => JSON.stringify({ to, subject, text }));
  expect(mails.filter((mail) => /plumbing-bad\.test|bad\.example|Bo Pipe/.test(mail))).toEqual([]);
});

test('a file is uploaded to the client’s page, downloaded and deleted', async () => {
  const page = await office.open();
  await page.goto(`${office.url}/admin/clients/all`);
  await page.getByRole('link', { name: BUSINESS }).click();
  const files = page.getByRole('region', { name: 'Files', exact: true });
  await files.getByRole('button', { name: 'Add File' }).click();
  await files.getByText('Please choose a file.', { exact: true }).waitFor();
  const pdf = { name: 'agreement.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 signed') };
  await files.getByLabel('Add a file (10 MB at most)').setInputFiles(pdf);
  await files.getByRole('button', { name: 'Add File' }).click();
  await seeToast(page, 'File added');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    files.getByRole('link', { name: 'agreement.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('agreement.pdf');
  await expectAccessibleAt([390, 1280], page);
  await files.getByRole('button', { name: 'Delete agreement.pdf' }).click();
  await files.getByRole('button', { name: 'Delete for good' }).click();
  await seeToast(page, 'File deleted');
  await files.getByText('No files.', { exact: true }).waitFor();
});

test('the inbox links an order and a message to the client', async () => {
  const page = await office.open();
  await page.goto(`${office.url}/admin/inbox?list=customers`);
  await page.getByRole('link', { name: 'open Clients' }).waitFor();
  await page.getByRole('link', { name: 'Open client', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: BUSINESS }).waitFor();
  await page.goto(`${office.url}/admin/inbox?list=contacts`);
  await page.getByRole('link', { name: `Client: ${BUSINESS}` }).waitFor();
  await expectAccessibleAt([390, 1280], page);
});
