import type { ClientAnswers } from '@named-first/contract';
import type { Locator } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { seeToast } from '../src/back-office.ts';
import type { WatchedPage } from '../src/browser.ts';
import { answerJson, intercept } from '../src/intercept.ts';
import { expectAccessible, expectAccessibleAt, expectFitsNarrowScreens } from '../src/page-checks.ts';
import { runStubbedSite } from '../src/running-site.ts';
import { sampleClient, sampleClientAnswers, sampleClientDetail } from '../src/sample-clients.ts';

const { id } = sampleClient();
const CALL = `/api/admin/assistants/clients/${id}`;
const NO_KEY = 'Nobody is asked, because no assistant has a key.';

const site = runStubbedSite('/admin/login');
let page: WatchedPage;
beforeEach(async () => {
  page = await site.open();
});

/** Opens the part of the client's page about assistants. The last of the answers repeats. */
async function open(...answers: [number, unknown][]): Promise<Locator> {
  await page.route(`**/api/admin/clients/${id}`, (route) => answerJson(route, 200, sampleClientDetail()));
  await intercept(page, CALL, ...answers);
  await page.goto(`${site.url}/admin/clients/${id}`);
  return page.getByRole('region', { name: 'Do assistants name them?', exact: true });
}

async function expectWellMade(name: string): Promise<void> {
  const folder = process.env.ANSWER_SHOTS;
  await expectAccessibleAt([390, 1280], page, async (width) => {
    if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  });
  await expectFitsNarrowScreens(page);
}

test("a client's line shows how each month compares, and where the model changed", async () => {
  const section = await open([200, sampleClientAnswers()]);
  await section.getByText('Asked every month: plumber in Tacoma, WA', { exact: true }).waitFor();
  const months = await section.getByRole('listitem').allTextContents();
  expect(months).toEqual([
    'November 2026: named in 18 of 40 answers (30 to 63\u00a0%). Answered by gpt-6.1-luna from here on, so it is not compared with what came before.',
    'October 2026: named in 21 of 40 answers (38 to 71\u00a0%). More than before.',
    'September 2026: named in 4 of 40 answers (0 to 28\u00a0%).',
  ]);
  // The point of another model is not joined: one line with two points, and one with a single point.
  const joined = await section
    .locator('polyline')
    .evaluateAll((lines) => lines.map((line) => (line.getAttribute('points') ?? '').split(' ').length));
  expect(joined).toEqual([2, 1]);
  await expectWellMade('line');
  expect(page.problems).toEqual([]);
});

