import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { CHECKS, COURSE_LESSONS } from '@named-first/contract';
import { afterAll, expect, test } from 'vitest';
import { axeViolations } from '../src/browser.ts';
import {
  expectAccessible,
  expectFitsNarrowScreens,
  expectKeyboardReachesEverything,
  expectStyled,
} from '../src/page-checks.ts';
import { eventually, startProduct } from '../src/product.ts';
import { runSite } from '../src/running-site.ts';
import { type SiteServer, serveSites } from '../src/site-server.ts';

const sitesFolder = resolve(import.meta.dirname, '../../scanner/fixtures/sites');

let sites: SiteServer;
const agency = runSite(async () => {
  sites = await serveSites((site) => resolve(sitesFolder, site));
  return startProduct({ SCAN_RESOLVE: `*.test=127.0.0.1:${sites.port}`, COURSE_DAY_SECONDS: '2' });
});

afterAll(() => sites?.close());

test('a visitor types a website, sees its score, unlocks, and lead, report and mail are stored', async () => {
  const page = await agency.open();
  await page.goto(agency.url);
  await page.getByRole('banner').getByRole('link', { name: 'Free AI Scan' }).click();
  await page.waitForURL('**/free-scan');
  await page.locator('input[name=website]').fill('plumbing-bad.test');
  await page.getByRole('button', { name: 'Scan My Website Now' }).click();

  await page.waitForURL('**/scan?url=*');
  await page.getByText('Analyzing Your Website').waitFor();
  await expectStyled(page);
  await page.waitForURL('**/results?url=*');
  // 800 ms, four steps with gaps of 100 ms, 500 ms: 16.6 s by the page's clock, counted from the request that starts
  // with them.
  const took = await page.evaluate(
    () => performance.now() - (performance.getEntriesByName(`${origin}/api/scan`)[0]?.startTime ?? Number.NaN),
  );
  expect(took).toBeGreaterThan(16_400);
  await page.getByText('2 of 26 insights shown').waitFor();
  await expectStyled(page);
  const score = Number(new URL(page.url()).searchParams.get('score'));
  expect(score).toBeGreaterThanOrEqual(0);

  const stored = JSON.parse(await page.evaluate(() => sessionStorage.getItem('scan-results') ?? 'null'));
  expect(JSON.stringify(stored)).toContain(CHECKS[0].title);

  await page
    .getByRole('button', { name: 'Unlock Full Report Now' })
    .or(page.getByRole('link', { name: 'Unlock Full Report Now' }))
    .first()
    .click();
  await page.waitForURL('**/unlock?url=*');
  await expectStyled(page);
  await page.getByLabel('Full Name').fill('Dana Whitfield');
  await page.getByLabel('Business Name').fill('Whitfield Plumbing');
  await page.getByLabel('Email Address').fill('dana@whitfield.example');
  await page.getByLabel('Phone Number').fill('(720) 310-4471');
  await page.getByRole('button', { name: 'Unlock Full Report Now' }).click();
  await page.waitForURL('**/success');
  await page.getByText('Your Report is On the Way!').waitFor();
  await expectStyled(page);
  expect(page.problems).toEqual([]);

  const mail = await eventually('the report mail in the outbox', async () =>
    (await agency.product.mails()).find(
      // Days are so short in this test that the first lesson may arrive before the report.
      ({ to, subject }) => to?.[0]?.address === 'dana@whitfield.example' && /AI visibility scan$/.test(subject ?? ''),
    ),
  );
  expect(mail.text).toContain(String(score));
  const link = mail.text?.match(/http:\/\/localhost:\d+\/report\/[\w-]+/)?.[0];
  expect(link).toBeTruthy();
  expect(mail.text).toContain('attached as a PDF');
  expect(mail.attachments).toMatchObject([
    { filename: 'Whitfield Plumbing - AI visibility report.pdf', mimeType: 'application/pdf' },
  ]);
  const attached = Buffer.from(mail.attachments[0]?.content as ArrayBuffer);
  expect(attached.subarray(0, 5).toString()).toBe('%PDF-');

  const token = new URL(link ?? '').pathname.split('/').pop();
  const download = await fetch(`${agency.url}/api/reports/${token}/pdf`);
  expect(download.headers.get('Content-Disposition')).toContain('Whitfield%20Plumbing');
  expect(Buffer.from(await download.arrayBuffer()).equals(attached)).toBe(true);
  const onA4 = await fetch(`${agency.url}/api/reports/${token}/pdf?paper=a4`);
  expect(Buffer.from(await onA4.arrayBuffer()).toString('latin1')).toContain('595.28');

  await page.goto(link ?? '');
  for (const check of CHECKS) await page.getByRole('heading', { name: check.title, exact: true }).first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(page.problems).toEqual([]);

  await agency.product.stop();
  const database = await PGlite.create(`${agency.product.dataDir}/database`);
  const { rows } = await database.query<Record<string, unknown>>('select * from leads');
  await database.close();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    name: 'Dana Whitfield',
    email: 'dana@whitfield.example',
    ai_visibility_score: score,
  });
  expect(JSON.parse(String(rows[0]?.report_data)).insights).toHaveLength(26);
});

