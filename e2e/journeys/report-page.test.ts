import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CHECKS } from '@named-first/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WatchedPage } from '../src/browser.ts';
import {
  expectAccessible,
  expectFitsNarrowScreens,
  expectForcedColorsKeepButtons,
  expectKeyboardReachesEverything,
  expectReducedMotion,
  textOf,
} from '../src/page-checks.ts';
import { eventually, startProduct } from '../src/product.ts';
import { runSite } from '../src/running-site.ts';
import { type SiteServer, serveSites } from '../src/site-server.ts';

const fixtures = resolve(import.meta.dirname, '../../scanner/fixtures/sites');
const MAX_SCRIPT_BYTES = 8 * 1024;

/** The site under test, which its owner edits, and sites that are offline at first. */
const own = mkdtempSync(join(tmpdir(), 'named-first-site-'));
const away = new Set(['late', 'gone']);

let sites: SiteServer;
let report: string;

const agency = runSite(async () => {
  cpSync(join(fixtures, 'roofing-middling'), own, { recursive: true });
  sites = await serveSites((site) => {
    if (away.has(site)) return null;
    return site === 'peak' ? own : join(fixtures, site === 'late' ? 'plumbing-good' : site);
  });
  return startProduct({ SCAN_RESOLVE: `*.test=127.0.0.1:${sites.port}` });
});

beforeAll(async () => {
  report = await unlock('peak', 'Summit Peak Roofing');
});

afterAll(async () => {
  await sites?.close();
  rmSync(own, { recursive: true, force: true });
});

/** Scans and unlocks like the form, and takes the URL of the report from its mail. */
async function unlock(site: string, businessName: string): Promise<string> {
  const post = (path: string, body: object) =>
    fetch(`${agency.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('/api/scan', { website: `${site}.test` });
  const email = `${site}@whitfield.example`;
  const person = { name: 'Dana Whitfield', businessName, email, phone: '(720) 310-4471' };
  await post('/api/leads', { website: `${site}.test`, ...person });
  const path = await eventually('the mail with the address of the report', async () => {
    const mail = (await agency.product.mails()).find(({ to }) => to?.[0]?.address === email);
    return /\/report\/[\w-]+/.exec(mail?.text ?? '')?.[0];
  });
  return `${agency.url}${path}`;
}

const scoreNow = async (page: Page) =>
  Number(/\d+/.exec((await page.locator('#gauge-title').textContent()) ?? '')?.[0]);
const openDetails = (page: Page) =>
  page.locator('details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });

test('the report is complete in the page and accessible in every mode', async () => {
  const page = await agency.open();
  const opened = page.waitForRequest((request) => request.url().endsWith('/opened'));
  const answer = await page.goto(report);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  const html = (await answer?.text()) ?? '';
  for (const { title } of CHECKS) await page.getByRole('heading', { name: title, exact: true }).first().waitFor();
  for (const words of [
    'ChatGPT',
    'Meta AI',
    '(479) 316-8820',
    'Not found on your site',
    'How the score is worked out',
  ]) {
    expect(textOf(html)).toContain(words);
  }
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '');
  expect(Buffer.byteLength(scripts.join(''))).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  expect(html.match(/<script[^>]*\ssrc=/g)).toHaveLength(1);

  await expectAccessible(page);
  await expectFitsNarrowScreens(page);
  await expectForcedColorsKeepButtons(page);
  await expectReducedMotion(page);
  await expectKeyboardReachesEverything(page);
  await openDetails(page);
  await expectAccessible(page);
  await expectFitsNarrowScreens(page);
  // The page reports that it is being read after a few seconds in view, not earlier.
  expect((await (await opened).response())?.status()).toBe(204);
  expect(page.problems).toEqual([]);
});

test('the table at the end adds up to the score', async () => {
  const page = await agency.open();
  await page.goto(report);
  const cells = await page.locator('#method tbody tr td:last-child').allTextContents();
  const earned = cells.filter((text) => text !== '–').reduce((sum, text) => sum + Number(text), 0);
  const foot = await page.locator('#method tfoot tr').first().locator('td').allTextContents();
  expect(foot.map(Number)).toEqual([100, earned]);
  expect(Math.round(earned)).toBe(await scoreNow(page));
});

test('a link to an insight opens it, and its text is copied with one click', async () => {
  const page = await agency.open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${report}#ai-search-crawlers-allowed`);
  const insight = page.locator('#ai-search-crawlers-allowed');
  await insight.getByText('What to do.').waitFor();
  await insight.getByRole('button', { name: 'Copy the new lines: Changes to robots.txt' }).click();
  await insight.getByText('Copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('User-agent: Claude-SearchBot\nAllow: /');
});

