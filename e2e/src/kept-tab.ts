import type { Browser, BrowserContextOptions, Cookie, Page } from 'playwright-core';
import { openPage, VIEWPORT, type WatchedPage } from './browser.ts';

export type KeptTab = {
  page: WatchedPage;
  /** Makes the tab as empty as a new one. False when that cannot be: it is to be closed then. */
  empty(): Promise<boolean>;
};

/**
 * A tab that one test after another is given. Opening a new one for each takes more processor time than most tests do in
 * it: a profile and three processes, in which every script is compiled again.
 */
export async function keepTab(browser: Browser, ownUrl: string, visitor: BrowserContextOptions): Promise<KeptTab> {
  const page = await openPage(browser, ownUrl, visitor);
  const context = page.context();
  const brought = await context.cookies();
  const hasLasting = watchForLasting(page);

  return {
    page,
    async empty() {
      if (hasLasting() || page.isClosed() || !page.url().startsWith(ownUrl)) return false;
      return emptyTab(page, ownUrl, brought).then(
        () => true,
        () => false,
      );
    },
  };
}

async function emptyTab(page: WatchedPage, ownUrl: string, cookies: Cookie[]): Promise<void> {
  const context = page.context();
  await Promise.all(context.pages().map((other) => other !== page && other.close()));
  await Promise.all([context, page].map((place) => place.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.setOffline(false);
  // A document without scripts, in the same process: what a page writes as it is left is written by then.
  await page.goto(`${ownUrl}/robots.txt`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await context.addCookies(cookies);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
  await page.setViewportSize(VIEWPORT);
  await page.mouse.move(0, 0);
  page.problems.length = 0;
}

/** Says whether anything was done to the page that no later call can undo: a clock of its own, scripts for every document. */
function watchForLasting(page: Page): () => boolean {
  let lasting = false;
  const noting =
    <Given extends unknown[], Answer>(call: (...given: Given) => Answer) =>
    (...given: Given): Answer => {
      lasting = true;
      return call(...given);
    };
  page.addInitScript = noting(page.addInitScript.bind(page));
  page.clock.install = noting(page.clock.install.bind(page.clock));
  return () => lasting;
}
