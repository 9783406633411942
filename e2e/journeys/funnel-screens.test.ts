import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, launchBrowser, openPage } from '../src/browser.ts';
import { type Product, startProduct } from '../src/product.ts';
import { scanAnswer } from '../src/scan-answer.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

const open = (options = {}) => openPage(browser, product.url, options);
const answer = (route: Route, status: number, body: unknown) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** Opens the results of a finished scan, as they are after /scan put them into session storage. */
async function openResults(page: Page, score = 61) {
  await page.route('**/api/scan', (route) => answer(route, 200, scanAnswer('https://example.test/', score)));
  await page.clock.install();
  await page.goto(`${product.url}/scan?url=example.test`);
  await page.getByText('Analyzing Your Website').waitFor();
  await runClockUntil(page, /\/results\?/);
}

async function runClockUntil(page: Page, url: RegExp) {
  for (let second = 0; second < 30 && !url.test(page.url()); second += 1) await page.clock.runFor(1000);
  await page.waitForURL(url);
  await page.clock.resume();
}

test('the website field says what is wrong and does not let a wrong address through', async () => {
  const page = await open();
  await page.goto(`${product.url}/free-scan`);
  await page.getByText('Free AI Visibility Analysis').waitFor();
  await page.getByText('100% Free, No Credit Card Required, Instant Results').waitFor();
  for (const feature of ['AI Visibility Score', 'Actionable Insights', '7-Day Action Plan']) {
    await page.getByRole('heading', { name: feature }).waitFor();
  }
  const field = page.locator('input[name=website]');
  const submit = page.getByRole('button', { name: 'Scan My Website Now' });
  await field.fill('ab');
  await submit.click();
  await page.getByText('Website URL is required').waitFor();
  await field.fill('not a website');
  await submit.click();
  await page.getByText(/^Please enter a valid website URL or domain \(e\.g\., \S+ or \S+\)$/).waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('website');
  expect(page.url()).toBe(`${product.url}/free-scan`);
  expect(page.problems).toEqual([]);
});

test.each(['/scan', '/results', '/results?url=example.test', '/results?score=50'])(
  '%s without its facts leads to /free-scan',
  async (path) => {
    const page = await open();
    await page.goto(product.url + path);
    await page.waitForURL('**/free-scan');
  },
);

test('the scan asks once and at once, plays four steps, and waits for both', async () => {
  const page = await open();
  let asked = 0;
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/scan', async (route) => {
    asked += 1;
    expect(route.request().postDataJSON()).toEqual({ website: 'example.test' });
    await held;
    await answer(route, 200, scanAnswer('https://example.test/', 83));
  });
  await page.clock.install();
  await page.goto(`${product.url}/scan?url=example.test`);
  await page.getByText('Analyzing Your Website').waitFor();
  for (const step of [
    'Training LLMs with your brand data',
    'Measuring crawl depth and structured schema',
    'Checking for citations in high-trust sources',
    'Analyzing JSON-LD markup for entity recognition',
  ]) {
    await page.getByText(step).first().waitFor();
  }
  expect(await page.getByRole('progressbar').count()).toBe(4);
  await page.clock.runFor(20_000);
  expect(page.url()).toContain('/scan?');
  release();
  await page.waitForURL(/\/results\?/);
  expect(new URL(page.url()).searchParams.get('score')).toBe('83');
  expect(asked).toBe(1);
  await page.goBack();
  await page.waitForURL((url) => !url.pathname.startsWith('/scan'));
  expect(asked).toBe(1);
});

test('a site that cannot be scanned still leads to results, honestly called an estimate', async () => {
  const page = await open();
  await page.route('**/api/scan', (route) => answer(route, 422, { error: 'No answer.', message: 'No answer.' }));
  await page.clock.install();
  await page.goto(`${product.url}/scan?url=example.test`);
  await page.getByText('Analyzing Your Website').waitFor();
  await runClockUntil(page, /\/results\?/);
  const score = Number(new URL(page.url()).searchParams.get('score'));
  expect(score).toBeGreaterThanOrEqual(45);
  expect(score).toBeLessThanOrEqual(74);
  await page.getByText('2 of 6 insights shown').waitFor();
  await page
    .getByText(/could not be read|could not read/i)
    .first()
    .waitFor();
  await page
    .getByText(/estimate/i)
    .first()
    .waitFor();
});

