import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { launchBrowser, openPage } from '../src/browser.ts';
import {
  expectAccessible,
  expectFitsNarrowScreens,
  expectForcedColorsKeepButtons,
  expectKeyboardReachesEverything,
  expectReducedMotion,
  expectSoundPage,
} from '../src/page-checks.ts';
import { type Product, startProduct } from '../src/product.ts';

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

describe.each(['/', '/free-scan'])('%s', (path) => {
  test('is sound, accessible and usable in every way', async () => {
    const page = await openPage(browser, product.url);
    const response = await page.goto(product.url + path);
    await expectSoundPage(page, response);
    await expectAccessible(page);
    await expectFitsNarrowScreens(page);
    await expectKeyboardReachesEverything(page);
    await expectForcedColorsKeepButtons(page);
    await expectReducedMotion(page);
    await page.context().close();
  });
});
