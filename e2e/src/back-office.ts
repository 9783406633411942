import type { Page } from 'playwright-core';

export const ADMIN_PASSWORD = 'open sesame';

/** Signs in by the form, on the way to a page of the back office. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForURL(/\/admin\/login/);
  await page.locator('input[name=password]').fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(url);
}

/** Waits for a toast that says this. */
export async function seeToast(page: Page, text: string): Promise<void> {
  await page.locator('[data-state=open]').getByText(text, { exact: true }).first().waitFor();
}
