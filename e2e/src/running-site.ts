import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser, openPage, type WatchedPage } from './browser.ts';
import { type Product, startProduct } from './product.ts';

export type RunningSite = {
  readonly url: string;
  readonly product: Product;
  readonly browser: Browser;
  /** A page of a visitor who was never here before. */
  open(options?: BrowserContextOptions): Promise<WatchedPage>;
};

/**
 * The product and a browser for all tests of a file. What a test opened is closed when it ends: a page that stays open
 * goes on drawing and takes the next test's time.
 */
export function runSite(start: () => Promise<Product> = startProduct): RunningSite {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    [product, browser] = await Promise.all([start(), launchBrowser()]);
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
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
    open: (options) => openPage(browser, product.url, options),
  };
}
