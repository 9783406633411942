import type { Assistants } from '@named-first/contract';
import { beforeEach, expect, test } from 'vitest';
import { axeViolations, type WatchedPage } from '../src/browser.ts';
import { answerJson, intercept } from '../src/intercept.ts';
import { expectAccessibleAt, expectFitsNarrowScreens } from '../src/page-checks.ts';
import { runStubbedSite } from '../src/running-site.ts';

const CALL = '/api/admin/assistants';
const FREE = { asks: 0, usualMicros: 0, mostMicros: 0 };
const NO_KEY =
  'Nobody is asked, because no assistant has a key. Set OPENAI_API_KEY, ANTHROPIC_API_KEY or PERPLEXITY_API_KEY.';

const site = runStubbedSite('/admin/login');
let page: WatchedPage;

beforeEach(async () => {
  page = await site.open();
});

function lane(provider: string, label: string, more: Partial<Assistants['lanes'][number]> = {}) {
  const closed = {
    model: null,
    state: 'no-key',
    why: 'No key is set.',
    pausedAt: null,
    priceWarning: null,
    todayMicros: 0,
  } as const;
  return { provider, label, ...closed, ...more };
}

const OPEN = { state: 'open', why: null, model: 'gpt-6-luna', todayMicros: 133_800 } as const;

const NOBODY: Assistants = {
  nobodyAsked: NO_KEY,
  lanes: [
    lane('openai', 'OpenAI, maker of ChatGPT'),
    lane('gemini', 'Google, maker of Gemini', { state: 'off', why: "Google's terms forbid it." }),
  ],
  today: { spentMicros: 0, limitMicros: 5_000_000 },
  costs: { sample: FREE, monthly: FREE, baseline: FREE, monthOf50Clients: FREE },
  runs: [],
};

const ASKED: Assistants = {
  nobodyAsked: null,
  lanes: [
    lane('openai', 'OpenAI, maker of ChatGPT', OPEN),
    lane('anthropic', 'Anthropic, maker of Claude', {
      ...{ state: 'paused', model: 'claude-haiku-5-5', pausedAt: '2026-11-22T10:00:00.000Z' },
      why: 'The account has no credit left. Your credit balance is too low.',
    }),
    lane('perplexity', 'Perplexity', {
      ...OPEN,
      model: 'perplexity/sonar',
      priceWarning: 'The price of perplexity/sonar was read on 2026-10-07.',
    }),
  ],
  today: { spentMicros: 133_800, limitMicros: 5_000_000 },
  costs: {
    sample: { asks: 36, usualMicros: 353_400, mostMicros: 1_563_000 },
    monthly: { asks: 120, usualMicros: 1_178_000, mostMicros: 5_210_000 },
    baseline: { asks: 240, usualMicros: 2_356_000, mostMicros: 10_420_000 },
    monthOf50Clients: { asks: 6150, usualMicros: 60_372_500, mostMicros: 267_012_500 },
  },
  runs: [
    {
      ...{ id: '7d4c0a52-0000-4000-8000-000000000001', trade: 'plumber', town: 'Tacoma', region: 'WA', country: 'US' },
      ...{
        purpose: 'sample',
        client: null,
        period: null,
        state: 'done',
        planned: 36,
        answered: 22,
        refused: 1,
        empty: 0,
        failed: 3,
        skipped: 10,
      },
      ...{ costMicros: 245_300, createdAt: '2026-11-22T10:00:00.000Z', finishedAt: '2026-11-22T10:05:00.000Z' },
    },
  ],
};

async function expectWellMade(name: string) {
  const folder = process.env.ANSWER_SHOTS;
  await expectAccessibleAt([390, 1280], page, async (width) => {
    if (folder) await page.screenshot({ path: `${folder}/assistants-${name}-${width}.png`, fullPage: true });
  });
  await expectFitsNarrowScreens(page);
  expect(page.problems).toEqual([]);
}

test('without a key the page says that no assistant is asked, and shows no figures', async () => {
  await intercept(page, CALL, [200, NOBODY]);
  await page.goto(`${site.url}/admin/clients/assistants`);
  await page.getByText(NO_KEY, { exact: true }).waitFor();
  await page.getByText('Nobody has been asked yet.', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Ask', exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Paste an answer' }).waitFor();
  await expectWellMade('no-key');
});

test('the cost is shown before it is spent, and a paused assistant shows the reason', async () => {
  await intercept(page, CALL, [200, ASKED]);
  await page.goto(`${site.url}/admin/clients/assistants`);
  await page.getByText('Up to 36 questions: usually $0.35, at most $1.56.', { exact: true }).waitFor();
  await page.getByLabel('Round', { exact: true }).selectOption('monthly');
  await page.getByText('Up to 120 questions: usually $1.18, at most $5.21.', { exact: true }).waitFor();
  await page.getByText('A month of 50 clients: usually $60.37, at most $267.01.', { exact: false }).waitFor();
  await page.getByText('The account has no credit left. Your credit balance is too low.', { exact: true }).waitFor();
  await page
    .getByText('2026-11-22. 22 of 36 answered, 1 refused, 3 without an answer, 10 left out. $0.25.', { exact: true })
    .waitFor();
  await page.getByText('Today: $0.13 of $5.00', { exact: false }).waitFor();
  expect(await page.getByRole('link', { name: /^Answers as CSV: / }).getAttribute('href')).toBe(
    `${CALL}/runs/7d4c0a52-0000-4000-8000-000000000001/answers.csv`,
  );
  await expectWellMade('paused');
});