test('the market suggested by the scan is set once, and an ambiguous town is reported', async () => {
  const none = sampleClientAnswers({
    market: null,
    lines: [],
    suggested: { trade: 'plumber', town: 'Tacoma, WA', country: 'US' },
  });
  const section = await open([200, none]);
  await section.getByText('Nobody is asked about this client until you name their trade and town.').waitFor();
  const sent: unknown[] = [];
  await page.route(`**${CALL}`, async (route) => {
    if (route.request().method() !== 'PUT')
      return answerJson(route, 200, sent.length > 1 ? sampleClientAnswers({ lines: [] }) : none);
    sent.push(route.request().postDataJSON());
    const message = 'Several regions have a town of this name: IL, MO.';
    return sent.length === 1 ? answerJson(route, 400, { message }) : answerJson(route, 200, sampleClientAnswers());
  });
  await section.getByRole('button', { name: 'Set Market' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where assistants are asked' });
  expect(await dialog.getByLabel('Trade').inputValue()).toBe('plumber');
  await dialog.getByText('A month costs usually $1.18, at most $5.21 for each town', { exact: false }).waitFor();
  await expectWellMade('market');
  await dialog.getByLabel('Town', { exact: true }).fill('Springfield');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Several regions have a town of this name: IL, MO.', { exact: true }).waitFor();
  await dialog.getByLabel('Town', { exact: true }).fill('Springfield, IL');
  await dialog.getByLabel('Second town').fill('Chatham, IL');
  await dialog.getByRole('button', { name: 'Save' }).dblclick();
  await seeToast(page, 'Market saved');
  await dialog.waitFor({ state: 'detached' });
  expect(sent).toEqual([
    { trade: 'plumber', town: 'Springfield', country: 'US', secondTown: '' },
    { trade: 'plumber', town: 'Springfield, IL', country: 'US', secondTown: 'Chatham, IL' },
  ]);
  await section.getByText('There is no answer for this market yet.', { exact: false }).waitFor();
});

const [LINE] = sampleClientAnswers().lines;
const THREE_LINES = [
  { ...LINE!, points: LINE!.points.slice(0, 2) },
  { ...LINE!, provider: 'anthropic' as const, host: 'api.anthropic.com' },
  { ...LINE!, provider: 'perplexity' as const, host: 'api.perplexity.ai' },
];
const missing = (name: string, questions = 40) => ({
  ...{ period: '2026-11', questions: [{ name, why: 'no-answer' as const, questions }] },
});
const BY_NAME: NonNullable<ClientAnswers['byName']> = {
  ...{ period: '2026-11', compared: true, unanswered: 1 },
  assistants: [
    {
      ...{ provider: 'openai', host: 'api.openai.com', served: 'gpt-6-luna', says: 'knows', alike: null },
      ...{ askedAt: '2026-11-03T10:00:00.000Z', fromMemory: false },
    },
    {
      ...{ provider: 'anthropic', host: 'api.anthropic.com', served: 'claude-haiku-5-5', says: 'mixes-up' },
      alike: { reason: 'other-town', quote: 'Copper Creek Plumbing (Portland, OR)' },
      ...{ askedAt: '2026-11-03T10:00:00.000Z', fromMemory: false },
    },
  ],
  claims: [
    {
      ...{
        kind: 'phone',
        verdict: 'wrong',
        said: '(253) 555-0247',
        quote: 'Call (253) 555-0247.',
        answers: ['a', 'b'],
      },
      site: { shown: '(253) 555-0242', excerpt: 'Call (253) 555-0242', url: 'https://acme.example/contact' },
    },
  ],
};

test.each<[string, Partial<ClientAnswers>, string]>([
  ['no key', { nobodyAsked: NO_KEY, lines: [] }, NO_KEY],
  ['one key', {}, 'OpenAI, maker of ChatGPT'],
  ['three keys', { lines: THREE_LINES }, 'Anthropic, maker of Claude'],
  [
    'a paused assistant',
    { lines: THREE_LINES.slice(1), missing: missing('OpenAI, maker of ChatGPT') },
    'November 2026: No answer from OpenAI, maker of ChatGPT to 40 questions.',
  ],
  [
    'a month without answers',
    { lines: [], missing: missing('Perplexity', 32) },
    'November 2026: No answer from Perplexity to 32 questions.',
  ],
  [
    'a second town and questions by name',
    {
      byName: BY_NAME,
      second: {
        ...{ trade: 'plumber', town: 'Lakewood', region: 'WA', country: 'US', since: '2026-09-05T15:00:00.000Z' },
        ...{ lines: THREE_LINES.slice(0, 1), missing: null },
      },
    },
    'Anthropic, maker of Claude mixes them up with somebody else, in another town.',
  ],
])('with %s the page is well made on a phone and a desk', async (name, changes, words) => {
  const section = await open([200, sampleClientAnswers(changes)]);
  await section.getByText(words, { exact: true }).first().waitFor();
  const lines = [...(changes.lines ?? [LINE]), ...(changes.second?.lines ?? [])];
  expect(await section.locator('figure').count()).toBe(lines.length);
  await expectWellMade(name.replaceAll(' ', '-'));
  expect(page.problems).toEqual([]);
});

test.each<[string, Partial<ClientAnswers>, string]>([
  ['without a key it says so, and shows what was pasted', { nobodyAsked: NO_KEY }, NO_KEY],
  [
    'without a scan of their site nothing is compared',
    { hasFacts: false, lines: [] },
    'No scan of their site could be read yet',
  ],
])('%s', async (_, changes, words) => {
  const section = await open([200, sampleClientAnswers(changes)]);
  await section.getByText(words, { exact: false }).waitFor();
  expect(await section.locator('figure').count()).toBe(changes.lines?.length ?? 1);
  await expectAccessible(page);
  expect(page.problems).toEqual([]);
});

test('answers are read in several requests, and a failure can be retried', async () => {
  const reading = sampleClientAnswers({ unread: 30, lines: [] });
  const section = await open([500, { message: 'The database is away.' }], [200, reading], [200, sampleClientAnswers()]);
  await section.getByRole('button', { name: /again/i }).click();
  await section.getByText('October 2026: named in 21 of 40 answers', { exact: false }).waitFor();
  expect(await section.getByText('Reading 30 more answers', { exact: false }).count()).toBe(0);
  expect(page.problems).toEqual([expect.stringContaining('500')]);
});
