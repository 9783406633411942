import { brand } from '@named-first/contract';
import { describe, expect, test } from 'vitest';
import {
  expectAccessible,
  expectFitsNarrowScreens,
  expectForcedColorsKeepButtons,
  expectKeyboardReachesEverything,
  expectReducedMotion,
  expectSoundPage,
  textOf,
} from '../src/page-checks.ts';
import { startProduct } from '../src/product.ts';
import { runSeed } from '../src/run-seed.ts';
import { runSite } from '../src/running-site.ts';

const EMPTY = 'No blog posts published yet. Check back soon!';
const POST = '/blog/can-chatgpt-read-your-website';

const site = runSite(startProduct);

const read = async (path: string, init: RequestInit = {}) => fetch(site.url + path, init);

test('a blog without posts says so and links to the editor', async () => {
  const page = await site.open();
  const response = await page.goto(`${site.url}/blog`);
  await page.getByText(EMPTY).waitFor();
  expect(await page.locator('main a[href="/admin/blog"]').count()).toBe(1);
  expect(textOf((await response?.text()) ?? '')).toContain(EMPTY);
  await expectAccessible(page);
  expect(page.problems).toEqual([]);
});

test('seeding is refused while the product runs, then adds six posts, and nothing the second time', async () => {
  const refused = await runSeed(site.product.dataDir);
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(
    /^The data folder \S+ is already in use by another Named First process\. Stop it first/,
  );
  await site.product.stop();
  expect(await runSeed(site.product.dataDir)).toMatchObject({ code: 0 });
  expect((await runSeed(site.product.dataDir)).output).toContain('0 posts added, 6 were there already');
  await site.product.restart();
});

