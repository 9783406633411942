import type { Page } from 'playwright-core';

/** The accessible name of the focused element. */
export function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const titled = document.getElementById(element?.getAttribute('aria-labelledby') ?? '');
    const label = (element as HTMLInputElement | null)?.labels?.[0];
    return element?.getAttribute('aria-label') ?? (titled ?? label ?? element)?.textContent?.trim();
  });
}

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach "${name}"`);
}