test.each([
  [85, 'Good visibility across AI platforms'],
  [70, 'Good visibility across AI platforms'],
  [69, 'Moderate visibility across AI platforms'],
  [50, 'Moderate visibility across AI platforms'],
  [49, 'Low visibility across AI platforms'],
])('a score of %i reads "%s"', async (score, label) => {
  const page = await open();
  await page.goto(`${product.url}/results?url=example.test&score=${score}`);
  await page.getByText(label).waitFor();
});

test('results show two insights and lock the rest away from everybody', async () => {
  const page = await open();
  await openResults(page);
  await page.getByText('2 of 26 insights shown').waitFor();
  await page.getByText('What we found for check 2.').waitFor();
  expect(await page.locator('[inert]').count()).toBeGreaterThan(0);
  expect(await page.locator('[inert]').getByText('What we found for check 3.').count()).toBe(1);
  expect(await page.getByText('HIGH IMPACT').count()).toBeGreaterThan(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await page.getByText('2 of 26 insights shown').waitFor();
});

test("another site's results are never shown for this one", async () => {
  const page = await open();
  await openResults(page);
  await page.goto(`${product.url}/results?url=other.test&score=55`);
  await page.getByText('2 of 6 insights shown').waitFor();
});

async function openUnlock(page: Page) {
  await page.goto(`${product.url}/unlock?url=example.test&score=61`);
  await page.getByRole('heading', { name: 'Get Your Full Report' }).waitFor();
}

async function fillUnlock(page: Page) {
  await page.getByLabel('Full Name').fill('Sam Ortiz');
  await page.getByLabel('Business Name').fill('Ortiz Roofing');
  await page.getByLabel('Email Address').fill('sam@ortiz.example');
  await page.getByLabel('Phone Number').fill('720 310 2299');
}

test('the unlock form names every fault beside its field', async () => {
  const page = await open();
  await openUnlock(page);
  await page.getByRole('button', { name: 'Unlock Full Report Now' }).click();
  for (const message of [
    'Name must be at least 2 characters',
    'Business name must be at least 2 characters',
    'Please enter a valid email address',
    'Please enter a valid phone number',
  ]) {
    await page.getByText(message, { exact: true }).waitFor();
  }
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByText('Back to Results').waitFor();
  expect(page.problems).toEqual([]);
});

test.each(['/unlock', '/unlock?url=example.test', '/unlock?url=example.test&score=0'])(
  '%s asks for a new scan instead of sending',
  async (path) => {
    const page = await open();
    let sent = 0;
    await page.route('**/api/leads', (route) => {
      sent += 1;
      return answer(route, 201, {});
    });
    await page.goto(product.url + path);
    await fillUnlock(page);
    await page.getByRole('button', { name: 'Unlock Full Report Now' }).click();
    await page.getByText('Missing Information').first().waitFor();
    await page.getByText('Please start a new scan from the homepage.').first().waitFor();
    expect(sent).toBe(0);
  },
);

test('a failed submission says why, keeps what was typed and can be tried again', async () => {
  const page = await open();
  const payloads: Record<string, unknown>[] = [];
  await page.route('**/api/leads', (route) => {
    payloads.push(route.request().postDataJSON());
    return payloads.length === 1
      ? answer(route, 500, { error: 'Try later.', message: 'Try later.' })
      : answer(route, 201, { id: '1' });
  });
  await openUnlock(page);
  await fillUnlock(page);
  await page.getByRole('button', { name: 'Unlock Full Report Now' }).click();
  await page.getByText('Submission Failed').first().waitFor();
  await page.getByText('500: Try later.').first().waitFor();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Sam Ortiz');
  await page.getByRole('button', { name: 'Unlock Full Report Now' }).click();
  await page.waitForURL('**/success');
  expect(payloads).toHaveLength(2);
  expect(payloads[1]).toMatchObject({
    name: 'Sam Ortiz',
    businessName: 'Ortiz Roofing',
    email: 'sam@ortiz.example',
    phone: '720 310 2299',
    aiVisibilityScore: 61,
  });
  expect(JSON.parse(String(payloads[1]?.reportData))).toMatchObject({
    score: 61,
    insights: [],
    recommendations: [],
    timestamp: expect.any(String),
  });
});

test('two quick clicks send one lead, and the form is shut while it is sent', async () => {
  const page = await open();
  let sent = 0;
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/leads', async (route) => {
    sent += 1;
    await held;
    await answer(route, 201, { id: '1' });
  });
  await openUnlock(page);
  await fillUnlock(page);
  await page.getByRole('button', { name: 'Unlock Full Report Now' }).dblclick();
  await page.getByRole('button', { name: 'Sending Report...' }).waitFor();
  expect(await page.getByLabel('Full Name').isDisabled()).toBe(true);
  release();
  await page.waitForURL('**/success');
  expect(sent).toBe(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('toasts come one at a time, F8 leads to them, and they go by themselves', async () => {
  const page = await open();
  await page.goto(`${product.url}/unlock`);
  await fillUnlock(page);
  const submit = page.getByRole('button', { name: 'Unlock Full Report Now' });
  const shown = page.locator('li[data-state=open]');
  for (let click = 0; click < 3; click += 1) {
    await submit.click();
    await shown.first().waitFor();
    expect(await shown.count()).toBe(1);
  }
  await page.keyboard.press('F8');
  expect(
    await page.evaluate(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label') ?? ''),
  ).toMatch(/Notifications/);
  await submit.focus();
  await page.mouse.move(5, 5);
  await shown.waitFor({ state: 'detached', timeout: 15_000 });
});

const PAGES = [
  '/',
  '/free-scan',
  '/results?url=example.test&score=61',
  '/unlock?url=example.test&score=61',
  '/success',
  '/no-such-page',
];

test.each(
  PAGES.flatMap(
    (path) =>
      [
        [path, 'light'],
        [path, 'dark'],
      ] as const,
  ),
)('%s has nothing for axe to find in the %s theme', async (path, colorScheme) => {
  const page = await open({ colorScheme, reducedMotion: 'reduce' });
  await page.goto(product.url + path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await axeViolations(page)).toEqual([]);
});

test.each(PAGES)('%s fits a width of 320 pixels', async (path) => {
  const page = await open({ viewport: { width: 320, height: 700 } });
  await page.goto(product.url + path);
  await page.locator('h1').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the small-screen drawer opens, closes, and closes when a link is tapped', async () => {
  const page = await open({ viewport: { width: 390, height: 800 } });
  await page.goto(product.url);
  const started = page.getByRole('dialog').or(page.locator('[popover]')).getByRole('link', { name: 'Get Started' });
  expect(await started.isVisible()).toBe(false);
  await page.getByRole('button', { name: /menu/i }).first().click();
  await started.waitFor({ state: 'visible' });
  expect(await started.getAttribute('href')).toBe('/pricing');
  await page.keyboard.press('Escape');
  await started.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.getByRole('dialog').or(page.locator('[popover]')).getByRole('link', { name: 'Free AI Scan' }).click();
  await page.waitForURL('**/free-scan');
  await started.waitFor({ state: 'hidden' });
});

test('any other address is a 404 page with the specified words', async () => {
  const page = await open();
  const response = await page.goto(`${product.url}/no-such-page`);
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await page.getByText('Did you forget to add the page to the router?').waitFor();
});

test('the free scan form works without JavaScript as far as the scan screen', async () => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto(`${product.url}/free-scan`);
  await page.locator('input[name=website]').fill('example.test');
  await page.getByRole('button', { name: 'Scan My Website Now' }).click();
  await page.waitForURL('**/scan?*');
  expect(page.url()).toContain('example.test');
});