const THREE: Assistants = { ...ASKED, lanes: ASKED.lanes.map((one) => ({ ...one, ...OPEN, pausedAt: null })) };
const ONE: Assistants = {
  ...THREE,
  lanes: [THREE.lanes[0]!, lane('anthropic', 'Anthropic, maker of Claude'), lane('perplexity', 'Perplexity')],
};
const month = {
  ...{ ...ASKED.runs[0]!, purpose: 'monthly' as const, period: '2026-11', planned: 120 },
  ...{ answered: 0, refused: 0, empty: 0, failed: 40, skipped: 80, costMicros: 0 },
};
const byName = {
  ...{ ...ASKED.runs[0]!, id: '7d4c0a52-0000-4000-8000-000000000002', purpose: 'branded' as const, planned: 3 },
  ...{ client: 'Copper Creek Plumbing', period: '2026-11', answered: 3, refused: 0, failed: 0, skipped: 0 },
};

test.each<[string, Assistants, string]>([
  ['one key', ONE, 'No key is set.'],
  ['three keys', { ...THREE, runs: [...ASKED.runs, byName] }, 'By name 2026-11: Copper Creek Plumbing in Tacoma, WA'],
  [
    'a month without answers',
    { ...THREE, runs: [month] },
    '2026-11-22. 0 of 120 answered, 40 without an answer, 80 left out. $0.00.',
  ],
])('with %s the page is well made on a phone and a desk', async (name, assistants, words) => {
  await intercept(page, CALL, [200, assistants]);
  await page.goto(`${site.url}/admin/clients/assistants`);
  await page.getByText(words, { exact: true }).first().waitFor();
  expect(await page.getByText('Asked', { exact: true }).count()).toBe(
    assistants.lanes.filter(({ state }) => state === 'open').length,
  );
  await expectWellMade(name.replaceAll(' ', '-'));
});

test('a double click asks a market once, and an ambiguous town is reported', async () => {
  const sent: unknown[] = [];
  await intercept(page, CALL, [200, ASKED]);
  await page.route(`**${CALL}/runs`, async (route) => {
    sent.push(route.request().postDataJSON());
    const unclear = sent.length === 1;
    await answerJson(
      route,
      unclear ? 400 : 200,
      unclear ? { message: 'Several regions have a town of this name: IL, MO.' } : ASKED,
    );
  });
  await page.goto(`${site.url}/admin/clients/assistants`);
  await page.getByLabel('Trade').fill('plumbing');
  await page.getByLabel('Town').fill('Springfield');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByText('Several regions have a town of this name: IL, MO.', { exact: true }).waitFor();
  await page.getByLabel('Town').fill('Springfield, IL');
  await page.getByRole('button', { name: 'Ask', exact: true }).dblclick();
  await page.getByText('The questions are on their way', { exact: true }).first().waitFor();
  expect(sent.slice(0, 2)).toEqual([
    { trade: 'plumbing', town: 'Springfield', purpose: 'sample' },
    { trade: 'plumbing', town: 'Springfield, IL', purpose: 'sample' },
  ]);
});

test('an answer is pasted by hand with its sources', async () => {
  const sent: unknown[] = [];
  await intercept(page, CALL, [200, NOBODY]);
  await page.route(`**${CALL}/answers`, async (route) => {
    sent.push(route.request().postDataJSON());
    await answerJson(route, 200, NOBODY);
  });
  await page.goto(`${site.url}/admin/clients/assistants`);
  await page.getByRole('button', { name: 'Paste an answer' }).click();
  await page.getByLabel('Trade').fill('plumbing');
  await page.getByLabel('Town').fill('Tacoma, WA');
  await page.getByLabel('Assistant', { exact: true }).fill('ChatGPT app');
  await page.getByLabel('Asked on').fill('2026-11-20');
  await page.getByLabel('Its answer').fill('Acme Plumbing <b>is</b> good.');
  await page.getByLabel(/Sources/).fill('https://acme.example/\n\nhttps://yelp.example/acme');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Answer stored', { exact: true }).waitFor();
  expect(sent).toEqual([
    {
      ...{ trade: 'plumbing', town: 'Tacoma, WA', question: 'find', assistant: 'ChatGPT app', date: '2026-11-20' },
      text: 'Acme Plumbing <b>is</b> good.',
      sources: ['https://acme.example/', 'https://yelp.example/acme'],
    },
  ]);
});
