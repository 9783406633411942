import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { IS_THOROUGH } from '../../test/thorough.ts';
import { axeViolations, DEFAULT_MOTION, type WatchedPage } from './browser.ts';

export type PageSummary = { title: string; description: string };

/** The axe rules that depend on the theme. A theme changes only colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Journeys that are about the dark theme name it themselves. */
const THEMES = IS_THOROUGH ? (['light', 'dark'] as const) : (['light'] as const);

/**
 * Axe finds no violation in the current state of the page in the light theme, in thorough runs also in the dark one, and
 * no class lacks its styles.
 *
 * @param part a selector, if only a part of the page is new and another test checks the whole page.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expectStyled(page);
  await expectAccessibleInThemes(page, THEMES, part);
  await page.emulateMedia({ colorScheme: null, reducedMotion: DEFAULT_MOTION });
}

/** The axe rules that depend on the width, which changes what is visible, the layout, and what scrolls. */
const WIDTH_RULES = [...COLOR_RULES, 'target-size', 'scrollable-region-focusable'];

/**
 * `expectAccessible` at the first width. At the others, only the rules that depend on the width; in thorough runs, all.
 *
 * @param look runs at each width after the check, for example to take a screenshot.
 */
export async function expectAccessibleAt(
  widths: readonly number[],
  page: Page,
  look: (width: number) => Promise<unknown> = async () => {},
): Promise<void> {
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    if (index === 0 || IS_THOROUGH) await expectAccessible(page);
    else expect(await axeViolations(page, WIDTH_RULES), `axe, ${width}`).toEqual([]);
    await look(width);
  }
}

