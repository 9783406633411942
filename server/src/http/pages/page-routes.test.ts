import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blogPostRow } from '../../../test/factories.ts';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { stubPages } from '../../../test/test-main.ts';
import { openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { blogPosts } from '../../db/schema/index.ts';
import { changeBlog } from '../../features/blog/change-blog.ts';
import type { Pages } from './pages.ts';

type Rendered = { url: string; nonce: string; headers: string[] };
const rendered: Rendered[] = [];

const PUBLIC = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0, must-revalidate' };
const COUNTED = 'count()';

/** Rendered pages: the blog is the same for all visitors, the others are not. */
const pages: Pages = {
  ...stubPages,
  createRenderer:
    ({ api }) =>
    async (request, { nonce }) => {
      const { pathname, search } = new URL(request.url);
      rendered.push({ url: request.url, nonce, headers: [...request.headers.keys()] });
      if (pathname === '/forms') return api(new Request('http://internal/api/contact', { method: 'POST' }));
      if (pathname.endsWith('unknown') && search === '')
        return new Response('<h1>Page not found</h1>', { status: 404, headers: PUBLIC });
      const posts = await (await api(new Request('http://internal/api/blog/posts?published=true'))).text();
      const html = `<h1>${pathname}${search}</h1><p>${rendered.length}</p><script nonce="${nonce}">${COUNTED}</script>`;
      const headers = pathname.startsWith('/blog') ? PUBLIC : { 'Content-Type': PUBLIC['Content-Type'] };
      return new Response(`${html}<script>steal()</script><code>${posts.length}</code>${'.'.repeat(2000)}`, {
        headers,
      });
    },
  file: (request) => (new URL(request.url).pathname === '/pricing' ? new Response('prices') : null),
};

describeOnEachDatabase('Pages', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open(), { pages });
  });
  beforeEach(async () => {
    await changeBlog(product.deps, async () => {});
    rendered.length = 0;
  });
  afterAll(() => product.close());

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    product.app.request(path, { method, headers });

  test('a blog page is rendered once, from its URL and without other data of the request', async () => {
    const visitor = { Cookie: 'session=1', Host: 'evil.example', 'User-Agent': 'Googlebot' };
    const answers = await Promise.all([
      get('/blog/a', visitor),
      get('/blog/a'),
      get('/blog/a?utm_source=mail&fbclid=1'),
    ]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(rendered.map(({ url, headers }) => [url, headers])).toEqual([['https://agency.example/blog/a', ['accept']]]);
  });

  test('it is compressed, has an ETag, and is answered with 304 if unchanged', async () => {
    const answer = await get('/blog/a', { 'Accept-Encoding': 'gzip, br' });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    const html = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
    expect(html).toContain('<h1>/blog/a</h1>');
    const etag = answer.headers.get('ETag')!;
    expect((await get('/blog/a', { 'Accept-Encoding': 'br', 'If-None-Match': etag })).status).toBe(304);
    const head = await get('/blog/a', { 'Accept-Encoding': 'br' }, 'HEAD');
    expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([200, etag, '']);
  });

  test('its own scripts are allowed by hash, scripts in a post are not, and videos may come only from known hosts', async () => {
    const answer = await get('/blog/a');
    const policy = answer.headers.get('Content-Security-Policy')!;
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(COUNTED));
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' 'sha256-${Buffer.from(hash).toString('base64')}'`,
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: https:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "media-src 'self'",
      'frame-src https://www.youtube-nocookie.com https://www.youtube.com https://player.vimeo.com',
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(await answer.text()).not.toContain('nonce');
  });

  test('a draft shown by its preview link may use its own styles, and stays with that visitor', async () => {
    const answer = await get('/blog/a?preview=token');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Security-Policy')).toMatch(
      /; script-src 'self' 'sha256-[^']+'; style-src 'self'/,
    );
    expect(await answer.text()).not.toContain('nonce');
  });

  test('a change of the blog is shown at once', async () => {
    const before = await (await get('/blog')).text();
    expect(await (await get('/blog')).text()).toBe(before);
    await changeBlog(product.deps, (tx) => tx.insert(blogPosts).values(blogPostRow({ published: true })));
    expect(await (await get('/blog')).text()).not.toBe(before);
    expect(rendered).toHaveLength(2);
  });

  test('a query that may change the page, an unusual path and other methods are rendered per request', async () => {
    for (const path of [
      '/blog?page=2',
      '/blog?page=2',
      '/blog/a?x',
      '/blog/%E0%A4%A',
      '/blog/a%2Fb',
      `/blog/${'a'.repeat(600)}`,
      '/blog/tag/AI-Search',
    ]) {
      const answer = await get(path);
      const { nonce } = rendered.at(-1)!;
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Content-Security-Policy')).toContain(`script-src 'self' 'nonce-${nonce}';`);
      expect(await answer.text()).toContain(`nonce="${nonce}"`);
    }
    expect(new Set(rendered.map(({ nonce }) => nonce)).size).toBe(7);
    rendered.length = 0;
    await get('/blog/a', {}, 'POST');
    await get('/blog/a', {}, 'POST');
    expect(rendered).toHaveLength(2);
  });

  test('all escapings of a path are one page', async () => {
    for (const path of ['/blog/caf%C3%A9', '/blog/caf%c3%a9', '/blog/c%61f%C3%A9'])
      expect((await get(path)).status).toBe(200);
    expect(rendered.map(({ url }) => url)).toEqual(['https://agency.example/blog/caf%C3%A9']);
  });

  test('missing pages are not cached, and rendered for each request', async () => {
    for (const _ of [1, 2]) {
      const answer = await get('/blog/unknown');
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    }
    expect(rendered).toHaveLength(2);
    expect(await Promise.all([get('/blog/unknown'), get('/blog/unknown')])).toMatchObject([
      { status: 404 },
      { status: 404 },
    ]);
  });

  describe('an unpublished post at its public address', () => {
    beforeEach(async () => {
      await changeBlog(product.deps, async (tx) => {
        await tx.delete(blogPosts);
        await tx.insert(blogPosts).values(blogPostRow({ slug: 'still-unknown', published: false, publishedAt: null }));
      });
    });

    test('is shown to signed-in users, with the policy and cache headers of a preview', async () => {
      const answer = await product.asAdmin('/blog/still-unknown');
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
      expect(answer.headers.get('Content-Security-Policy')).toMatch(/; script-src 'self' 'sha256-/);
      expect(new URL(rendered.at(-1)!.url).searchParams.get('preview')).toMatch(/^[0-9a-f-]{36}\./);
      expect(await answer.text()).toContain('<h1>/blog/still-unknown?preview=');
    });

    test('is not found for anyone else, before and after', async () => {
      const stranger = async () => {
        const answer = await get('/blog/still-unknown');
        return [answer.status, answer.headers.get('Cache-Control'), await answer.text()];
      };
      const notFound = [404, 'no-store', '<h1>Page not found</h1>'];
      expect(await stranger()).toEqual(notFound);
      expect((await product.asAdmin('/blog/still-unknown')).status).toBe(200);
      expect(await stranger()).toEqual(notFound);
    });

    test.each(['/blog/unknown', '/blog/%E0%A4%A-unknown', '/blog/tag/still-unknown', '/still-unknown'])(
      'is not what %s names',
      async (path) => {
        expect((await product.asAdmin(path)).status).toBe(404);
      },
    );

    test('is not what a form is posted to', async () => {
      expect((await product.asAdmin('/blog/still-unknown', { method: 'POST' })).status).toBe(404);
    });
  });

  test('personal pages are rendered for each request, with a fresh nonce', async () => {
    const [one, two] = [await get('/unlock'), await get('/unlock')];
    expect(rendered).toHaveLength(2);
    expect(one.headers.get('Content-Security-Policy')).not.toBe(two.headers.get('Content-Security-Policy'));
    expect(one.headers.get('Content-Security-Policy')).not.toContain('frame-src');
  });

  test.each([
    ['/blog/', '/blog'],
    ['/blog/a/', '/blog/a'],
    ['/blog/tag/reviews//', '/blog/tag/reviews'],
    ['/pricing/?canceled=true', '/pricing?canceled=true'],
  ])('%s redirects to %s', async (path, target) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('Location')]).toEqual([308, target]);
  });

  test.each(['//evil.example/', '/blog//evil.example/', '/nothing/', '//blog/'])('%s is not', async (path) => {
    expect((await product.app.request(`http://localhost${path}`)).headers.get('Location')).toBeNull();
  });

  test.each(['OPTIONS', 'PUT', 'DELETE'])('a page refuses %s and lists the allowed methods', async (method) => {
    const answer = await get('/blog', {}, method);
    expect([answer.status, answer.headers.get('Allow'), rendered.length]).toEqual([405, 'GET, HEAD, POST', 0]);
  });

  test('API calls of a page count towards the limits of its visitor', async () => {
    const from = async (address: string) => {
      const env = { incoming: { socket: { remoteAddress: address } } } as never;
      return (await product.app.request('/forms', { method: 'POST' }, env)).status;
    };
    for (let post = 0; post < 10; post += 1) expect(await from('192.0.2.7')).toBe(415);
    expect([await from('192.0.2.7'), await from('192.0.2.8')]).toEqual([429, 415]);
  });
});
