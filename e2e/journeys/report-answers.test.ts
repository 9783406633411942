import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type AnswerLane, type AnswersView, answersViewSchema, type ReportView } from '@named-first/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN_PASSWORD } from '../src/admin-password.ts';
import { signedInState } from '../src/back-office.ts';
import { openPage } from '../src/browser.ts';
import {
  expectAccessible,
  expectAccessibleAt,
  expectFitsNarrowScreens,
  expectKeyboardReachesEverything,
} from '../src/page-checks.ts';
import { eventually, startProduct } from '../src/product.ts';
import { runSite } from '../src/running-site.ts';
import { type SiteServer, serveSites } from '../src/site-server.ts';
import { type StubbedPages, serveStubbedPages } from '../src/stubbed-pages.ts';

const FIXTURES = resolve(import.meta.dirname, '../../scanner/fixtures/sites');
const HOSTILE = '<img src=x onerror="document.title=1"> javascript:alert(1) \u202e';
/** The site says (720) 310-4482. A phone that differs in one digit is a wrong statement, one that is quite different a namesake. */
const ANSWERS = [
  '1. **Blue Spruce Plumbing**, Arvada: (720) 310-4482, open 24 hours.\n2. **Puget Pipe Works**, Arvada: (303) 555-0377.',
  'Call **Blue Spruce Plumbing** in Arvada at (720) 310-4482.',
  'Try **Blue Spruce Plumbing** in Arvada, phone (720) 310-4489.',
  `**Ralston Rooter**, Arvada: (303) 555-0188. ${HOSTILE}`,
  'Ask **Ralston Rooter** in Arvada: (303) 555-0188.',
  'I would compare **Puget Pipe Works** and **Ralston Rooter** in Arvada.',
];
const DIRECTORY = 'https://www.yelp.com/search?find_desc=plumber&find_loc=Arvada';

let sites: SiteServer;
let report: string;
let pages: StubbedPages;

const agency = runSite(async () => {
  sites = await serveSites((site) => resolve(FIXTURES, site));
  return startProduct({ ADMIN_PASSWORD, SCAN_RESOLVE: `*.test=127.0.0.1:${sites.port}` });
});

beforeAll(async () => {
  const post = (path: string, body: object) =>
    fetch(`${agency.url}${path}`, {
      ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
      body: JSON.stringify(body),
    });
  await post('/api/scan', { website: 'plumbing-good.test' });
  const person = { name: 'Dana Whitfield', email: 'dana@whitfield.example', phone: '(720) 310-4471' };
  await post('/api/leads', { website: 'plumbing-good.test', businessName: 'Blue Spruce Plumbing', ...person });
  const path = await eventually('the mail with the address of the report', async () => {
    const mail = (await agency.product.mails()).find(({ to }) => to?.[0]?.address === person.email);
    return /\/report\/[\w-]+/.exec(mail?.text ?? '')?.[0];
  });
  report = `${agency.url}${path}`;
});
afterAll(async () => {
  await pages?.dispose();
  await sites?.close();
});

const section = (page: Page) => page.locator('section#named');

/** Other tests check the other sections, and with them axe and the Tab key take many seconds. */
const removeOtherSections = (page: Page) =>
  page.locator('section[id]:not(#named)').evaluateAll((others) => {
    for (const other of others) other.remove();
  });

async function expectSound(page: Page, name: string, widths = [390, 768, 1280]): Promise<void> {
  const folder = process.env.ANSWER_SHOTS;
  await expectAccessibleAt(widths, page, async (width) => {
    if (folder) await section(page).screenshot({ path: `${folder}/report-${name}-${width}.png` });
  });
  await expectFitsNarrowScreens(page);
}

test('without a key the report says that nobody was asked, and shows no figures', async () => {
  const page = await agency.open();
  await page.goto(report);
  await section(page).getByText('We asked no assistant for this report', { exact: false }).waitFor();
  expect(
    await section(page)
      .getByText(/\d+ of \d+|%/)
      .count(),
  ).toBe(0);
  // `report-page.test.ts` checks the whole page in this state.
  await removeOtherSections(page);
  await expectSound(page, 'no-key');
  expect(page.problems).toEqual([]);
});

