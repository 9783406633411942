import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser, openPage, type WatchedPage } from './browser.ts';
import { type KeptTab, keepTab } from './kept-tab.ts';
import type { ReachableProduct } from './product.ts';

export type RunningSite<Running extends ReachableProduct> = {
  readonly url: string;
  readonly product: Running;
  readonly browser: Browser;
  /** A page of a visitor who was never here before. */
  open(options?: BrowserContextOptions): Promise<WatchedPage>;
};

/**
 * A product and a browser for all tests of a file. What a test opened is closed when it ends: a page that stays open
 * goes on drawing and takes the next test's time. Only the tab of the first visitor is kept, and emptied for the next.
 *
 * @param start `startProduct`, or `sharedProduct` where no test stops it or needs settings of its own.
 * @param visitor gives what every visitor brings along: a signed-in one their cookies.
 */
export function runSite<Running extends ReachableProduct>(
  start: () => Promise<Running>,
  visitor: (browser: Browser, url: string) => Promise<BrowserContextOptions> = async () => ({}),
): RunningSite<Running> {
  let product: Running;
  let browser: Browser;
  let brought: BrowserContextOptions;
  let tab: KeptTab | null = null;
  let isTaken = false;

  beforeAll(async () => {
    [product, browser] = await Promise.all([start(), openBrowser()]);
    brought = await visitor(browser, product.url);
  });
  afterEach(async () => {
    if (isTaken && !(await tab?.empty())) tab = null;
    isTaken = false;
    const kept = tab?.page.context();
    await Promise.all(browser.contexts().map((context) => context !== kept && context.close()));
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
      tab ??= await keepTab(browser, product.url, brought);
      return tab.page;
    },
  };
}
