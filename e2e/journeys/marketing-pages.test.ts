import { brand, PLANS, TESTIMONIALS } from '@named-first/contract';
import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  expectAccessible,
  expectFitsNarrowScreens,
  expectForcedColorsKeepButtons,
  expectKeyboardReachesEverything,
  expectReducedMotion,
  expectSoundPage,
  type PageSummary,
  textOf,
} from '../src/page-checks.ts';
import { sharedProduct } from '../src/product.ts';
import { runSite } from '../src/running-site.ts';

const WHAT_IS = `/what-is-${brand.slug}`;
const SHARE_PICTURES = ['home', 'what-is', 'free-scan', 'pricing', 'reviews', 'knowledge', 'contact', 'blog'];
const NAVIGATION = [
  ['Home', '/'],
  [`What is ${brand.name}`, WHAT_IS],
  ['Free AI Scan', '/free-scan'],
  ['Pricing', '/pricing'],
  ['Reviews', '/reviews'],
  ['Knowledge', '/knowledge'],
] as const;

/** The specified words of each page, and each specified figure with its label. */
const WORDS: Record<string, { phrases: readonly string[]; figures: readonly (readonly [string, string])[] }> = {
  '/': {
    phrases: [
      ...['No Setup Fees', 'Cancel Anytime', 'Results Guaranteed', 'Trusted by', 'AI Search Performance'],
      ...['LLM Citation Optimization', 'Reddit & Quora Seeding', 'Voice Search Optimization'],
      ...['Google Business Profile Management', 'Reputation & Review Management', 'AI-Focused Content'],
      ...['Directory Seeding', 'Schema Markup', 'AI Analytics Tracking'],
      ...['ChatGPT citations up +349%', 'Perplexity mentions up +305%', 'Voice search results up +222%'],
    ],
    figures: [
      ['500+', 'clients'],
      ['287%', 'average traffic growth'],
      ['20+', 'years of experience'],
      ['19.4K', 'monthly impressions'],
      ['99%', 'query coverage'],
    ],
  },
  [WHAT_IS]: {
    phrases: [
      ...['The problem', 'Traditional SEO is dead', 'The solution'],
      ...['LLM Knowledge Seeding', 'Reddit and Community Authority', 'Voice Search Optimization'],
      ...['Google Business Profile Mastery', 'AI Knowledge Base Creation', 'Strategic Community Seeding'],
      ...['Continuous Optimization', 'Why Act Now?'],
    ],
    figures: [],
  },
  '/reviews': {
    phrases: ['Video testimonials', ...TESTIMONIALS.map(({ quote }) => quote)],
    figures: [
      ['98%', 'client satisfaction'],
      ['287%', 'average traffic increase'],
      ['4.9', 'average rating'],
      ['500+', 'happy clients'],
    ],
  },
};

/** The links in the content of each page: text and target. */
const LINKS: Record<string, readonly (readonly [string, string])[]> = {
  '/': [
    ['Get Started Today', '/pricing'],
    ['Learn More', WHAT_IS],
    ['View Pricing Plans', '/pricing'],
    ['Book Free Consultation', '/contact'],
  ],
  [WHAT_IS]: [['View Pricing Plans', '/pricing']],
  '/reviews': [
    ['View Pricing Plans', '/pricing'],
    ['Book Free Consultation', '/contact'],
  ],
};

const site = runSite(sharedProduct);

const visit = async (path: string, options: BrowserContextOptions = {}) => {
  const page = await site.open(options);
  const response = await page.goto(site.url + path);
  return { page, response };
};

