import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from '../src/browser.ts';
import { answerJson } from '../src/intercept.ts';
import { expectHydrated } from '../src/page-checks.ts';
import { sharedProduct } from '../src/product.ts';
import { runSite } from '../src/running-site.ts';
import { scanAnswer } from '../src/scan-answer.ts';

const site = runSite(sharedProduct);

/** Opens the results of a finished scan as /scan leaves them in sessionStorage. */
async function openResults(page: Page, score = 61) {
  await page.route('**/api/scan', (route) => answerJson(route, 200, scanAnswer('https://example.test/', score)));
  await page.clock.install();
  await page.goto(`${site.url}/scan?url=example.test`);
  await page.getByText('Analyzing Your Website').waitFor();
  await runClockUntil(page, /\/results\?/);
}

async function runClockUntil(page: Page, url: RegExp) {
  for (let second = 0; second < 30 && !url.test(page.url()); second += 1) await page.clock.runFor(1000);
  await page.waitForURL(url);
  await page.clock.resume();
}

test('the website field explains and rejects an invalid address', async () => {
  const page = await site.open();
  await page.goto(`${site.url}/free-scan`);
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
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('website');
  expect(page.url()).toBe(`${site.url}/free-scan`);
  expect(page.problems).toEqual([]);
});

test('the scan and the results redirect to /free-scan without their parameters', async () => {
  const page = await site.open();
  for (const path of ['/scan', '/results', '/results?url=example.test', '/results?score=50']) {
    await page.goto(site.url + path);
    await page.waitForURL('**/free-scan');
  }
});

const STILL_WAITING = 'Your site is taking its time to answer. We wait for it.';

test('the scan screen sends one request immediately, plays four steps, and waits for both', async () => {
  const page = await site.open();
  let asked = 0;
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/scan', async (route) => {
    asked += 1;
    expect(route.request().postDataJSON()).toEqual({ website: 'example.test' });
    await held;
    await answerJson(route, 200, scanAnswer('https://example.test/', 83));
  });
  await page.clock.install();
  await page.goto(`${site.url}/scan?url=example.test`);
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
  await page.getByText(STILL_WAITING).first().waitFor();
  release();
  await page.waitForURL(/\/results\?/);
  expect(new URL(page.url()).searchParams.get('score')).toBe('83');
  expect(asked).toBe(1);
  await page.goBack();
  await page.waitForURL((url) => !url.pathname.startsWith('/scan'));
  expect(asked).toBe(1);
});