test('answers are counted, quoted as text, and what contradicts the site is shown with both quotes', async () => {
  const admin = await agency.browser.newContext(await signedInState(agency.browser, agency.url));
  for (const [at, text] of ANSWERS.entries()) {
    const asked = { trade: 'plumbing', town: 'Arvada, CO', country: 'US', assistant: 'ChatGPT app' };
    const day = new Date().toISOString().slice(0, 10);
    const answer = await admin.request.post(`${agency.url}/api/admin/assistants/answers`, {
      data: { ...asked, question: ['find', 'urgent', 'trust'][at % 3], date: day, text, sources: [DIRECTORY] },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  const leads = (await (await admin.request.get(`${agency.url}/api/admin/leads`)).json()) as { id: string }[];
  const sheet = await admin.newPage();
  await sheet.goto(`${agency.url}/admin/report/${leads[0]?.id}`);
  const line = (heading: string) => sheet.locator('dt', { hasText: heading }).locator('xpath=following-sibling::dd');
  await expect.poll(() => line('Do assistants name them?').first().textContent()).toContain('named in 3 of 6 answers');
  expect(await line('Named instead').first().textContent()).toContain('Ralston Rooter');
  expect(await line('What assistants get wrong').first().textContent()).toContain('(720) 310-4489');
  await expectAccessibleAt([390, 1280], sheet, async (width) => {
    const folder = process.env.ANSWER_SHOTS;
    if (folder) await sheet.screenshot({ path: `${folder}/call-notes-${width}.png` });
  });
  await admin.close();
  const page = await agency.open();
  await page.goto(report);
  const named = section(page);
  await named.getByText('Named in 3 of 6 answers', { exact: true }).waitFor();
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
  await named.getByText('Who they name instead', { exact: true }).waitFor();
  await named.getByText('Ralston Rooter', { exact: true }).waitFor();
  await named.getByText('What they get wrong about you', { exact: true }).waitFor();
  const words = await named.textContent();
  expect(words).toContain('(720) 310-4489');
  expect(words).toContain('(720) 310-4482');
  expect(await named.locator('img, script, iframe').count()).toBe(0);
  const links = await named
    .locator('a[href^=http]')
    .evaluateAll((all) =>
      all.map((link) => [new URL((link as HTMLAnchorElement).href).protocol, link.getAttribute('rel')]),
    );
  for (const [protocol, rel] of links) expect([protocol, rel]).toEqual(['https:', expect.stringContaining('nofollow')]);
  expect(await page.title()).not.toBe('1');
  await expectAccessible(page);
  await removeOtherSections(page);
  await expectSound(page, 'asked');
  await expectKeyboardReachesEverything(page);
  expect(page.problems).toEqual([]);
});

const VIEW = answersViewSchema.parse(
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../answers/fixtures/answers-view.json'), 'utf8')),
) as Extract<AnswersView, { state: 'asked' }>;
/** Twelve answers of each assistant, so that the ranges are shown. */
const LANES: AnswerLane[] = VIEW.figures.lanes.slice(0, 3).map((lane, at) => ({
  ...lane,
  answers: Array.from({ length: 12 }, (_, index) => ({
    ...lane.answers[index % lane.answers.length]!,
    ...{ id: `${at}-${index}`, verdict: index < 3 ? ('named' as const) : ('not-named' as const) },
  })),
  share: { named: 3, read: 12, range: { low: 0.089, high: 0.532 } },
  ...{ first: 1, nobody: 2, refused: 1, memory: { named: 1, read: 4, range: null } },
}));
const withLanes = (lanes: AnswerLane[], more: Partial<typeof VIEW> = {}): AnswersView => ({
  ...VIEW,
  figures: { ...VIEW.figures, lanes },
  ...more,
});
const NOTHING = { named: 0, read: 0, range: null };

test.each<[string, AnswersView, string]>([
  ['one key', withLanes(LANES.slice(0, 1)), 'Named in 3 of 12 answers'],
  ['three keys', withLanes(LANES), 'Anthropic, maker of Claude'],
  [
    'a paused assistant',
    withLanes(LANES.slice(0, 2), { missing: [{ name: 'Perplexity', why: 'no-answer', questions: 12 }] }),
    'No answer from Perplexity to 12 questions.',
  ],
  [
    'an assistant without answers',
    withLanes([{ ...LANES[0]!, share: NOTHING, memory: NOTHING, first: 0, nobody: 0, failed: 12, answers: [] }]),
    '12 answers never came, not counted.',
  ],
  ['a month without answers', { state: 'not-asked', reason: 'no-answer' }, 'We asked, and no answer came back.'],
  [
    'a second town',
    withLanes(LANES.slice(0, 1), {
      otherTowns: [{ ...VIEW, place: 'Lakewood, WA', figures: { ...VIEW.figures, lanes: LANES.slice(1, 2) } }],
    }),
    'The same questions, asked about Lakewood, WA.',
  ],
])('with %s the section is well made on a phone and a desk', async (name, answers, words) => {
  const view = (await (await fetch(report.replace('/report/', '/api/reports/'))).json()) as ReportView;
  const policy = (await fetch(report)).headers.get('Content-Security-Policy') ?? '';
  pages ??= await serveStubbedPages(policy.replaceAll(/'nonce-[^']+'/g, "'nonce-NONCE'"));
  pages.api.onServer = async ({ url }) =>
    url.includes('/api/reports/') ? Response.json({ ...view, answers }) : Response.json({}, { status: 404 });
  // The page tells the product that it was read.
  pages.api.inBrowser = async () => Response.json({});
  const page = await openPage(agency.browser, pages.url);
  await page.goto(`${pages.url}${new URL(report).pathname}`);
  await section(page).getByText(words, { exact: false }).first().waitFor();
  await removeOtherSections(page);
  await expectSound(page, name.replaceAll(' ', '-'), [390, 1280]);
  expect(page.problems).toEqual([]);
  await page.context().close();
});
