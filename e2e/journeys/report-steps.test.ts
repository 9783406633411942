import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { times } from '../../test/thorough.ts';
import { expectAccessible, expectFitsNarrowScreens } from '../src/page-checks.ts';
import { eventually, startProduct } from '../src/product.ts';
import { runSite } from '../src/running-site.ts';
import { type SiteServer, serveSites } from '../src/site-server.ts';

const fixtures = resolve(import.meta.dirname, '../../scanner/fixtures/sites');
/** A folder for screenshots of the pages, for people who want to look at them. */
const pictures = process.env.PICTURES;

/** A site that its owner edits, and whether it is offline. */
const own = mkdtempSync(join(tmpdir(), 'named-first-site-'));
let isAway = false;
let sites: SiteServer;

const agency = runSite(async () => {
  cpSync(join(fixtures, 'plumbing-middling'), own, { recursive: true });
  sites = await serveSites((site) => (site === 'own' ? (isAway ? null : own) : join(fixtures, site)));
  return startProduct({ SCAN_RESOLVE: `*.test=127.0.0.1:${sites.port}`, RATE_LIMITS: 'off' });
});

afterAll(async () => {
  await sites?.close();
  rmSync(own, { recursive: true, force: true });
});

async function unlock(site: string, businessName: string): Promise<string> {
  const post = (path: string, body: object) =>
    fetch(`${agency.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('/api/scan', { website: `${site}.test` });
  const email = `${site}@whitfield.example`;
  await post('/api/leads', {
    ...{ website: `${site}.test`, name: 'Dana Whitfield', businessName, email, phone: '(720) 310-4471' },
  });
  const path = await eventually('the mail with the address of the report', async () => {
    const mail = (await agency.product.mails()).find(({ to }) => to?.[0]?.address === email);
    return /\/report\/[\w-]+/.exec(mail?.text ?? '')?.[0];
  });
  return `${agency.url}${path}`;
}

const openDetails = (page: Page) =>
  page.locator('details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });

async function picture(page: Page, name: string): Promise<void> {
  if (!pictures) return;
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: join(pictures, `${name}-${width}.png`), fullPage: true });
  }
}

const BUILDERS = [
  ['plumbing-bad', 'WordPress', 'Text on a page: where to click in WordPress', true],
  ['roofing-middling', 'Wix', 'Robots file: where to click in Wix', false],
  ['solar-middling', 'Squarespace', 'Page title and description: where to click in Squarespace', true],
] as const;

test.each(BUILDERS.slice(0, times({ usual: 1, thorough: 3 })))(
  'the report of %s names %s and says where to click',
  async (site, builder, words, isTold) => {
    const address = await unlock(site, `Business of ${site}`);
    const page = await agency.open();
    await page.goto(address);
    await page.getByText('Your site is made with', { exact: false }).first().waitFor();
    expect(await page.getByLabel('What your site is made with').textContent()).toContain(builder);
    await picture(page, `${site}-closed`);
    await openDetails(page);
    if (isTold) expect(await page.getByText(words).count()).toBeGreaterThan(0);
    await expectAccessible(page);
    await expectFitsNarrowScreens(page);
    await picture(page, `${site}-open`);

    const href = await page.getByRole('link', { name: 'For whoever runs your site' }).getAttribute('href');
    const handedOver = new URL(href ?? '', address).href;
    expect(handedOver).not.toContain(new URL(address).pathname.split('/')[2]);
    const handed = await page.goto(handedOver);
    expect(handed?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    await openDetails(page);
    const text = (await page.locator('main').textContent()) ?? '';
    expect(text).toContain(handedOver);
    expect(await page.content()).not.toContain(new URL(address).pathname);
    expect(text).toContain('How to check it');
    expect(text).toContain('“you” means the business');
    // The evidence may quote prices and discounts of the site.
    expect(text).not.toMatch(/See plans|Rather have it done|NAMEDFIRST20/i);
    expect(await page.locator('main a[href*="/pricing"]').count()).toBe(0);
    await expectAccessible(page);
    await expectFitsNarrowScreens(page);
    await page.setViewportSize({ width: 390, height: 900 });
    const cut = await page
      .locator('main table')
      .evaluateAll((all) => all.filter(({ parentElement: box }) => box && box.scrollWidth > box.clientWidth).length);
    expect(cut, 'tables that a phone cuts off').toBe(0);
    await picture(page, `${site}-hand-over`);
    for (const [part, call] of [
      ['', address.replace('/report/', '/api/reports/')],
      ['-hand-over', handedOver.replace('/hand-over/', '/api/hand-overs/')],
    ] as const) {
      const file = await fetch(`${call}/pdf`);
      const bytes = Buffer.from(await file.arrayBuffer());
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      if (pictures) writeFileSync(join(pictures, `${site}${part}.pdf`), bytes);
    }
  },
);

test('the address that the page had before leads to the page', async () => {
  const address = await unlock('plumbing-good', 'Moved Plumbing');
  const answer = await fetch(`${address}/hand-over`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toMatch(/^\/hand-over\/[\w-]{46}$/);
  expect((await fetch(`${agency.url}${answer.headers.get('location')}`)).status).toBe(200);
});

/** Rewrites every page of the owner's site. */
function edit(change: (html: string) => string, folder = own): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) edit(change, path);
    else if (name.endsWith('.html')) writeFileSync(path, change(readFileSync(path, 'utf8')));
  }
}

test('“check this one” reports fixed, not fixed, worse and offline, and keeps the results', async () => {
  const address = await unlock('own', 'Own Plumbing');
  const page = await agency.open();
  const told: string[] = [];
  const check = async (words: string) => {
    await page.goto(`${address}#quoting-permission`);
    const place = page.locator('#checked-quoting-permission');
    await place.getByRole('button', { name: 'I did it: check this one' }).click();
    await page.locator('#checked-quoting-permission li').first().getByText(words, { exact: true }).waitFor();
    told.push((await place.locator('li').first().textContent()) ?? '');
  };
  await check('Not fixed yet.');
  edit((html) => html.replaceAll('noarchive', 'noindex'));
  await check('Worse than before.');
  edit((html) => html.replaceAll('noindex', 'index'));
  await check('Fixed.');
  isAway = true;
  await check('We could not read your site just now.');
  expect(await page.locator('#checked-quoting-permission li').count()).toBe(4);
  // Each says its seconds too, which are not compared: a busy machine takes longer.
  const requests = told.map((text) => Number(/, (\d+) requests in [\d.]+ s$/.exec(text)?.[1]));
  // robots.txt and the five pages of the report; of a site that is offline only robots.txt and the home page.
  expect(requests).toEqual([6, 6, 6, 2]);
  await expectAccessible(page, '#quoting-permission');
  await picture(page, 'checked');
  if (pictures) writeFileSync(join(pictures, 'checked.txt'), told.join('\n'));
});