test('a site that cannot be scanned still leads to results, labelled as an estimate', async () => {
  const page = await site.open();
  await page.route('**/api/scan', (route) => answerJson(route, 422, { error: 'No answer.', message: 'No answer.' }));
  await page.clock.install();
  await page.goto(`${site.url}/scan?url=example.test`);
  await page.getByText('Analyzing Your Website').waitFor();
  await page.evaluate((words) => {
    const look = () => document.body.textContent?.includes(words) && Reflect.set(globalThis, 'saidToWait', true);
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, STILL_WAITING);
  await runClockUntil(page, /\/results\?/);
  expect(await page.evaluate(() => 'saidToWait' in globalThis)).toBe(false);
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

test('a visitor who goes offline on the form still reaches the results and the next screens, with the focus on each', async () => {
  const page = await site.open();
  await page.clock.install();
  await page.goto(`${site.url}/free-scan`);
  await expectHydrated(page);
  await page.locator('input[name=website]').fill('example.test');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Scan My Website Now' }).click();
  await page.getByText('Analyzing Your Website').waitFor();
  await runClockUntil(page, /\/results\?/);
  await page.getByText('This score is an estimate').waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.id);
  expect(await focused()).toBe('main');
  await page.getByRole('link', { name: 'Unlock Full Report Now' }).press('Enter');
  await page.getByRole('heading', { name: 'Get Your Full Report' }).waitFor();
  expect(await focused()).toBe('main');
});

test('a score is labelled good from 70, moderate from 50 and low below', async () => {
  const page = await site.open();
  for (const [score, label] of [
    [85, 'Good'],
    [70, 'Good'],
    [69, 'Moderate'],
    [50, 'Moderate'],
    [49, 'Low'],
  ]) {
    await page.goto(`${site.url}/results?url=example.test&score=${score}`);
    await page.getByText(`${label} visibility across AI platforms`).waitFor();
  }
});

test('the results show two insights, and the others are not in the page', async () => {
  const page = await site.open();
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

/** What a tab's sessionStorage may contain from earlier scans. */
const STORED = {
  scan: { 'scan-results': { ...scanAnswer('https://example.test/', 61), scannedWebsite: 'example.test' } },
  failure: { 'scan-failure': { scannedWebsite: 'example.test', reason: 'The site did not answer.' } },
  otherScan: { 'scan-results': { ...scanAnswer('https://other.test/', 88), scannedWebsite: 'other.test' } },
  garbage: { 'scan-results': 'not a scan' },
};

/**
 * Opens the results in a tab whose sessionStorage contains `stored`. The page's scripts do not arrive before `release` is
 * called.
 */
async function openSentResults(stored: object = {}) {
  const page = await site.open();
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, JSON.stringify(value));
  }, stored);
  await page.goto(`${site.url}/results?url=example.test&score=61`, { waitUntil: 'commit' });
  await page.getByText('Moderate visibility across AI platforms').waitFor();
  const sentAt = await fontsSettled(page);
  const release = async () => {
    scripts.resolve();
    await hasLooked(page);
  };
  return { page, release, shiftAfterwards: () => layoutShift(page, sentAt) };
}

/** Waits until the text has its fonts, which may arrive late on a busy machine. Returns the time of the page. */
function fontsSettled(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.now();
  });
}

/** React removes the script in front of the insights after it has read sessionStorage itself. */
const hasLooked = (page: Page) => page.locator('main script').waitFor({ state: 'detached' });

