import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Download, type Page } from 'playwright-core';
import { IS_THOROUGH } from '../../test/thorough.ts';
import { watchContext } from './failure-evidence.ts';
import { watchPolicy } from './policy-violations.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Features that Playwright switches off (`chromiumSwitches.ts` of playwright-core). Chromium obeys only the last
 * `--disable-features`, so the list is repeated here.
 */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** Every window loads two web pages for the menu of its address bar. They cost more processor time than most tests. */
const ADDRESS_BAR_MENUS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'OmniboxPopupWebUI', 'WebUIOmniboxFullPopup'];

/** Keeps a started renderer process in reserve. The tests seldom need it, and each costs a tenth of a second. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

/**
 * The pages of a context share one process. Otherwise the blank page of a new tab has a process that only lives until
 * the tab loads its first page, because that page's opener policy excludes a blank one.
 */
const ONE_PROCESS_PER_CONTEXT = ['--disable-site-isolation-trials', '--renderer-process-limit=1'];

/** Launches the Chromium that `npm test` found. Background traffic is off, so that tests talk only to the product. */
const launchOptions = () => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--in-process-gpu',
    ...ONE_PROCESS_PER_CONTEXT,
    // The headless shell moves letters to whole pixels, so its lines break where no visitor's do.
    '--font-render-hinting=none',
    `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR_MENUS, SPARE_PROCESS].join(',')}`,
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

let launched: Promise<Browser> | null = null;

/**
 * The Chromium of this process, for one test file. All its files share one, because starting another takes two seconds
 * of processor time. `close` closes only the contexts; Chromium ends with the process.
 */
export function openBrowser(): Promise<Browser> {
  launched ??= launchBrowser();
  return launched;
}

async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch(launchOptions());
  browser.once('disconnected', () => {
    launched = null;
  });
  const closeContexts = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  return Object.assign(browser, { close: closeContexts });
}

/** The text of a downloaded file. */
export async function downloadedText(download: Download): Promise<string> {
  const chunks: Buffer[] = await (await download.createReadStream()).toArray();
  return Buffer.concat(chunks).toString();
}

/** The default window size. */
export const VIEWPORT = { width: 1280, height: 900 };

/** Drawing movement takes a tenth of the browser's processor time, so only thorough runs show it. */
export const DEFAULT_MOTION = IS_THOROUGH ? 'no-preference' : 'reduce';

/** How long anything may take. Only a machine with ten times the work it can do comes near it. */
const PATIENCE_MS = 120_000;

export type WatchedPage = Page & { problems: string[] };

/** A page that collects console errors, uncaught errors and requests to other hosts in `problems`. */
export async function openPage(
  browser: Browser,
  ownUrl: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: DEFAULT_MOTION, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  watchPolicy(context);
  await watchContext(context);
  const page = (await context.newPage()) as WatchedPage;
  page.problems = [];
  page.on('console', (message) => {
    if (message.type() === 'error') page.problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => page.problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(ownUrl) && !/^(data|blob):/.test(url)) page.problems.push(`request to another host: ${url}`);
  });
  return page;
}

type AxeOptions = {
  resultTypes: ['violations'];
  preload: { assets: ['media'] };
  runOnly?: { type: 'rule'; values: string[] };
};
type AxeResults = { violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[] };
type Axe = { run(context: { include: string[] }, options: AxeOptions): Promise<AxeResults> };

/**
 * The axe violations of the page in its current state, by all rules or the named ones: one line per node.
 *
 * @param part a selector. Only what it matches is checked, without the rules about whole pages. On a page of thousands
 * of elements, a check of the whole takes two seconds of processor time.
 */
export async function axeViolations(page: Page, rules?: readonly string[], part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await addAxe(page);
  await movementEnds(page);
  // By default axe also parses all style sheets, for an experimental rule that does not run.
  const options: AxeOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };
  if (rules) options.runOnly = { type: 'rule', values: [...rules] };
  // Format the lines in the page: transferring every node that passed takes as long as finding them.
  return page.evaluate(
    async ([include, chosen]) => {
      const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run({ include: [include] }, chosen);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      );
    },
    [part, options] as const,
  );
}

/** Playwright would wrap half a megabyte of source in another script, which takes twice the processor time. */
async function addAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axeSource });
  await session.detach();
}

/** Text that is fading in has low contrast for a moment, so wait for its final state. */
async function movementEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