describe.each(Object.keys(WORDS))('%s', (path) => {
  const { phrases, figures } = WORDS[path] ?? { phrases: [], figures: [] };

  test('contains every specified text, figure and link in the served HTML, and loads no framework', async () => {
    const { page, response } = await visit(path, { javaScriptEnabled: false });
    const html = (await response?.text()) ?? '';
    const text = textOf(html);
    for (const phrase of phrases) expect(text).toContain(phrase);
    for (const [figure, counted] of figures) {
      const entry = page.locator('main dl > div').filter({ has: page.getByText(counted, { exact: true }) });
      expect(await entry.locator('dd').allTextContents(), counted).toEqual([figure]);
    }
    for (const [name, target] of LINKS[path] ?? []) {
      const links = page.locator('main').getByRole('link', { name, exact: true });
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(targets, name).toEqual([target]);
    }
    const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
    const loaded = scripts.flatMap(([tag]) => /^<script[^>]*\ssrc="([^"]+)"/.exec(tag)?.[1] ?? []);
    expect(loaded).toEqual([expect.stringMatching(/^\/assets\/drawer-script-[\w-]+\.js$/)]);
    expect(html).not.toContain('modulepreload');
    expect(Buffer.byteLength(scripts.map(([, body]) => body).join(''))).toBeLessThan(5 * 1024);
  });

  test('is complete and usable at every width, by keyboard, with reduced motion and in forced colors', async () => {
    const { page, response } = await visit(path);
    await expectSoundPage(page, response);
    await expectFitsNarrowScreens(page);
    await expectKeyboardReachesEverything(page);
    await expectForcedColorsKeepButtons(page);
    await expectReducedMotion(page);
    for (const [name] of LINKS[path] ?? []) {
      expect(await page.locator('main').getByRole('link', { name, exact: true }).isVisible(), name).toBe(true);
    }
  });
});

test('the home page has nine service cards, six reasons and four names that trust us', async () => {
  const { page } = await visit('/');
  const section = (name: string | RegExp) => page.getByRole('region', { name });
  expect(
    await section(/^Nine services/)
      .getByRole('heading', { level: 3 })
      .count(),
  ).toBe(9);
  expect(
    await section(/^Why choose/)
      .getByRole('heading', { level: 3 })
      .count(),
  ).toBe(6);
  expect(await section('Trusted by').getByRole('listitem').count()).toBe(4);
});

test('the reviews are six cards of five stars, without markup that claims them as reviews', async () => {
  const { page, response } = await visit('/reviews');
  expect(await page.getByRole('img', { name: '5 out of 5 stars' }).count()).toBe(6);
  expect(await page.locator('main blockquote').count()).toBe(6);
  expect(await page.locator('main button, main video').count()).toBe(0);
  expect(await response?.text()).not.toMatch(/AggregateRating|"Review"/);
});

test('no two pages share a title or a description', async () => {
  const summaries: PageSummary[] = [];
  for (const path of [...Object.keys(WORDS), '/free-scan']) {
    const { page, response } = await visit(path);
    summaries.push(await expectSoundPage(page, response));
  }
  expect(new Set(summaries.map(({ title }) => title)).size).toBe(summaries.length);
  expect(new Set(summaries.map(({ description }) => description)).size).toBe(summaries.length);
});

test('the structured data of the home page matches its text', async () => {
  const { page } = await visit('/');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [organization, website, catalog] = texts.map((text) => JSON.parse(text));
  const shown = textOf(await page.content());
  expect(organization['@id']).toMatch(/\/#organization$/);
  expect(website.publisher['@id']).toBe(organization['@id']);
  expect(shown).toContain(organization.name);
  expect(shown).toContain(organization.address.streetAddress);
  expect(shown.replace(/\D/g, '')).toContain(organization.telephone.replace('+1', ''));
  for (const { name } of organization.areaServed) expect(shown).toContain(name);
  expect(catalog.itemListElement).toHaveLength(9);
  for (const offer of catalog.itemListElement) {
    expect(shown).toContain(offer.itemOffered.name);
    expect(PLANS.map(({ price }) => price)).toContain(offer.priceSpecification.price);
    expect(offer.itemOffered.provider['@id']).toBe(organization['@id']);
  }
});

test('any other address answers 404 with the specified words and nothing to index', async () => {
  const { page, response } = await visit('/no-such-page');
  expect(response?.status()).toBe(404);
  expect(await page.title()).toBe('404 Page Not Found');
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['404 Page Not Found']);
  expect(await page.getByText('Did you forget to add the page to the router?').isVisible()).toBe(true);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(textOf((await response?.text()) ?? '')).toContain('Did you forget to add the page to the router?');
  await expectFitsNarrowScreens(page);
  // The browser logs the status of the document itself as an error.
  expect(page.problems.filter((problem) => !problem.includes('404 (Not Found)'))).toEqual([]);
});

