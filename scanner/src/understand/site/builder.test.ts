import { BUILDERS } from '@named-first/contract';
import { describe, expect, it } from 'vitest';
import { BUILDER_PAGES, type BuilderPage, builderPageSource } from '../../../test/builder-pages.ts';
import { pageFrom } from '../../../test/page-facts.ts';
import type { PageArtifact } from '../../artifacts.ts';
import { BUILDER_PLUGIN_ROWS, BUILDER_ROWS } from '../../lexicon/builders/index.ts';
import { deriveBuilder } from './builder.ts';
import { pageTags } from './page-tags.ts';

function builderOf(page: Omit<BuilderPage, 'builder'>) {
  const { url, html } = builderPageSource(page);
  const fetched = {
    state: 'ok' as const,
    requestedUrl: url,
    url,
    hops: [],
    status: 200,
    headers: page.headers ?? {},
    body: new TextEncoder().encode(html),
    firstByteMs: 10,
  };
  const artifact: PageArtifact = { role: 'home', foundBy: 'home', anchor: '', fetched };
  const facts = pageFrom(html, { url });
  return { html, builder: deriveBuilder({ artifacts: { pages: [artifact] }, pages: [facts] }) };
}

describe('a page of a builder', () => {
  it('is made for each builder', () => {
    const made = new Set(BUILDER_PAGES.map(({ builder }) => builder));
    expect(BUILDERS.filter(({ id }) => !made.has(id))).toEqual([]);
  });

  it.each(BUILDER_PAGES.map((page) => [[page.builder, ...(page.plugins ?? [])].join(' with '), page] as const))(
    '%s is recognised, with evidence from its bytes',
    (_name, page) => {
      const { builder, html } = builderOf(page);
      expect(builder.id).toBe(page.builder);
      expect(builder.plugins).toEqual(page.plugins ?? []);
      const plain = html.replace(/\s+/g, ' ');
      for (const { evidence } of builder.signs) {
        const { place, excerpt } = evidence;
        if (place === 'response') expect(page.url).toContain(excerpt);
        else if (place === 'header') expect(page.headers?.[excerpt.split(': ')[0] ?? '']).toBe(excerpt.split(': ')[1]);
        else expect(plain).toContain(excerpt);
      }
    },
  );

  it.each(BUILDER_PAGES.map((page) => [page.builder, page] as const))(
    'of %s without its headers and head is never taken for another builder',
    (_name, page) => {
      const { builder } = builderOf({ ...page, headers: {}, head: '' });
      expect([page.builder, null]).toContain(builder.id);
    },
  );
});

describe('one sign is not enough', () => {
  it.each<[string, Omit<BuilderPage, 'builder'>]>([
    ['a link to wix.com in an article', { body: '<p>We moved from <a href="https://www.wix.com/">Wix</a>.</p>' }],
    [
      'a picture from somebody else’s Wix site',
      { body: '<img src="https://static.wixstatic.com/media/a.png" alt="">' },
    ],
    [
      'two hosts of one maker',
      {
        body: '<img src="https://static.wixstatic.com/a.png"><script src="https://static.parastorage.com/a.js"></script>',
      },
    ],
    [
      'a picture of another WordPress site',
      {
        head: '<meta name="description" content="WordPress 6.9">',
        body: '<img src="https://blog.example.org/wp-content/uploads/a.png" alt="">',
      },
    ],
    [
      'code that is shown, not run',
      {
        body: '<pre>&lt;meta name="generator" content="WordPress 6.9"&gt; &lt;div id="SITE_CONTAINER"&gt;</pre>',
      },
    ],
    [
      'a canonical link to a page at Shopify',
      {
        head: '<link rel="canonical" href="https://cdn.shopify.com/s/x"><link rel="alternate" href="https://lee.myshopify.com/">',
      },
    ],
    ['a generator alone', { head: '<meta name="generator" content="Joomla! - Open Source Content Management">' }],
  ])('%s', (_name, page) => {
    expect(builderOf(page).builder.id).toBeNull();
  });
});

it('signs of two systems that exclude each other leave the builder unknown, but are listed', () => {
  const [wix, webflow] = ['wix', 'webflow'].map((id) => BUILDER_PAGES.find(({ builder }) => builder === id));
  const { builder } = builderOf({ head: `${wix?.head}${webflow?.head}`, body: wix?.body ?? '' });
  expect(builder.id).toBeNull();
  expect(new Set(builder.signs.map((sign) => sign.builder))).toEqual(new Set(['wix', 'webflow']));
});

it('pages of a server-side system on a static host are a copy, so their builder is unknown', () => {
  const wordpress = BUILDER_PAGES.find(({ builder }) => builder === 'wordpress');
  const { builder } = builderOf({ ...wordpress, headers: { server: 'GitHub.com', 'x-github-request-id': 'A1' } });
  expect(builder).toMatchObject({ id: null, plugins: [] });
});

it('reads signs that follow a megabyte of styles', () => {
  const wordpress = BUILDER_PAGES.find(({ builder }) => builder === 'wordpress');
  const head = `<style>${'a{color:red}'.repeat(90_000)}</style>${wordpress?.head ?? ''}`;
  expect(builderOf({ ...wordpress, head, headers: {} }).builder.id).toBe('wordpress');
});

it('no text of a builder begins with another, which would hide it', () => {
  const texts = [...BUILDER_ROWS, ...BUILDER_PLUGIN_ROWS]
    .flatMap(({ fingerprints }) => fingerprints)
    .flatMap((fingerprint) => (fingerprint.by === 'markup' ? [fingerprint.text] : []));
  const hiding = (text: string) => texts.filter((other) => other !== text && other.startsWith(text));
  expect(texts.filter((text) => hiding(text).length > 0)).toEqual([]);
});

it('reads tags in linear time, however many are unclosed', () => {
  const source = `${'<img src="a '.repeat(30_000)}${'<'.repeat(30_000)}`;
  const start = performance.now();
  expect(pageTags(source)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(1000);
});
