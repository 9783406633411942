import { FUNNEL_STEPS, type FunnelCounts, type FunnelFigures } from '@named-first/contract';
import { beforeEach, expect, test } from 'vitest';
import { axeViolations, type WatchedPage } from '../src/browser.ts';
import { answerJson, intercept } from '../src/intercept.ts';
import { expectAccessible, expectFitsNarrowScreens } from '../src/page-checks.ts';
import { eventually } from '../src/product.ts';
import { runStubbedSite } from '../src/running-site.ts';

const CALL = '/api/admin/funnel';
const NONE: FunnelCounts = { scan: 0, results: 0, unlock: 0, lead: 0, checkout: 0, client: 0 };
const PHONE = { width: 390, height: 844 };

const site = runStubbedSite('/admin/login');
let page: WatchedPage;

beforeEach(async () => {
  page = await site.open();
});

/** Days up to 22 November. The first ten were not counted. */
function figures(days: FunnelFigures['days'] = 30): FunnelFigures {
  const last = Date.parse('2026-11-22T00:00:00Z');
  const byDay = Array.from({ length: days }, (_, index) => {
    const scan = (index * 7) % 23;
    return {
      day: new Date(last - (days - 1 - index) * 86_400_000).toISOString().slice(0, 10),
      counts: index < 10 ? null : { ...NONE, scan, results: Math.floor(scan / 2), lead: index % 3 === 0 ? 1 : 0 },
    };
  });
  const totals = { scan: 1240, results: 1102, unlock: 388, lead: 211, checkout: 18, client: 4 };
  return {
    ...{ days, timeZone: 'America/New_York', countedSince: byDay[10]?.day ?? null, source: 'pages', totals, byDay },
    sources: [
      { source: '/', name: 'Home', counts: { ...totals, scan: 800 } },
      { source: '/services/schema-markup', name: 'Schema Markup', counts: { ...NONE, scan: 440 } },
      { source: 'campaign:1', name: 'Plumbers in Ohio, spring', counts: { ...NONE, scan: 90, results: 71, lead: 64 } },
    ],
  };
}

test('the funnel shows each step relative to the previous one, by day and by source', async () => {
  await intercept(page, `${CALL}?days=30&source=pages`, [200, figures()]);
  await page.goto(`${site.url}/admin/clients/funnel`);
  const steps = page.getByRole('region', { name: 'Step by step' });
  await steps.getByText('388 of 1,102 (35%)', { exact: true }).waitFor();
  await steps.getByText('4 of 18 (22%)', { exact: true }).waitFor();
  await page.getByText(/^Counting began on Nov 3, 2026/).waitFor();
  const days = page.getByRole('region', { name: 'By day' });
  expect(await days.getByRole('row').count()).toBe(31);
  expect(await days.getByText('Not counted', { exact: true }).count()).toBe(10);
  const campaign = page.getByRole('row', { name: /Plumbers in Ohio/ });
  expect(await campaign.getByRole('cell').allTextContents()).toEqual(['90', '71', '–', '64', '0', '0']);
  expect(await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toBe(
    `${CALL}/export.csv?days=30&source=pages`,
  );
  await expectAccessible(page);
  await expectFitsNarrowScreens(page);
  await page.setViewportSize(PHONE);
  expect(await axeViolations(page)).toEqual([]);
  expect(page.problems).toEqual([]);
});

test('the chosen days and source are in the URL', async () => {
  const asked: string[] = [];
  await page.route(`**${CALL}?**`, (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query.toString());
    const days = Number(query.get('days')) as FunnelFigures['days'];
    return answerJson(route, 200, { ...figures(days), source: query.get('source') ?? '' });
  });
  await page.goto(`${site.url}/admin/clients/funnel`);
  await page.getByRole('button', { name: '365', exact: true }).click();
  await page.getByRole('heading', { name: 'By week' }).waitFor();
  await page
    .getByRole('row', { name: /Schema Markup/ })
    .getByRole('button')
    .click();
  await page.waitForURL(`${site.url}/admin/clients/funnel?days=365&source=%2Fservices%2Fschema-markup`);
  await eventually(
    'the figures of the source',
    async () => asked.at(-1) === 'days=365&source=%2Fservices%2Fschema-markup',
  );
  await page.reload();
  await page.getByRole('heading', { name: 'By week' }).waitFor();
  expect(await page.getByLabel('Source').inputValue()).toBe('/services/schema-markup');
  expect(await page.getByRole('button', { name: '365', exact: true }).getAttribute('aria-pressed')).toBe('true');
});

test('a campaign has no unlock step', async () => {
  await intercept(page, `${CALL}?days=30&source=campaign%3A1`, [200, { ...figures(), source: 'campaign:1' }]);
  await page.goto(`${site.url}/admin/clients/funnel?source=campaign%3A1`);
  const steps = page.getByRole('region', { name: 'Step by step' });
  await steps.getByText('211 of 1,102 (19%)', { exact: true }).waitFor();
  expect(await steps.getByRole('listitem').count()).toBe(FUNNEL_STEPS.length - 1);
});

test('a failed load shows an error and can be retried; without counts no figure is invented', async () => {
  const empty = { ...figures(7), totals: NONE, sources: [], countedSince: null };
  const nothing = { ...empty, byDay: empty.byDay.map(({ day }) => ({ day, counts: null })) };
  await intercept(page, `${CALL}?days=30&source=pages`, [500, { message: 'The database is away.' }], [200, nothing]);
  await page.goto(`${site.url}/admin/clients/funnel`);
  await page
    .getByRole('alert')
    .getByText(/The figures could not be loaded/)
    .waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Nothing has been counted yet.', { exact: true }).waitFor();
  await expectAccessible(page);
});
