import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openBrowser, openPage, type WatchedPage } from './browser.ts';
import { leavesCleanTab, saveEvidence } from './failure-evidence.ts';
import { sharedProduct } from './product.ts';
import { openReusedTab, type ReusedTab } from './reused-tab.ts';
import { type StubbedPages, serveStubbedPages } from './stubbed-pages.ts';

/** A product, or pages without one. */
type Served = { url: string; dispose(): Promise<void> };

export type RunningSite<Running extends Served> = {
  readonly url: string;
  readonly product: Running;
  readonly browser: Browser;
  /** A page of a new visitor. */
  open(options?: BrowserContextOptions): Promise<WatchedPage>;
};

/**
 * A product and a browser for all tests of a file. Pages that a test opened are closed when it ends, because an open
 * page keeps drawing and slows down the next test. Only the tab of the first visitor is reused, after it was emptied.
 *
 * @param start `startProduct`, or `sharedProduct` if no test stops the product or needs other settings.
 * @param visitor the initial state of every visitor, such as the cookies of a signed-in one.
 */
export function runSite<Running extends Served>(
  start: () => Promise<Running>,
  visitor: (browser: Browser, url: string) => Promise<BrowserContextOptions> = async () => ({}),
): RunningSite<Running> {
  let product: Running;
  let browser: Browser;
  let brought: BrowserContextOptions;
  let tab: ReusedTab | null = null;
  let isTaken = false;

  beforeAll(async () => {
    [product, browser] = await Promise.all([start(), openBrowser()]);
    brought = await visitor(browser, product.url);
  });
  afterEach(async ({ task }) => {
    await saveEvidence(task);
    if (isTaken && !(leavesCleanTab(task) && (await tab?.empty()))) tab = null;
    isTaken = false;
    const reused = tab?.page.context();
    await Promise.all(browser.contexts().map((context) => context !== reused && context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await product?.dispose();
  });
  return {
    get url() {
      return product.url;
    },
    get product() {
      return product;
    },
    get browser() {
      return browser;
    },
    async open(options = {}) {
      if (isTaken || Object.keys(options).length > 0) return openPage(browser, product.url, { ...brought, ...options });
      isTaken = true;
      tab ??= await openReusedTab(browser, product.url, brought);
      return tab.page;
    },
  };
}

/**
 * The built pages on a fake API and a browser for all tests of a file.
 *
 * @param path the page whose content security policy the shared product is asked for. All pages are served with it.
 */
export function runStubbedSite(path: string): RunningSite<StubbedPages> {
  return runSite(async () => {
    const { url } = await sharedProduct();
    const policy = (await fetch(url + path)).headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/'nonce-[^']+'/);
    return serveStubbedPages(policy.replaceAll(/'nonce-[^']+'/g, "'nonce-NONCE'"));
  });
}
