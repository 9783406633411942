import type { ClientDetail } from '@named-first/contract';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { WatchedPage } from '../src/browser.ts';
import { answerJson, intercept } from '../src/intercept.ts';
import { expectAccessible, expectFitsNarrowScreens } from '../src/page-checks.ts';
import { runStubbedSite } from '../src/running-site.ts';
import { sampleClient, sampleClientAnswers, sampleClientDetail, sampleMonday } from '../src/sample-clients.ts';

const CLIENTS = '/api/admin/clients';

const site = runStubbedSite('/admin/login');
let page: WatchedPage;

beforeEach(async () => {
  page = await site.open();
});

async function openClient(detail: ClientDetail): Promise<void> {
  await page.route(`**${CLIENTS}/${detail.client.id}`, (route) => answerJson(route, 200, detail));
  await intercept(page, `/api/admin/assistants/clients/${detail.client.id}`, [200, sampleClientAnswers()]);
  await page.goto(`${site.url}/admin/clients/${detail.client.id}`);
  await page.getByRole('heading', { level: 1, name: detail.client.businessName }).waitFor();
}

const region = (on: Page, name: string) => on.getByRole('region', { name, exact: true });

test('Monday shows what broke and the money of the month, and leads to the client', async () => {
  await intercept(page, `${CLIENTS}/monday`, [200, sampleMonday()]);
  await page.goto(`${site.url}/admin/clients`);
  await region(page, 'This month').getByText('$4,188', { exact: true }).waitFor();
  await page.getByText('A payment failed', { exact: true }).waitFor();
  await page.getByText('Nothing is due in the next seven days.', { exact: true }).waitFor();
  const link = page.getByRole('link', { name: 'Copper Creek Plumbing' });
  expect(await link.getAttribute('href')).toBe(`/admin/clients/${sampleClient().id}`);
  await expectAccessible(page);
  await expectFitsNarrowScreens(page);
  expect(page.problems).toEqual([]);
});

test('if Monday cannot be loaded, it shows an error and can be retried', async () => {
  await intercept(page, `${CLIENTS}/monday`, [500, { message: 'The database is away.' }], [200, sampleMonday()]);
  await page.goto(`${site.url}/admin/clients`);
  await page
    .getByRole('alert')
    .getByText(/Monday could not be loaded/)
    .waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('A payment failed', { exact: true }).waitFor();
});

test('search, filter and sort order of the list are in the URL', async () => {
  const asked: string[] = [];
  await page.route(`**${CLIENTS}?**`, (route) => {
    asked.push(new URL(route.request().url()).search);
    return answerJson(route, 200, { clients: [sampleClient()], total: 1, nextCursor: null });
  });
  await page.goto(`${site.url}/admin/clients/all?state=active`);
  const row = page.getByRole('row', { name: /Copper Creek Plumbing/ });
  await row.getByText('6 open, 1 late', { exact: true }).waitFor();
  await row.getByText('+17', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Score', exact: true }).click();
  await page.locator('input[name=search]').fill('copper');
  await expect.poll(() => new URL(page.url()).search).toBe('?q=copper&state=active&sort=score&order=desc');
  await expect.poll(() => asked.at(-1)).toBe('?sort=score&order=desc&q=copper&state=active');
  await expectAccessible(page);
  await expectFitsNarrowScreens(page);
});

test('a list without clients says so', async () => {
  await page.route(`**${CLIENTS}?**`, (route) => answerJson(route, 200, { clients: [], total: 0, nextCursor: null }));
  await page.goto(`${site.url}/admin/clients/all`);
  await page.getByText('No clients yet', { exact: true }).waitFor();
});

test('a client page shows work with its proof, tasks, history and scores', async () => {
  await openClient(sampleClientDetail());
  await region(page, 'Work owed').getByText('7 of 12 done, 2 from before', { exact: false }).waitFor();
  await region(page, 'Work owed')
    .getByRole('link', { name: /reddit/ })
    .waitFor();
  await region(page, 'Tasks').getByText('Send the draft of the pillar page', { exact: true }).waitFor();
  await region(page, 'History').getByText('Wants more calls for water heaters.', { exact: true }).waitFor();
  await region(page, 'Score over time').getByText('54', { exact: true }).waitFor();
  await expectAccessible(page);
  await expectFitsNarrowScreens(page);
});

test('work is recorded once with its proof, however often Save is pressed', async () => {
  const detail = sampleClientDetail();
  await openClient(detail);
  const sent = await intercept(page, `${CLIENTS}/${detail.client.id}/work/${detail.work[0]?.id}`, [200, {}]);
  await page.getByRole('button', { name: 'Record: Reddit and Quora posts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reddit and Quora posts' });
  await dialog.getByLabel('How many').fill('2');
  await dialog.getByLabel('Address where it can be seen').fill('https://www.quora.example/2');
  await dialog.getByLabel('Approved by').fill('Jane Miller');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).dblclick();
  await dialog.waitFor({ state: 'detached' });
  const entry = {
    kind: 'done',
    count: 2,
    evidence: 'https://www.quora.example/2',
    checkId: null,
    note: null,
    approvedBy: 'Jane Miller',
  };
  expect(sent).toEqual([entry]);
});

