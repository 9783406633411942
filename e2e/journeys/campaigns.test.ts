import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Campaign } from '@named-first/contract';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { runBackOffice, seeToast, signIn } from '../src/back-office.ts';
import { downloadedText, openPage } from '../src/browser.ts';
import { focused } from '../src/keyboard.ts';
import { expectAccessible, expectFitsNarrowScreens, expectKeyboardReachesEverything } from '../src/page-checks.ts';

const HEADER = 'Business,Website,First Name,Last Name,Title,Location,Email';

/** Sites that can be scored, and sites whose name begins with `closed`, which refuse every request. */
const sites = createServer((request, response) => {
  if (request.headers.host?.startsWith('closed')) return void response.writeHead(403).end();
  if (request.url !== '/')
    return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><html lang="en"><head><title>Pipe Plumbing in Columbus, Ohio</title></head>
    <body><h1>Pipe Plumbing</h1><p>We repair pipes in Columbus, Ohio. Call (614) 555-0100.</p></body></html>`);
});

const office = runBackOffice(async () => {
  await new Promise<void>((resolve) => sites.listen(0, '127.0.0.1', resolve));
  const { port } = sites.address() as AddressInfo;
  return { SCAN_RESOLVE: `*.test=127.0.0.1:${port}` };
});

afterAll(() => void sites.close());

async function open(path = '/admin/campaigns') {
  const page = await office.open();
  await page.goto(office.url + path);
  return page;
}

const csvFile = (lines: string[], name = 'Plumbers of Columbus.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADER, ...lines].join('\r\n')),
});
const line = (website: string, email = 'ada@example.com') => `"Pipe, Inc",${website},Ada,Pipe,Owner,Columbus,${email}`;
const submit = (page: Page) => page.getByRole('button', { name: 'Upload and Start' });
/** The text of a column in the first campaign. */
const shown = async (page: Page, name: string) =>
  (await page.locator(`tbody tr [data-column=${name}]`).allInnerTexts())[0];

/** A campaign as the list call returns it, for states that take long to reach. */
function campaign(overrides: Partial<Campaign>): Campaign {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    ...{ name: 'Roofers', status: 'processing', totalContacts: 3, completedScans: 1, failedScans: 1 },
    ...{ createdAt: '2026-03-02T15:00:00.000Z', completedAt: null, pausedAt: null, cancelledAt: null },
    ...{ refusedRows: 0, contactAllowed: false },
    ...overrides,
  };
}

test('without a session, the campaigns page is reached through the sign-in page', async () => {
  const page = await openPage(office.browser, office.url);
  const campaigns = `${office.url}/admin/campaigns`;
  await page.goto(campaigns);
  await page.waitForURL(/\/admin\/login\?next=%2Fadmin%2Fcampaigns/);
  await signIn(page, campaigns);
});

test('the upload card asks for missing fields and refuses a file that is not CSV', async () => {
  const page = await open();
  await page.getByText('No campaigns yet. Upload a CSV to get started.', { exact: true }).waitFor();
  await expectKeyboardReachesEverything(page);
  await submit(page).click();
  await seeToast(page, 'Missing information');
  await seeToast(page, 'Please select a file and enter a campaign name');
  await page.locator('input[name=csv]').setInputFiles(csvFile([], 'list.xlsx'));
  await seeToast(page, 'Invalid file type');
  await seeToast(page, 'Please upload a CSV file');
  await page.locator('input[name=csv]').setInputFiles(csvFile([line('one.test')]));
  expect(await page.locator('input[name=name]').inputValue()).toBe('Plumbers of Columbus');
  await page.locator('input[name=name]').fill('  ');
  await submit(page).click();
  await seeToast(page, 'Missing information');
  await expectAccessible(page);
  await expectFitsNarrowScreens(page);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.waitForURL(`${office.url}/admin`);
});

test('a file is checked, started and scanned, and its results are downloaded', async () => {
  const page = await open();
  const lines = [line('one.test'), line('not a site'), line('closed.test'), line('www.one.test', 'ben@example.com')];
  await page.locator('input[name=csv]').setInputFiles(csvFile(lines));
  await page
    .getByText('3 rows can be scanned (2 different websites), 1 cannot. Read as UTF-8, separated by comma.')
    .waitFor();
  await page.getByText('Why 1 row cannot be scanned').click();
  await page.getByText('Row 3: Website "not a site" is not a website address.').waitFor();
  expect(await (await page.request.get(`${office.url}/api/admin/campaigns`)).json()).toEqual([]);
  expect(await page.locator('input[name=contactAllowed]').isChecked()).toBe(false);
  await expectAccessible(page);
  await expectFitsNarrowScreens(page);

  await submit(page).dblclick();
  await seeToast(page, 'Campaign created successfully');
  await seeToast(page, 'Processing scans in the background...');
  await expect.poll(() => shown(page, 'status')).toBe('completed');
  expect(await page.locator('tbody tr').count()).toBe(1);
  expect(await shown(page, 'progress')).toBe('100%');
  expect(await Promise.all(['total', 'completed', 'failed'].map((name) => shown(page, name)))).toEqual(['3', '2', '1']);
  await page.getByRole('link', { name: 'Plumbers of Columbus' }).click();
  await page.getByRole('heading', { name: 'Plumbers of Columbus' }).waitFor();
  await page.getByText('Done', { exact: true }).waitFor();
  expect(await page.locator('tbody [data-band]').allInnerTexts()).toEqual([
    expect.stringMatching(/^\d+$/),
    'N/A',
    expect.stringMatching(/^\d+$/),
  ]);
  await expectAccessible(page);
  await expectFitsNarrowScreens(page);

  const refused = await downloaded(page, 'Refused Rows CSV (1)');
  expect(refused.name).toMatch(/^named-first-campaign-refused-\d{4}-\d\d-\d\d\.csv$/);
  expect(refused.text.split('\n').slice(0, 2)).toEqual([
    `${HEADER},Row,Reason`,
    `"Pipe, Inc",not a site,Ada,Pipe,Owner,Columbus,ada@example.com,3,"Website ""not a site"" is not a website address."`,
  ]);
  const results = await downloaded(page, 'Results CSV');
  expect(results.text.trimEnd().split('\n')).toHaveLength(4);

  await page.locator('select[name=status]').selectOption('failed');
  await page.waitForURL(/status=failed/);
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  await page.getByText('The website did not let our scanner in.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Retry Failed' }).click();
  await seeToast(page, 'Trying failed rows again');
  await page.locator('select[name=status]').selectOption('');
  await page.getByRole('link', { name: 'Open lead' }).first().click();
  await page.getByRole('dialog').getByText('Came with the campaign "Plumbers of Columbus"').waitFor();
  expect(await office.product.mails()).toEqual([]);
});

async function downloaded(page: Page, name: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return { name: download.suggestedFilename(), text: await downloadedText(download) };
}

test('a missing column is named before and after the upload', async () => {
  const page = await open();
  const words =
    'This file lacks the columns Website and Email. Expected: Business, Website, First Name, Last Name, Title, Location, Email.';
  const file = {
    name: 'short.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Business,First Name,Last Name\na,b,c\n'),
  };
  await page.locator('input[name=csv]').setInputFiles(file);
  await page.getByText(words).waitFor();
  await submit(page).click();
  await seeToast(page, 'Upload failed');
  await seeToast(page, words);
  await page.route('**/api/admin/campaigns/upload', (route) =>
    route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
  );
  await submit(page).click();
  await seeToast(page, 'Failed to upload CSV');
});

test('every status has its badge, percentages are rounded, and the list reloads every five seconds', async () => {
  const page = await open('/admin');
  await page.clock.install();
  let polls = 0;
  const statuses = ['pending', 'processing', 'completed', 'failed'] as const;
  const answers = () => [
    ...statuses.map((status, index) => campaign({ id: `00000000-0000-4000-8000-00000000000${index}`, status })),
    campaign({ id: '00000000-0000-4000-8000-000000000009', totalContacts: 0, pausedAt: '2026-03-02T15:00:00.000Z' }),
  ];
  await page.route('**/api/admin/campaigns', (route) => {
    polls += 1;
    return polls === 3 ? route.abort() : route.fulfill({ json: answers() });
  });
  await page.goto(`${office.url}/admin/campaigns`);
  await page.locator('tbody tr').nth(4).waitFor();
  expect(
    await page
      .locator('tbody [data-status]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.status)),
  ).toEqual([...statuses, 'processing']);
  await page.getByText('paused', { exact: true }).waitFor();
  expect(await page.locator('tbody [data-column=progress]').allInnerTexts()).toEqual([
    '67%',
    '67%',
    '67%',
    '67%',
    '0%',
  ]);
  expect(polls).toBe(1);
  await page.clock.runFor(5000);
  await expect.poll(() => polls).toBe(2);
  await page.clock.runFor(5000);
  await page.getByText('What you see may be out of date', { exact: false }).waitFor();
  expect(await page.locator('tbody tr').count()).toBe(5);
  await page.clock.runFor(5000);
  await expect.poll(() => page.getByText('What you see may be out of date', { exact: false }).count()).toBe(0);
});

test('a campaign is paused, resumed, and cancelled after confirmation', async () => {
  const page = await open();
  const [{ id }] = (await (await page.request.get(`${office.url}/api/admin/campaigns`)).json()) as [Campaign];
  const sent: string[] = [];
  let state = campaign({ id, completedScans: 0 });
  await page.route(`**/api/admin/campaigns/${id}/*`, (route) => {
    const command = new URL(route.request().url()).pathname.split('/').at(-1)!;
    sent.push(command);
    const at = '2026-03-02T15:00:00.000Z';
    state = { ...state, pausedAt: command === 'pause' ? at : null, cancelledAt: command === 'cancel' ? at : null };
    return route.fulfill({ json: state });
  });
  await page.route(`**/api/admin/campaigns/${id}?*`, (route) =>
    route.fulfill({
      json: {
        campaign: state,
        averageScore: null,
        scores: Array(10).fill(0),
        remaining: 2,
        secondsLeft: state.pausedAt ? null : 600,
        rows: [],
        nextAfter: null,
      },
    }),
  );
  await page.goto(`${office.url}/admin/campaigns/${id}`);
  await page.getByText('2 to go, about 10 min left').waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await seeToast(page, 'Campaign paused');
  await page.getByText('2 to go, paused').waitFor();
  expect(await focused(page)).toBe('Resume');
  await page.getByRole('button', { name: 'Resume' }).click();
  await seeToast(page, 'Campaign resumed');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep It' }).click();
  expect(sent).toEqual(['pause', 'resume']);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel Campaign' }).click();
  await seeToast(page, 'Campaign cancelled');
  await page.getByText('2 to go, ending').waitFor();
  // The cancel button is gone, so the focus moves to an action that is still available.
  expect(await focused(page)).toBe('Results CSV');
});

test('a failed load shows an error and can be retried', async () => {
  const page = await open('/admin');
  await page.route('**/api/admin/campaigns', (route) =>
    route.fulfill({ status: 503, json: { message: 'The database rests.' } }),
  );
  await page.goto(`${office.url}/admin/campaigns`);
  await page.getByText('The campaigns could not be loaded. The database rests.').waitFor();
  await page.unroute('**/api/admin/campaigns');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('tbody tr').first().waitFor();
  await page.goto(`${office.url}/admin/campaigns/00000000-0000-4000-8000-000000000000`);
  await page.getByText('This campaign is not there any more.', { exact: false }).waitFor();
});
