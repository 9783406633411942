import type { Page } from 'playwright-core';

/** Runs the clock of a page, on which `clock.install` was called, until its address fits: at most half a minute of it. */
export async function runClockUntil(page: Page, url: RegExp): Promise<void> {
  for (let second = 0; second < 30 && !url.test(page.url()); second += 1) await page.clock.runFor(1000);
  await page.waitForURL(url);
  await page.clock.resume();
}