test('opening every link of a lesson changes nothing; its reader unsubscribes, resubscribes and chooses lists without scripts', async () => {
  await agency.product.restart();
  const lesson = await eventually('the first lesson in the outbox', async () =>
    (await agency.product.mails()).find(({ subject }) => subject === COURSE_LESSONS[0].subject),
  );
  const links = [...(lesson.html ?? '').matchAll(/href="(http[^"]+)"/g)].map(([, href]) => href!);
  const leave = links.find((href) => href.includes('/unsubscribe/'))!;
  const choose = leave.replace('/unsubscribe/', '/preferences/');
  expect(lesson.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(`<${leave}>`);
  const scanned = [...links, choose].flatMap((href) => ['HEAD', 'GET'].map((method) => fetch(href, { method })));
  expect((await Promise.all(scanned)).map(({ status }) => status)).toEqual(scanned.map(() => 200));

  const page = await agency.open({ javaScriptEnabled: false });
  const says = (heading: string) => page.getByRole('heading', { level: 1, name: heading }).waitFor();
  const chosen = async () => ({
    newsletter: await page.getByRole('checkbox', { name: 'Newsletter' }).isChecked(),
    course: await page.getByRole('checkbox', { name: '7-day course' }).isChecked(),
  });
  await page.goto(leave);
  await says('Unsubscribe?');
  await page.getByText('d…@whitfield.example').waitFor();
  await expectUsable(leave);
  await page.getByRole('link', { name: 'Choose what you get' }).click();
  expect(await chosen()).toEqual({ newsletter: false, course: true });

  await page.getByRole('checkbox', { name: 'Newsletter' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. It holds from the next mail on.').waitFor();
  expect(await chosen()).toEqual({ newsletter: true, course: true });
  await expectUsable(page.url());

  await page.getByRole('link', { name: 'Unsubscribe from all' }).click();
  await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
  await says('You are unsubscribed');
  await expectUsable(leave);
  await page.getByRole('link', { name: 'Change your mind' }).click();
  expect(await chosen()).toEqual({ newsletter: false, course: false });
  await page.getByRole('checkbox', { name: '7-day course' }).press('Space');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByText('Saved.').waitFor();
  expect(await chosen()).toEqual({ newsletter: false, course: true });
  expect(page.problems).toEqual([]);

  for (const stranger of [`${leave}A`, choose.slice(0, -8)]) {
    expect((await page.goto(stranger))?.status()).toBe(404);
    await says('Page not found');
  }
});

/** The page at `address`, with scripts, passes axe and works on narrow screens and with the keyboard. */
async function expectUsable(address: string): Promise<void> {
  const page = await agency.open();
  await page.goto(address);
  await expectAccessible(page);
  await expectFitsNarrowScreens(page);
  await expectKeyboardReachesEverything(page);
  expect(page.problems).toEqual([]);
  await page.context().close();
}
