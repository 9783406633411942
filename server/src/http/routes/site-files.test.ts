import { brand, PLANS, SERVICE_SLUGS } from '@named-first/contract';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogPostRow } from '../../../test/factories.ts';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { blogPosts } from '../../db/schema/index.ts';
import { changeBlog } from '../../features/blog/change-blog.ts';
import { rssFeed } from '../../features/site-files/rss.ts';

type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] };

/** Parses XML strictly. @throws if it is not well formed or a namespace is not declared. */
function readXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.fromEntries(Object.values(attributes).map((one) => [one.name, one.value]));
    const element = { name, attributes: values, text: '', children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const onText = (text: string) => {
    open.at(-1)!.text += text;
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return root.children[0]!;
}

const all = (element: Element, name: string) => element.children.filter((child) => child.name === name);
const text = (element: Element, name: string) => all(element, name)[0]?.text;

const TITLE = 'Ask & answer: "]]> <b>" \u0007';
const ORIGIN = 'https://agency.example';

describeOnEachDatabase('The files for search engines and readers', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open());
    await changeBlog(product.deps, (tx) =>
      tx.insert(blogPosts).values([
        blogPostRow({
          id: '0b0e5c0c-7c1b-4b43-9a53-0d5b1a0f7a11',
          slug: 'ask-answer',
          title: TITLE,
          tags: ['AI & Search'],
          content: '<p>See ]]> <a href="/pricing">prices</a> &amp; <img src="/x.png"></p>',
          featuredImage: '/pictures/ask.png',
          published: true,
          firstPublishedAt: new Date('2026-02-01T09:00:00Z'),
          updatedAt: new Date('2026-02-03T10:00:00.500Z'),
        }),
        blogPostRow({
          slug: 'older',
          published: true,
          firstPublishedAt: new Date('2026-01-01T09:00:00Z'),
          updatedAt: new Date('2026-01-02T00:00:00Z'),
        }),
        blogPostRow({ slug: 'draft' }),
      ]),
    );
  });
  afterAll(() => product.close());

  const get = (path: string, headers: Record<string, string> = {}) => product.app.request(path, { headers });

  test.each([
    ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/blog/feed.json', 'application/feed+json; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
  ])('%s has its type, is compressed, and is answered with 304 if unchanged', async (path, type) => {
    const answer = await get(path, { 'Accept-Encoding': 'br' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe(type);
    expect(answer.headers.get('Content-Encoding')).toBe('br');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const etag = answer.headers.get('ETag')!;
    expect((await get(path, { 'Accept-Encoding': 'br', 'If-None-Match': etag })).status).toBe(304);
    const head = await product.app.request(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(await (await get(path)).text()).not.toContain('localhost');
  });

  test('the RSS feed contains whole posts and passes a strict parser', async () => {
    const rss = readXml(await (await get('/blog/rss.xml')).text());
    expect([rss.name, rss.attributes.version]).toEqual(['rss', '2.0']);
    const channel = rss.children[0]!;
    expect(text(channel, 'link')).toBe(`${ORIGIN}/blog`);
    expect(text(channel, 'lastBuildDate')).toBe('Tue, 03 Feb 2026 10:00:00 GMT');
    expect(all(channel, 'atom:link')[0]!.attributes).toEqual({
      href: `${ORIGIN}/blog/rss.xml`,
      rel: 'self',
      type: 'application/rss+xml',
    });
    const [item, older, ...more] = all(channel, 'item');
    expect([older && text(older, 'link'), more]).toEqual([`${ORIGIN}/blog/older`, []]);
    expect(text(item!, 'title')).toBe(TITLE.replace('\u0007', ''));
    expect(text(item!, 'link')).toBe(`${ORIGIN}/blog/ask-answer`);
    expect(all(item!, 'guid')[0]).toMatchObject({
      attributes: { isPermaLink: 'false' },
      text: 'urn:uuid:0b0e5c0c-7c1b-4b43-9a53-0d5b1a0f7a11',
    });
    expect(text(item!, 'pubDate')).toBe('Sun, 01 Feb 2026 09:00:00 GMT');
    expect(all(item!, 'category').map((one) => one.text)).toEqual(['AI Search', 'AI & Search']);
    expect(text(item!, 'content:encoded')).toBe(
      `<p>See ]]> <a href="${ORIGIN}/pricing">prices</a> &amp; <img src="${ORIGIN}/x.png"></p>`,
    );
  });

  test('the JSON feed has the same content', async () => {
    const feed = await (await get('/blog/feed.json')).json();
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${ORIGIN}/blog`,
      feed_url: `${ORIGIN}/blog/feed.json`,
      items: [
        {
          id: 'urn:uuid:0b0e5c0c-7c1b-4b43-9a53-0d5b1a0f7a11',
          url: `${ORIGIN}/blog/ask-answer`,
          title: TITLE,
          image: `${ORIGIN}/pictures/ask.png`,
          date_published: '2026-02-01T09:00:00.000Z',
          date_modified: '2026-02-03T10:00:00.500Z',
          tags: ['AI Search', 'AI & Search'],
        },
        { url: `${ORIGIN}/blog/older` },
      ],
    });
  });

  test('the sitemap names every public page, and a date only where it is known', async () => {
    const urls = readXml(await (await get('/sitemap.xml')).text()).children.map((url) => [
      text(url, 'loc')!.slice(ORIGIN.length),
      text(url, 'lastmod') ?? null,
    ]);
    expect(urls).toEqual([
      ['/', null],
      [`/what-is-${brand.slug}`, null],
      ['/free-scan', null],
      ['/pricing', null],
      ['/reviews', null],
      ['/knowledge', null],
      ['/contact', null],
      ['/blog', '2026-02-03T10:00:00.500Z'],
      ...SERVICE_SLUGS.map((slug) => [`/services/${slug}`, null]),
      ['/blog/ask-answer', '2026-02-03T10:00:00.500Z'],
      ['/blog/older', '2026-01-02T00:00:00.000Z'],
      ['/blog/tag/ai-search', '2026-02-03T10:00:00.500Z'],
    ]);
  });

  test('robots.txt allows all crawlers, names the assistants’, and excludes private paths', async () => {
    const lines = (await (await get('/robots.txt')).text()).split('\n');
    for (const token of [
      '*',
      'Googlebot',
      'Bingbot',
      'OAI-SearchBot',
      'Claude-SearchBot',
      'PerplexityBot',
      'Applebot',
    ]) {
      expect(lines).toContain(`User-agent: ${token}`);
    }
    for (const path of ['/admin', '/api/', '/report/', '/hand-over/', '/scan', '/results', '/unlock', '/success']) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });

  test('llms.txt has the form of llmstxt.org: a heading, a summary, lists of links', async () => {
    const notes = await (await get('/llms.txt')).text();
    const lines = notes
      .trimEnd()
      .split('\n')
      .filter((line) => line !== '');
    expect(lines[0]).toBe(`# ${brand.name}`);
    expect(lines[1]).toMatch(/^> \S/);
    expect(lines.slice(2).every((line) => /^(?:## \S|- \S)/.test(line))).toBe(true);
    for (const { name, price } of PLANS) expect(notes).toContain(`- [${name}](${ORIGIN}/pricing): $${price} a month.`);
    expect(notes).toContain(brand.phone.display);
    expect(notes).toContain(`- [Ask & answer: "\\]\\]\\> \\<b\\>"](${ORIGIN}/blog/ask-answer): Short.`);
  });

  test('a change of the blog is in the feed at once', async () => {
    const etag = (await get('/blog/rss.xml')).headers.get('ETag')!;
    await changeBlog(product.deps, (tx) =>
      tx.insert(blogPosts).values(blogPostRow({ slug: 'brand-new', published: true })),
    );
    const answer = await get('/blog/rss.xml', { 'If-None-Match': etag });
    expect(await answer.text()).toContain('/blog/brand-new');
  });
});

test('a feed is well formed for any content of its posts', () => {
  const wild = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(']]>', '&', '<', '\0', '\u001f', '\ud800'));
  fc.assert(
    fc.property(
      fc.record({ title: wild, content: wild, author: wild, tag: wild, slug: wild }),
      ({ tag, ...fields }) => {
        const dates = {
          createdAt: '2026-01-01T00:00:00Z',
          updatedAt: '2026-01-01T00:00:00Z',
          firstPublishedAt: null,
          publishedAt: null,
        };
        const post = {
          ...fields,
          ...dates,
          id: 'x',
          excerpt: tag,
          category: tag,
          tags: [tag],
          featuredImage: null,
          published: true,
        };
        const slug = fields.slug.toWellFormed();
        const feed = readXml(rssFeed(ORIGIN, [{ ...post, slug }]));
        expect(all(feed.children[0]!, 'item')).toHaveLength(1);
      },
    ),
  );
});