/** Axe finds no violation in these themes. Rules that a theme cannot affect run only in the first. */
export async function expectAccessibleInThemes(
  page: Page,
  themes: readonly ('light' | 'dark')[],
  part?: string,
): Promise<void> {
  const width = page.viewportSize()?.width;
  for (const [index, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await axeViolations(page, index === 0 ? undefined : COLOR_RULES, part);
    expect(found, `axe, ${colorScheme}, ${width}`).toEqual([]);
  }
}

/**
 * Expects a complete page: status 200, readable in the HTML as sent, one h1, a full head and valid structured data. The
 * console must have no errors, and no request may go to another host.
 *
 * @param response what `page.goto` returned.
 * @returns what must differ from page to page.
 */
export async function expectSoundPage(page: WatchedPage, response: Response | null): Promise<PageSummary> {
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-type']).toBe('text/html; charset=utf-8');
  const head = await readHead(page);
  const path = new URL(page.url()).pathname;
  expect(head.title.length, `length of the title "${head.title}"`).toBeLessThanOrEqual(60);
  expect(head.title.length).toBeGreaterThanOrEqual(10);
  expect(head.description.length, `length of the description "${head.description}"`).toBeLessThanOrEqual(160);
  expect(head.description.length).toBeGreaterThanOrEqual(70);
  expect(head.canonical.map((href) => new URL(href).pathname)).toEqual([path]);
  expect(head.images).toHaveLength(1);
  expect(head.headings.filter((level) => level === 1)).toHaveLength(1);
  expect(skippedLevels(head.headings), 'heading levels that are skipped').toEqual([]);
  expect(head.doubleIds, 'ids that stand twice').toEqual([]);
  expect(head.brokenImages, 'pictures that did not load or have no size').toEqual([]);
  for (const text of head.jsonLd) expect(JSON.parse(text)).toHaveProperty('@context', 'https://schema.org');
  const sent = textOf((await response?.text()) ?? '');
  expect(sent, 'the h1 in the HTML as sent').toContain(head.h1);
  expect(page.problems).toEqual([]);
  return { title: head.title, description: head.description };
}

const wholeSheets = new Map<string, Promise<string>>();

/** Every class in the page that the site has rules for has them in the page's stylesheet. */
export async function expectStyled(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const whole = wholeSheets.get(origin) ?? readWholeStylesheet(origin);
  wholeSheets.set(origin, whole);
  expect(await page.evaluate(unstyledClasses, await whole), 'classes without their rules').toEqual([]);
}

/** The back office gets the complete stylesheet. */
async function readWholeStylesheet(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/admin/login`)).text();
  const [, sheet = ''] = /<style id="styles"[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? [];
  expect(sheet.length, 'characters of the whole sheet').toBeGreaterThan(40_000);
  return sheet;
}

function unstyledClasses(whole: string): string[] {
  const own = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const classes = new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]));
  const hasRule = (sheet: string, name: string) =>
    sheet
      .split(`.${CSS.escape(name)}`)
      .slice(1)
      .some((rest) => !/^[\w\\-]/.test(rest));
  return [...classes].filter((name) => hasRule(whole, name) && !hasRule(own, name));
}

/** Expects no sideways scrolling at 320 CSS pixels and at desktop width zoomed to 200 % (WCAG 2.2, 1.4.10). */
export async function expectFitsNarrowScreens(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 512 });
    expect(await widerThanScreen(page), `wider than ${width} px`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** The widths of Lighthouse's phone and of a desktop. */
const HEADING_WIDTHS = [412, 1280];

/**
 * Every heading has as many lines in its fallback font as in its own, so that the page does not move when the font
 * arrives. If the machine has no font like Arial, there is nothing to compare.
 */
export async function expectFontMovesNothing(page: Page): Promise<void> {
  for (const width of HEADING_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(headingsThatMove), `headings that move at ${width} px`).toEqual([]);
  }
}

async function headingsThatMove(): Promise<string[]> {
  await document.fonts.ready;
  const standIn = [...document.fonts].find(({ family }) => family.includes('Bricolage stand-in'));
  const isThere = await standIn?.load().catch(() => null);
  if (!standIn || !isThere) return [];
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, .font-display')];
  const heights = () => headings.map((heading) => heading.getBoundingClientRect().height);
  const own = heights();
  document.documentElement.style.setProperty('--font-display', standIn.family);
  const other = heights();
  document.documentElement.style.removeProperty('--font-display');
  return headings
    .filter((_, index) => Math.abs((own[index] ?? 0) - (other[index] ?? 0)) > 1)
    .map((heading) => heading.textContent);
}

/**
 * Tab reaches every visible control in document order, each with a visible outline and not covered by the sticky header
 * (WCAG 2.2, 2.4.7 and 2.4.11).
 */
export async function expectKeyboardReachesEverything(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const wanted = await markControls(page);
  const reached: string[] = [];
  for (let presses = 0; presses < wanted.length + 5 && reached.length < wanted.length; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(readFocus);
    if (!focused) continue;
    reached.push(focused.control);
    expect(focused.outline, `outline of ${focused.control}`).toBe(true);
    expect(focused.covered, `something covers ${focused.control}`).toBe(false);
  }
  expect(reached).toEqual(wanted);
}

/** In forced colors, every button and every link styled as one keeps a border. */
export async function expectForcedColorsKeepButtons(page: Page): Promise<void> {
  const buttons = 'main button, main a.inline-flex.border-2, header button, header a.border-2';
  await page.emulateMedia({ forcedColors: 'active' });
  const edgeless = await page.locator(buttons).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
        return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) === 0;
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
  await page.emulateMedia({ forcedColors: null });
  expect(edgeless).toEqual([]);
}

/** With reduced motion, nothing on the page may animate or scroll smoothly for longer than a frame. */
export async function expectReducedMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = await page.evaluate(() => {
    const seconds = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat));
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element);
        return seconds(animationDuration) > 0.02 || seconds(transitionDuration) > 0.02 || scrollBehavior === 'smooth';
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });
  await page.emulateMedia({ reducedMotion: DEFAULT_MOTION });
  expect(moving).toEqual([]);
}

function readHead(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const attributes = (selector: string, name: string) => all(selector).map((node) => node.getAttribute(name) ?? '');
    const ids = attributes('[id]', 'id');
    return {
      title: document.title,
      description: attributes('meta[name=description]', 'content').join('\n'),
      canonical: attributes('link[rel=canonical]', 'href'),
      images: attributes('meta[property="og:image"]', 'content'),
      headings: all('h1, h2, h3, h4, h5, h6')
        .filter((heading) => !heading.closest('dialog:not([open])'))
        .map((heading) => Number(heading.tagName.slice(1))),
      h1: (document.querySelector('h1')?.textContent ?? '').replace(/\s+/g, ' ').trim(),
      jsonLd: all('script[type="application/ld+json"]').map((node) => node.textContent ?? ''),
      doubleIds: ids.filter((id, index) => ids.indexOf(id) !== index),
      brokenImages: (all('img') as HTMLImageElement[])
        .filter((image) => (image.complete && image.naturalWidth === 0) || !image.width || !image.height)
        .map((image) => image.src),
    };
  });
}

/** Heading levels that skip the level above them, as `h2 > h4`. */
function skippedLevels(levels: number[]): string[] {
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0;
    return level > before + 1 ? [`h${before} > h${level}`] : [];
  });
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };

/** The text of a page as sent, without tags and scripts. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(?:br|\/?(?:p|li|h\d|div|section|td|th|dt|dd|a|ul|ol))\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ');
}

/** The elements that extend beyond the right edge; empty if the page needs no sideways scrolling. */
export function widerThanScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

/**
 * Numbers every control that Tab must reach and returns their names in order. One of a group of radio buttons is
 * enough.
 */
function markControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches(':disabled, [tabindex="-1"], [type=radio]') && !element.closest('[inert]'));
    return controls.map((element, index) => {
      const name = `${index} ${element.tagName.toLowerCase()} ${(element.textContent ?? '').trim().slice(0, 40)}`;
      element.setAttribute('data-control', name);
      return name;
    });
  });
}

/** Runs in the page: the focused control, whether it shows the focus, and whether another element covers it. */
function readFocus(): { control: string; outline: boolean; covered: boolean } | null {
  const element = document.activeElement;
  const control = element?.getAttribute('data-control');
  if (!element || !control) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const { x, y, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(x + width / 2, y + height / 2);
  return {
    control,
    outline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    covered: above !== null && !element.contains(above) && !above.contains(element),
  };
}

/** Waits until the page is hydrated: React marks every element that it controls. */
export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}