test('the top bar links to every section, highlights the open one and starts at /contact', async () => {
  const { page } = await visit('/reviews');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const found = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(found).toEqual(NAVIGATION);
  const current = page.locator('header [aria-current=page]');
  expect(await current.allTextContents()).toEqual(['Reviews']);
  const weight = (name: string) =>
    links.filter({ hasText: name }).evaluate((link) => Number(getComputedStyle(link).fontWeight));
  expect(await weight('Reviews')).toBeGreaterThan(await weight('Pricing'));
  const start = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
  expect(await start.getAttribute('href')).toBe('/contact');
});

test('the drawer contains the same links, starts at /pricing and closes on every tap', async () => {
  const { page } = await visit('/reviews', { viewport: { width: 390, height: 800 } });
  const open = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  expect(await drawer.isVisible()).toBe(false);
  await open.click();
  const links = drawer.getByRole('navigation').getByRole('link');
  const found = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(found).toEqual(NAVIGATION);
  expect(await drawer.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/pricing');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
  await open.click();
  // A link to the current page, which the browser may follow without loading anything.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await drawer.getByRole('link', { name: 'Reviews' }).click();
  await drawer.waitFor({ state: 'hidden' });
  await page.reload();
  await open.click();
  await drawer.getByRole('link', { name: 'Free AI Scan' }).click();
  await page.waitForURL('**/free-scan');
  await drawer.waitFor({ state: 'hidden' });
});

test('the footer is as specified: three columns, two links in them, placeholders that lead nowhere', async () => {
  const { page } = await visit('/');
  const footer = page.getByRole('contentinfo');
  const titles = await footer.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(titles).toEqual(['Services', 'Company', 'Resources']);
  const inside = (name: string) =>
    footer.getByRole('link', { name, exact: true }).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(await inside('Knowledge Library')).toEqual(['/knowledge']);
  expect(await inside('Contact')).toEqual(['/contact']);
  const columns = footer.locator('h2 + ul').getByRole('link');
  expect(await columns.count()).toBe(2);
  expect(await footer.getByRole('list', { name: 'Social media' }).getByRole('img').count()).toBe(3);
  const words = (await footer.allTextContents()).join();
  expect(words).toContain(`© 2024 ${brand.name}`);
  for (const word of ['Privacy', 'Terms', 'Cookie', brand.phone.display, brand.email]) expect(words).toContain(word);
});

test('every public page has its own picture of 1200 by 630 pixels under 60 KB, served from the site', async () => {
  for (const name of SHARE_PICTURES) {
    const answer = await fetch(`${site.url}/og/${name}.png`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type'), name).toBe('image/png');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], name).toEqual([1200, 630]);
    expect(bytes.length, name).toBeLessThan(60_000);
  }
  for (const path of Object.keys(WORDS)) {
    const html = await (await fetch(site.url + path)).text();
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(SHARE_PICTURES.map((name) => `/og/${name}.png`)).toContain(new URL(address).pathname);
  }
});

test('the icons and the manifest that the pages reference exist in the declared sizes', async () => {
  const html = await (await fetch(site.url)).text();
  const named = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(
    ([, at]) => at,
  );
  expect(named).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']);
  const manifest = (await (await fetch(`${site.url}/site.webmanifest`)).json()) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest.icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true);
  for (const { src, sizes } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const bytes = Buffer.from(await (await fetch(site.url + src)).arrayBuffer());
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  for (const path of named) expect((await fetch(site.url + path)).status, path).toBe(200);
});