describe('the list', () => {
  test('shows six posts in the served HTML, each with its metadata and at most two tags', async () => {
    const page = await site.open({ javaScriptEnabled: false });
    const response = await page.goto(`${site.url}/blog`);
    expect(response?.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
    const cards = page.locator('main li.ticket');
    expect(await cards.count()).toBe(6);
    const newest = cards.first();
    expect(await newest.locator('h3 a').getAttribute('href')).toBe(POST);
    const words = textOf(await newest.innerHTML()).trim();
    expect(words).toContain('AI Search Crawlers ChatGPT Can ChatGPT read your website? A ten-minute check');
    expect(words).toMatch(/November 10, 2026 · \d min read$/);
    for (const card of await cards.all()) expect(await card.locator('a[href^="/blog/tag/"]').count()).toBe(2);
    await page.getByRole('button', { name: 'Download White Paper' }).click();
    await page.getByLabel('Email').waitFor();
  });

  test('is complete and accessible', async () => {
    const page = await site.open();
    const response = await page.goto(`${site.url}/blog`);
    await page.locator('main li.ticket').last().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expectSoundPage(page, response);
    await expectFitsNarrowScreens(page);
    await expectForcedColorsKeepButtons(page);
    await expectReducedMotion(page);
    await expectKeyboardReachesEverything(page);
    for (const [type, href] of [
      ['application/rss+xml', '/blog/rss.xml'],
      ['application/feed+json', '/blog/feed.json'],
    ]) {
      expect(await page.locator(`link[rel=alternate][type="${type}"]`).getAttribute('href')).toBe(href);
      expect((await read(href!)).status).toBe(200);
    }
  });

  test('shows all posts of a tag, and none for an unused tag', async () => {
    const page = await site.open();
    await page.goto(`${site.url}/blog`);
    await page
      .locator('main a', { hasText: /^Listings$/ })
      .first()
      .click();
    await page.waitForURL('**/blog/tag/listings');
    const response = await page.reload();
    await expectSoundPage(page, response);
    expect(await page.locator('main li.ticket').count()).toBe(2);
    await expectFitsNarrowScreens(page);
    expect((await read('/blog/tag/nobody-used-this')).status).toBe(404);
    expect((await read('/blog?cursor=made-up')).status).toBe(404);
  });
});

describe('a post', () => {
  test('shows its metadata in order and the posts to read next', async () => {
    const page = await site.open({ javaScriptEnabled: false });
    await page.goto(site.url + POST);
    const words = textOf(await page.locator('main').innerHTML());
    const inOrder = [
      ...['Back to Blog', 'AI Search', 'Crawlers', 'Code to Paste', 'Can ChatGPT read your website?'],
      ...[
        `By ${brand.name} · November 10, 2026`,
        'Share',
        'Which crawler decides what',
        'Before an assistant can name',
      ],
      ...['Do this today', 'Previous post', 'Which SEO basics', 'Related posts', 'View Pricing Plans', 'Contact Us'],
    ];
    let place = 0;
    for (const text of inOrder) {
      expect(words.indexOf(text, place), text).toBeGreaterThanOrEqual(place);
      place = words.indexOf(text, place);
    }
    for (const href of ['/blog', '/pricing', '/contact']) {
      expect(await page.locator(`main a[href="${href}"]`).count(), href).toBe(1);
    }
    expect(await page.locator('article > img').getAttribute('fetchpriority')).toBe('high');
  });

  test('is complete and accessible', async () => {
    const page = await site.open();
    const response = await page.goto(site.url + POST);
    await page.waitForLoadState('networkidle');
    await expectSoundPage(page, response);
    await expectForcedColorsKeepButtons(page);
    await expectReducedMotion(page);
    await expectKeyboardReachesEverything(page);
    await expectFitsNarrowScreens(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.reload();
    await expectAccessible(page);
  });

  test('every seeded post has structured data that matches its text', async () => {
    const page = await site.open({ javaScriptEnabled: false });
    await page.goto(`${site.url}/blog`);
    const links = await page
      .locator('main li.ticket h3 a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
    expect(links).toHaveLength(6);
    for (const path of links) {
      const html = await (await read(path)).text();
      const words = textOf(html);
      const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
        JSON.parse(json!),
      );
      const article = data.find((one) => one['@type'] === 'BlogPosting');
      const crumbs = data.find((one) => one['@type'] === 'BreadcrumbList');
      for (const said of [article.headline, article.description, article.author.name, article.articleSection]) {
        expect(words).toContain(said);
      }
      const day = new Date(article.datePublished).toLocaleDateString('en-US', {
        dateStyle: 'long',
        timeZone: brand.timeZone,
      });
      expect(words).toContain(day);
      expect(article.image).toMatch(/\/pictures\/blog\/[\w-]+\.webp$/);
      expect(html).toContain(`<meta property="og:image" content="${article.image}"`);
      expect((await read(new URL(article.image).pathname)).status).toBe(200);
      expect(article.wordCount).toBeGreaterThanOrEqual(900);
      expect(new URL(article.mainEntityOfPage).pathname).toBe(path);
      expect(crumbs.itemListElement.map((crumb: { name: string }) => crumb.name)).toEqual([
        ...['Home', 'Blog', article.headline],
      ]);
    }
  });

  test('runs no React and little script, and is downloaded again only if it changed', async () => {
    const answer = await read(POST);
    const html = await answer.text();
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(html).not.toContain('type="module"');
    const loaded = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address]) => address);
    expect(loaded).toEqual([expect.stringMatching(/^\/assets\/drawer-script-[\w-]+\.js$/)]);
    const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
    expect(scripts.map(([, body]) => body).join('').length).toBeLessThanOrEqual(5_000);
    const etag = answer.headers.get('ETag') ?? '';
    expect((await read(POST, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  test('that does not exist shows a message, a link back and status 404', async () => {
    const page = await site.open();
    const response = await page.goto(`${site.url}/blog/no-such-post`);
    expect(response?.status()).toBe(404);
    expect(response?.headers()['cache-control']).not.toContain('public');
    await page.getByRole('heading', { name: 'Post Not Found' }).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await page.waitForURL('**/blog');
  });
});

describe('the Share button', () => {
  test('copies the link if the system has no share dialog', async () => {
    const page = await site.open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto(site.url + POST);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + POST);
    await page.getByRole('button', { name: 'Share' }).waitFor();
    expect(page.problems).toEqual([]);
  });

  test('opens the system’s share dialog if it has one', async () => {
    const page = await site.open();
    await page.addInitScript(() => {
      Object.assign(navigator, { share: undefined });
      Object.defineProperty(navigator, 'canShare', { value: () => true });
      Object.defineProperty(navigator, 'share', {
        value: async (data: object) => Object.assign(window, { shared: data }),
      });
    });
    await page.goto(site.url + POST);
    await page.getByRole('button', { name: 'Share' }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: { url: string } }).shared);
    expect(shared.url).toBe(site.url + POST);
  });

  test('shows the link to copy without scripts', async () => {
    const page = await site.open({ javaScriptEnabled: false });
    await page.goto(site.url + POST);
    await page.getByRole('button', { name: 'Share' }).click();
    expect(await page.getByLabel('Address of this post').inputValue()).toBe(site.url + POST);
  });
});