/** The cumulative layout shift of the page since a time: what scripts move, without what the fonts moved before. */
function layoutShift(page: Page, since: number): Promise<number> {
  return page.evaluate(
    (start) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          const late = shifts.filter(({ startTime }) => startTime > start);
          resolve(late.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
    since,
  );
}

test('a results URL shows complete results before the scripts arrive, without a layout shift afterwards', async () => {
  const { page, release, shiftAfterwards } = await openSentResults();
  await page.getByText('2 of 6 insights shown').waitFor();
  await page.getByText('This browser does not hold the details of that scan.').waitFor();
  await release();
  await page.getByText('2 of 6 insights shown').waitFor();
  expect(await shiftAfterwards()).toBeLessThan(0.001);
  expect(page.problems).toEqual([]);
});

test.each([
  ['the scan of this site', STORED.scan, ['2 of 26 insights shown', 'What we found for check 1.']],
  ['a failed scan of this site', STORED.failure, ['2 of 6 insights shown', 'an estimate', 'The site did not answer.']],
  ['the scan of another site', STORED.otherScan, ['2 of 6 insights shown', 'does not hold the details']],
  ['something unreadable', STORED.garbage, ['2 of 6 insights shown', 'does not hold the details']],
])('a tab with %s in its storage never shows the server’s assumption', async (_, stored, words) => {
  const { page, release, shiftAfterwards } = await openSentResults(stored);
  const supposed = page.getByText(/insights shown|does not hold the details|digital business card/);
  expect(await supposed.filter({ visible: true }).count()).toBe(0);
  expect(await supposed.count()).toBe(3);
  await release();
  for (const word of words) await page.getByText(word).first().waitFor();
  expect(await shiftAfterwards()).toBeLessThan(0.001);
  expect(page.problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
});

test('a browser without storage shows the results from the URL', async () => {
  const page = await site.open();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto(`${site.url}/results?url=example.test&score=61`);
  await hasLooked(page);
  await page.getByText('2 of 6 insights shown').waitFor();
  // The router's script logs an error about the storage. A hydration mismatch would log "React error".
  expect(page.problems.join()).not.toContain('React error');
});

async function openUnlock(page: Page) {
  await page.goto(`${site.url}/unlock?url=example.test&score=61`);
  await page.getByRole('heading', { name: 'Get Your Full Report' }).waitFor();
}

async function fillUnlock(page: Page) {
  await page.getByLabel('Full Name').fill('Sam Ortiz');
  await page.getByLabel('Business Name').fill('Ortiz Roofing');
  await page.getByLabel('Email Address').fill('sam@ortiz.example');
  await page.getByLabel('Phone Number').fill('720 310 2299');
}

test('the unlock form shows every error next to its field', async () => {
  const page = await site.open();
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
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByText('Back to Results').waitFor();
  expect(page.problems).toEqual([]);
});

test.each(['/unlock', '/unlock?url=example.test', '/unlock?url=example.test&score=0'])(
  '%s asks for a new scan instead of sending',
  async (path) => {
    const page = await site.open();
    let sent = 0;
    await page.route('**/api/leads', (route) => {
      sent += 1;
      return answerJson(route, 201, {});
    });
    await page.goto(site.url + path);
    await fillUnlock(page);
    await page.getByRole('button', { name: 'Unlock Full Report Now' }).click();
    await page.getByText('Missing Information').first().waitFor();
    await page.getByText('Please start a new scan from the homepage.').first().waitFor();
    expect(sent).toBe(0);
  },
);

test('a failed submission says why, keeps the input and can be retried', async () => {
  const page = await site.open();
  const payloads: Record<string, unknown>[] = [];
  await page.route('**/api/leads', (route) => {
    payloads.push(route.request().postDataJSON());
    return payloads.length === 1
      ? answerJson(route, 500, { error: 'Try later.', message: 'Try later.' })
      : answerJson(route, 201, { id: '1' });
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

test('a double click sends one lead, and the form is disabled meanwhile', async () => {
  const page = await site.open();
  let sent = 0;
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/leads', async (route) => {
    sent += 1;
    await held;
    await answerJson(route, 201, { id: '1' });
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

async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return true;
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width;
}

test('toasts appear one at a time, F8 focuses them, and they close after a while', async () => {
  const page = await site.open();
  await page.goto(`${site.url}/unlock`);
  await fillUnlock(page);
  const submit = page.getByRole('button', { name: 'Unlock Full Report Now' });
  const shown = page.locator('li[data-state=open]');
  for (let click = 0; click < 3; click += 1) {
    await submit.click();
    await shown.first().waitFor();
    expect(await shown.count()).toBe(1);
  }
  // On a phone the toast covers neither the clicked button nor one at the other end of the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const block of ['end', 'start'] as const) {
    await submit.evaluate((button, place) => button.scrollIntoView({ block: place }), block);
    await submit.click();
    await shown.first().waitFor();
    await expect.poll(() => overlaps(shown, submit)).toBe(false);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.keyboard.press('F8');
  expect(
    await page.evaluate(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label') ?? ''),
  ).toMatch(/Notifications/);
  await submit.focus();
  await page.mouse.move(5, 5);
  await shown.waitFor({ state: 'detached' });
});

test('without JavaScript the free scan form leads to the scan screen, which says what it needs', async () => {
  const page = await site.open({ javaScriptEnabled: false });
  await page.goto(`${site.url}/free-scan`);
  await page.locator('input[name=website]').fill('example.test');
  await page.getByRole('button', { name: 'Scan My Website Now' }).click();
  await page.waitForURL('**/scan?*');
  expect(page.url()).toContain('example.test');
  // Playwright's locators do not find text inside noscript.
  const note = page.locator('main noscript p');
  expect(await note.isVisible()).toBe(true);
  expect(await note.textContent()).toContain('The scan needs JavaScript');
});