test('work is skipped only with a reason', async () => {
  const detail = sampleClientDetail();
  await openClient(detail);
  const sent = await intercept(page, `${CLIENTS}/${detail.client.id}/work/${detail.work[0]?.id}`, [200, {}]);
  await page.getByRole('button', { name: 'Record: Reddit and Quora posts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reddit and Quora posts' });
  await dialog.getByLabel('What').selectOption('skipped');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect(sent).toEqual([]);
  await dialog.getByLabel('Reason').fill('The client has no time to approve.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(sent).toMatchObject([{ kind: 'skipped', note: 'The client has no time to approve.' }]);
});

test('a task is marked as done, and a failure says why and keeps the task', async () => {
  const detail = sampleClientDetail();
  await openClient(detail);
  const [task] = detail.tasks;
  await intercept(
    page,
    `${CLIENTS}/${detail.client.id}/tasks/${task?.id}/done`,
    [503, { message: 'Nothing can be stored right now.' }],
    [200, {}],
  );
  const done = page.getByRole('button', { name: 'Done: Send the draft of the pillar page' });
  await done.click();
  await page.getByText('Failed to save the task.', { exact: true }).waitFor();
  await done.click();
  await page.getByText('Task done', { exact: true }).waitFor();
});

test('an unreadable site and a refund request come first', async () => {
  const detail = sampleClientDetail();
  await openClient({
    ...detail,
    client: {
      ...detail.client,
      website: null,
      websiteTyped: 'my site',
      refundAskedAt: '2026-11-20T15:00:00.000Z',
      refundReason: 'No calls yet',
    },
  });
  await page.getByText(/website that was typed at checkout cannot be read/).waitFor();
  await page.getByText(/Asked for their money back .*“No calls yet”/).waitFor();
  await page.getByRole('button', { name: 'Record the Refund as Made' }).waitFor();
});

test('a contact is added to the existing ones', async () => {
  const detail = sampleClientDetail();
  await openClient(detail);
  const sent = await intercept(page, `${CLIENTS}/${detail.client.id}/contacts`, [200, {}]);
  await page.getByRole('button', { name: 'Add Contact' }).click();
  const contacts = region(page, 'Contacts');
  await contacts.getByLabel('Name').fill('Tom Reyes');
  await contacts.getByLabel('Email').fill('tom@coppercreek.example');
  await contacts.getByLabel('alerts').check();
  await contacts.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Contacts saved', { exact: true }).waitFor();
  expect(sent).toMatchObject([
    {
      contacts: [
        { email: 'jane@coppercreek.example' },
        { name: 'Tom Reyes', email: 'tom@coppercreek.example', getsReports: true, getsAlerts: true, approves: false },
      ],
    },
  ]);
});

test('an expired session leads to the sign-in page and back', async () => {
  await intercept(page, `${CLIENTS}/monday`, [401, { message: 'Unauthorized' }]);
  await page.goto(`${site.url}/admin/clients`);
  await page.waitForURL(/\/admin\/login/);
});
