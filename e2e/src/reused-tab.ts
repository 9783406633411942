import type { Browser, BrowserContextOptions, Cookie, Page } from 'playwright-core';
import { DEFAULT_MOTION, openPage, VIEWPORT, type WatchedPage } from './browser.ts';

export type ReusedTab = {
  page: WatchedPage;
  /** Makes the tab as empty as a new one. Returns false if that is impossible; the tab must then be closed. */
  empty(): Promise<boolean>;
};

/**
 * A tab that is reused from test to test. Opening a new one takes more processor time than most tests: a profile and
 * three processes, in which every script is compiled again.
 */
export async function openReusedTab(
  browser: Browser,
  ownUrl: string,
  visitor: BrowserContextOptions,
): Promise<ReusedTab> {
  const page = await openPage(browser, ownUrl, visitor);
  const context = page.context();
  const brought = await context.cookies();
  const hasPermanentChanges = watchForPermanentChanges(page);

  return {
    page,
    async empty() {
      if (hasPermanentChanges() || page.isClosed() || !page.url().startsWith(ownUrl)) return false;
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
  // A document without scripts, in the same process. By the time it has loaded, the old page has written what it writes
  // on leaving.
  await page.goto(`${ownUrl}/robots.txt`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await context.addCookies(cookies);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: DEFAULT_MOTION, forcedColors: null });
  await page.setViewportSize(VIEWPORT);
  await page.mouse.move(0, 0);
  page.problems.length = 0;
}

/**
 * Returns whether the page was changed in a way that cannot be undone: with a fake clock or with scripts for every
 * document.
 */
function watchForPermanentChanges(page: Page): () => boolean {
  let changed = false;
  const noting =
    <Given extends unknown[], Answer>(call: (...given: Given) => Answer) =>
    (...given: Given): Answer => {
      changed = true;
      return call(...given);
    };
  page.addInitScript = noting(page.addInitScript.bind(page));
  page.clock.install = noting(page.clock.install.bind(page.clock));
  return () => changed;
}