test('in print every insight is open and screen-only elements are hidden', async () => {
  const page = await agency.open({ javaScriptEnabled: false });
  await page.goto(report);
  await page.emulateMedia({ media: 'print' });
  for (const { id } of CHECKS) {
    const { height } = (await page.locator(`[id="${id}"]`).boundingBox()) ?? { height: 0 };
    expect(height, id).toBeGreaterThan(10);
  }
  expect(await page.getByRole('navigation').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Check again now' }).isVisible()).toBe(false);
  const pdf = await page.pdf({ format: 'Letter', tagged: true });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

/** Ticks a fix in the what-if and returns the resulting text about the score. */
async function tick(page: Page, name: string): Promise<void> {
  await page.locator('#what-if').getByRole('checkbox', { name }).check();
}

test('the what-if reacts to each tick at once, and without scripts when the form is sent', async () => {
  const quick = await agency.open();
  await quick.goto(report);
  const before = await scoreNow(quick);
  const shown = quick.locator('#what-if output');
  expect(await shown.textContent()).toBe(String(before));
  await tick(quick, 'Can AI assistants read your site?');
  await tick(quick, 'One name, one number, one address');
  const outcome = await quick.locator('#what-if [data-outcome]').allTextContents();
  expect(Number(outcome[0])).toBeGreaterThan(before);
  expect(quick.problems).toEqual([]);

  const plain = await agency.open({ javaScriptEnabled: false });
  await plain.goto(report);
  await tick(plain, 'Can AI assistants read your site?');
  await tick(plain, 'One name, one number, one address');
  await plain.getByRole('button', { name: 'Work it out' }).click();
  await plain.waitForURL(/\?fix=1&fix=17#what-if$|\?fix=17&fix=1#what-if$/);
  expect(await plain.locator('#what-if [data-outcome]').allTextContents()).toEqual(outcome);
  expect(await plain.locator('#what-if').getByRole('checkbox', { checked: true }).count()).toBe(2);
});

async function checkAgain(page: WatchedPage): Promise<void> {
  await page.goto(report);
  const answer = sites.hold();
  await page.getByRole('button', { name: 'Check again now' }).click();
  await page.getByText('We are reading your site again').waitFor();
  answer();
  await page.waitForURL((url) => !url.searchParams.has('check'));
}

test('an owner corrects the site, checks again, and sees what changed; the first report stays', async () => {
  const page = await agency.open();
  await page.goto(report);
  const before = await scoreNow(page);
  expect(await page.getByRole('heading', { name: 'What changed' }).count()).toBe(0);

  const robots = join(own, 'robots.txt');
  const asItWas = readFileSync(robots, 'utf8');
  writeFileSync(robots, asItWas.replace(/User-agent: Claude-SearchBot\nDisallow: \/\n?/, ''));
  await checkAgain(page);
  const changes = page.locator('#changes');
  await changes.getByRole('heading', { name: 'Better (1)' }).waitFor();
  await changes.getByRole('link', { name: 'Can AI assistants read your site?' }).waitFor();
  const after = await scoreNow(page);
  expect(after).toBeGreaterThan(before);
  await expectAccessible(page, '#changes');
  await expectFitsNarrowScreens(page);

  await changes.locator('ol a').first().click();
  await page.getByRole('heading', { name: 'Your first scan' }).waitFor();
  expect(await scoreNow(page)).toBe(before);

  // The same without scripts, in the other direction.
  writeFileSync(robots, asItWas);
  const plain = await agency.open({ javaScriptEnabled: false });
  await checkAgain(plain);
  await plain.locator('#changes').getByRole('heading', { name: 'Worse (1)' }).waitFor();
  expect(await scoreNow(plain)).toBe(before);
  expect([...page.problems, ...plain.problems]).toEqual([]);
});

test('a check of an offline site says why and keeps the report', async () => {
  const page = await agency.open();
  away.add('peak');
  await page.goto(report);
  // Such a check ends immediately, so the waiting page may be gone before the test sees it.
  await page.getByRole('button', { name: 'Check again now' }).click();
  const notice = page.getByRole('alert');
  await notice.getByText('We could not check your site just now.').waitFor();
  away.delete('peak');
  expect((await notice.textContent())?.length).toBeGreaterThan(80);
  expect(await scoreNow(page)).toBeGreaterThan(0);
  await expectAccessible(page, '[role=alert]');
});

test('a report in preparation says so and appears as soon as it is ready', async () => {
  const address = await unlock('late', 'Late & Sons');
  const waiting = await agency.open();
  expect((await waiting.goto(address))?.status()).toBe(200);
  await waiting.getByRole('heading', { name: 'Your report is being prepared' }).waitFor();
  await waiting.getByText('The last attempt could not read it.').waitFor();
  await expectAccessible(waiting);
  await expectFitsNarrowScreens(waiting);

  away.delete('late');
  const other = await agency.open();
  await other.goto(address);
  await other.getByRole('button', { name: 'Check again now' }).click();
  // The first page updates without any input.
  await waiting.getByRole('heading', { name: 'Assistant by assistant' }).waitFor();
  expect(await scoreNow(waiting)).toBeGreaterThan(80);
  expect([...waiting.problems, ...other.problems]).toEqual([]);
});

test('an unknown report URL is answered with 404 and nothing else', async () => {
  const page = await agency.open();
  for (const path of ['/report/no-such-token-anywhere', '/report/x', `${new URL(report).pathname}?scan=1`]) {
    const answer = await page.goto(agency.url + path);
    expect(answer?.status(), path).toBe(404);
    await page.getByText('404 Page Not Found').waitFor();
  }
});
