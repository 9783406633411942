import type { AssertionError } from 'node:assert';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { IS_THOROUGH } from '../../test/thorough.ts';
import type { WatchedPage } from '../src/browser.ts';
import { intercept } from '../src/intercept.ts';
import {
  expectAccessibleInThemes,
  expectFontMovesNothing,
  expectSoundPage,
  expectStyled,
  widerThanScreen,
} from '../src/page-checks.ts';
import { pictureSize } from '../src/picture-size.ts';
import { publicPaths, startSeededProduct, UNLISTED_PAGES } from '../src/public-routes.ts';
import { runSite } from '../src/running-site.ts';
import { scanAnswer } from '../src/scan-answer.ts';
import { scriptBytes } from '../src/script-bytes.ts';

/** For two cores: one page loads while another is being checked. */
const AT_ONCE = 2;
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };

const site = runSite(startSeededProduct);

/** Calls `visit` for every path, a few at a time. @throws one error that names every failing page. */
async function eachPage<T>(paths: readonly string[], visit: (page: WatchedPage, path: string) => Promise<T>) {
  const waiting = [...paths];
  const found: T[] = [];
  const faults: string[] = [];
  const work = async () => {
    // Reusing a tab keeps its process and its compiled scripts, which halves the time.
    const page = await site.open({ reducedMotion: 'reduce' });
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      page.problems.length = 0;
      await page.setViewportSize(WIDE);
      await visit(page, path).then(
        (one) => found.push(one),
        (cause: AssertionError) => faults.push(`${path}: ${cause.message} ${JSON.stringify(cause.actual)}`),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(faults).toEqual([]);
  return found;
}

/** Axe in both themes at both widths, or if `isBrief`, in each theme at one of them. */
async function expectAccessibleEverywhere(page: Page, isBrief: boolean): Promise<void> {
  await page.setViewportSize(WIDE);
  await expectAccessibleInThemes(page, isBrief ? ['light'] : ['light', 'dark']);
  await page.setViewportSize(NARROW);
  await expectAccessibleInThemes(page, isBrief ? ['dark'] : ['dark', 'light']);
}

async function expectFits320(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await widerThanScreen(page), 'wider than 320 px').toEqual([]);
}

/** Missing in TypeScript's own types: https://www.w3.org/TR/trusted-types/#trusted-type-policy-factory */
type TrustedTypes = {
  createPolicy(name: string, rules: { createHTML(text: string): string }): { createHTML(text: string): string };
};

/** The words of the page after its scripts ran and as sent, without text that only the screen shows or hides. */
function words(page: Page, sent: string): Promise<{ shown: string; sent: string }> {
  return page.evaluate((html) => {
    const wordsOf = (holder: Document) => {
      const main = holder.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
      for (const node of main?.querySelectorAll('script, noscript, [role=status], [role=alert]') ?? []) node.remove();
      return (main?.textContent ?? '').replace(/\s+/g, ' ').trim();
    };
    // Scripts of a document created by a parser never run (HTML, 8.5.1 The DOMParser interface), so its text can be
    // trusted.
    const { trustedTypes } = globalThis as unknown as { trustedTypes: TrustedTypes };
    const trusted = trustedTypes.createPolicy('test', { createHTML: (text) => text }).createHTML(html);
    return { shown: wordsOf(document), sent: wordsOf(new DOMParser().parseFromString(trusted, 'text/html')) };
  }, sent);
}

test('every page of the sitemap is complete, accessible, fits a small phone and has the same text without scripts', async () => {
  const paths = await publicPaths(site.product);
  const templateOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
  const isFirstOfTemplate = (path: string) =>
    templateOf(path) === '/' || paths.find((other) => templateOf(other) === templateOf(path)) === path;
  const found = await eachPage(paths, async (page, path) => {
    const response = await page.goto(site.url + path, { waitUntil: 'networkidle' });
    const summary = await expectSoundPage(page, response);
    const image = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toBe(site.url + path);
    expect(await page.locator('meta[name=robots]').count(), 'words that keep search engines out').toBe(0);
    const { shown, sent } = await words(page, (await response?.text()) ?? '');
    expect(sent.length, 'letters in the content as sent').toBeGreaterThan(100);
    expect(shown, 'words with and without scripts').toBe(sent);
    await expectStyled(page);
    // The pages of different tags consist of the same parts, so one is enough. Posts and services differ in content.
    const isFirst = isFirstOfTemplate(path);
    if (isFirst) await expectAccessibleEverywhere(page, !IS_THOROUGH);
    else if (IS_THOROUGH && !path.startsWith('/blog/tag/')) await expectAccessibleEverywhere(page, true);
    await expectFontMovesNothing(page);
    await expectFits320(page);
    expect(page.problems).toEqual([]);
    return { ...summary, image };
  });
  expect(found).toHaveLength(paths.length);
  for (const part of ['title', 'description'] as const) {
    expect(new Set(found.map((one) => one[part])).size, `different ${part}s`).toBe(paths.length);
  }
  for (const image of new Set(found.map((one) => one.image))) {
    const answer = await fetch(image);
    const size = pictureSize(Buffer.from(await answer.arrayBuffer()));
    expect([answer.status, size], image).toEqual([200, { width: 1200, height: 630 }]);
  }
}, 600_000);

test('the screens of the free scan and the not-found pages are accessible and fit a small phone', async () => {
  const missing: readonly string[] = UNLISTED_PAGES.missing;
  await eachPage([...missing, ...UNLISTED_PAGES.funnel], async (page, path) => {
    await intercept(page, '/api/scan', [200, scanAnswer('http://example.com/', 62)]);
    const response = await page.goto(site.url + path);
    expect(response?.status()).toBe(missing.includes(path) ? 404 : 200);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect((await page.title()).length).toBeGreaterThan(0);
    await expectStyled(page);
    // The scan screen redirects to the results, so only its first state is checked here.
    if (!path.startsWith('/scan')) await expectAccessibleEverywhere(page, !IS_THOROUGH);
    await expectFits320(page);
    // The browser logs the status of the document itself as an error.
    const problems = page.problems.filter(
      (problem) => !(missing.includes(path) && problem.includes('404 (Not Found)')),
    );
    expect(problems).toEqual([]);
  });
}, 120_000);

test('no public page exceeds the script limit of its kind', async () => {
  const paths = [...(await publicPaths(site.product)), ...UNLISTED_PAGES.funnel];
  const measured = await Promise.all(
    paths.map(async (path) => ({ path, ...(await scriptBytes(site.product.url + path)) })),
  );
  expect(measured.filter(({ isTooMuch }) => isTooMuch)).toEqual([]);
  expect(measured.filter(({ hydrated }) => hydrated).length).toBeGreaterThan(5);
});
