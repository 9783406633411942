import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { ADMIN_PASSWORD } from './admin-password.ts';
import { type Product, startProduct } from './product.ts';
import { type RunningSite, runSite } from './running-site.ts';

/** Signs in with the form and continues to a page of the back office. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForURL(/\/admin\/login/);
  await page.locator('input[name=password]').fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(url);
}

/** The cookies of a signed-in user, for pages whose tests are not about signing in. */
export async function signedInState(browser: Browser, url: string): Promise<BrowserContextOptions> {
  const context = await browser.newContext();
  const answer = await context.request.post(`${url}/api/admin/login`, { data: { password: ADMIN_PASSWORD } });
  if (!answer.ok()) throw new Error(`Signing in was refused: ${await answer.text()}`);
  const storageState = await context.storageState();
  await context.close();
  return { storageState };
}

/** Waits for a toast with this text. */
export async function seeToast(page: Page, text: string): Promise<void> {
  await page.locator('[data-state=open]').getByText(text, { exact: true }).waitFor();
}

/** The product and a browser for all tests of a file. Its visitors are signed in. */
export function runBackOffice(
  settings: () => Promise<Record<string, string>> = async () => ({}),
): RunningSite<Product> {
  return runSite(async () => startProduct({ ADMIN_PASSWORD, ...(await settings()) }), signedInState);
}
