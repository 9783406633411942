import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, openPage, type WatchedPage } from './browser.ts';
import { type Product, startProduct } from './product.ts';

export const ADMIN_PASSWORD = 'open sesame';

/** Signs in by the form, on the way to a page of the back office. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForURL(/\/admin\/login/);
  await page.locator('input[name=password]').fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(url);
}

/** The cookies of somebody who is signed in, for pages that are not about signing in. */
export async function signedInState(browser: Browser, url: string): Promise<BrowserContextOptions> {
  const context = await browser.newContext();
  const answer = await context.request.post(`${url}/api/admin/login`, { data: { password: ADMIN_PASSWORD } });
  if (!answer.ok()) throw new Error(`Signing in was refused: ${await answer.text()}`);
  const storageState = await context.storageState();
  await context.close();
  return { storageState };
}

/** Waits for a toast that says this. */
export async function seeToast(page: Page, text: string): Promise<void> {
  await page.locator('[data-state=open]').getByText(text, { exact: true }).first().waitFor();
}

export type BackOffice = {
  product: Product;
  browser: Browser;
  /** A page of somebody who is signed in. */
  open(options?: BrowserContextOptions): Promise<WatchedPage>;
  dispose(): Promise<void>;
};

/** Starts the product and a browser, and signs in. */
export async function startBackOffice(settings: Record<string, string> = {}): Promise<BackOffice> {
  const product = await startProduct({ ADMIN_PASSWORD, ...settings });
  const browser = await launchBrowser();
  const signedIn = await signedInState(browser, product.url);
  return {
    product,
    browser,
    open: (options = {}) => openPage(browser, product.url, { ...signedIn, ...options }),
    async dispose() {
      await browser.close();
      await product.dispose();
    },
  };
}
