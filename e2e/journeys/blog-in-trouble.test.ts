import type { BlogPostDetail, BlogPostSummary } from '@named-first/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible, expectFitsNarrowScreens, textOf } from '../src/page-checks.ts';
import { takePolicyViolations } from '../src/policy-violations.ts';
import { runStubbedSite } from '../src/running-site.ts';

const site = runStubbedSite('/blog/none');

const failing = async () => Response.json({ message: 'The database is away.' }, { status: 500 });

beforeEach(() => {
  site.product.api.onServer = failing;
  site.product.api.inBrowser = failing;
});

function summary(changes: Partial<BlogPostSummary> = {}): BlogPostSummary {
  const slug = changes.slug ?? 'a-post';
  return {
    ...{
      id: slug,
      title: `Title of ${slug}`,
      slug,
      excerpt: 'What it says.',
      author: 'Sam Ortiz',
      category: 'SEO Tips',
    },
    ...{ tags: ['One', 'Two', 'Three'], featuredImage: null, published: true, readingMinutes: 4 },
    ...{ publishedAt: '2026-03-03T03:30:00.000Z', firstPublishedAt: '2026-03-03T03:30:00.000Z' },
    ...{ createdAt: '2026-03-01T15:00:00.000Z', updatedAt: '2026-03-03T03:30:00.000Z' },
    ...changes,
  };
}

const detail = (changes: Partial<BlogPostDetail> = {}): BlogPostDetail => ({
  ...summary(changes),
  ...{ content: '<p>Text.</p>', previous: null, next: null, related: [] },
  ...changes,
});

describe('when the server cannot read the posts', () => {
  test('the page is still served, and the browser fetches the posts itself', async () => {
    const asked = Promise.withResolvers<string>();
    const release = Promise.withResolvers<void>();
    site.product.api.inBrowser = async (request) => {
      asked.resolve(new URL(request.url).pathname + new URL(request.url).search);
      await release.promise;
      return Response.json([{ ...summary(), content: '<p>Some <b>words</b></p>' }]);
    };
    const page = await site.open();
    const response = await page.goto(`${site.url}/blog`, { waitUntil: 'commit' });
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control'] ?? '').not.toContain('public');
    await page.getByText('Loading...').waitFor();
    expect(await asked.promise).toBe('/api/blog/posts?published=true');
    release.resolve();
    await page.getByRole('link', { name: 'Title of a-post' }).waitFor();
    await page.getByText('March 2, 2026 · 1 min read').waitFor();
    expect(await page.getByText('Loading...').count()).toBe(0);
    expect(page.problems).toEqual([]);
  });

  test('a slow read delays the page only briefly', async () => {
    site.product.api.onServer = () => new Promise(() => {});
    const html = await (await fetch(`${site.url}/blog`)).text();
    expect(textOf(html)).toContain('Loading...');
  });

  test('and the browser cannot either, the page shows an error with a retry button', async () => {
    const page = await site.open();
    await page.goto(`${site.url}/blog`);
    await page.getByText('The posts could not be loaded.').waitFor();
    await expectAccessible(page);
    site.product.api.inBrowser = async () => Response.json([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No blog posts published yet. Check back soon!').waitFor();
  });

  test('a tag page fetches the posts of its tag', async () => {
    site.product.api.inBrowser = async () =>
      Response.json([
        { ...summary({ slug: 'in', tags: ['Heat Pumps'] }), content: '' },
        { ...summary({ slug: 'out', tags: ['Roofs'] }), content: '' },
      ]);
    const page = await site.open();
    await page.goto(`${site.url}/blog/tag/heat-pumps`);
    await page.getByRole('link', { name: 'Title of in' }).waitFor();
    expect(await page.getByRole('link', { name: 'Title of out' }).count()).toBe(0);
  });

  test('the page of a post shows a loading message', async () => {
    const answer = await fetch(`${site.url}/blog/a-post`);
    expect(answer.status).toBe(502);
    expect(textOf(await answer.text())).toContain('Something went wrong on our side');
  });

  test('the page of a post shows the server’s error message', async () => {
    const message = 'We cannot load this right now. Nothing was lost: please try again in a few minutes.';
    site.product.api.onServer = async () => Response.json({ error: message, message }, { status: 503 });
    const answer = await fetch(`${site.url}/blog/a-post`);
    expect(answer.status).toBe(503);
    expect(textOf(await answer.text())).toContain(`${message} Or call us at`);
  });
});

test('older posts are reachable by a link without scripts', async () => {
  site.product.api.onServer = async (request) => {
    const second = new URL(request.url).searchParams.get('cursor') === 'next page/2';
    return Response.json(
      second
        ? { posts: [summary({ slug: 'old' })], nextCursor: null }
        : { posts: [summary({ slug: 'new' })], nextCursor: 'next page/2' },
    );
  };
  const page = await site.open({ javaScriptEnabled: false });
  await page.goto(`${site.url}/blog`);
  await page.getByRole('link', { name: 'Older posts' }).click();
  await page.getByRole('link', { name: 'Title of old' }).waitFor();
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(page.url());
  expect(await page.getByRole('link', { name: 'Older posts' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Newest posts' }).click();
  await page.getByRole('link', { name: 'Title of new' }).waitFor();
});

test('a card shows two of three tags, and the date in the agency’s time zone', async () => {
  site.product.api.onServer = async () => Response.json({ posts: [summary()], nextCursor: null });
  const page = await site.open();
  await page.goto(`${site.url}/blog`);
  expect(textOf(await page.locator('main li.ticket').innerHTML()).trim()).toBe(
    'SEO Tips One Two Title of a-post What it says. March 2, 2026 · 4 min read',
  );
});

test('an unpublished post is labelled as a draft', async () => {
  site.product.api.onServer = async () => Response.json(detail({ publishedAt: null, firstPublishedAt: null }));
  const page = await site.open();
  await page.goto(`${site.url}/blog/a-post`);
  await page.getByText('By Sam Ortiz · Draft · 4 min read').waitFor();
});

describe('a hostile post', () => {
  const HOSTILE = `
    <script>document.title = 'taken over'</script>
    <script src="/assets/none.js"></script>
    <img src="/none.png" alt="" width="4000" height="4000" onerror="document.title = 'taken over'">
    <p onclick="document.title = 'taken over'" id="trap">Click</p>
    <a href="javascript:document.title = 'taken over'" id="link">Link</a>
    <iframe src="https://elsewhere.example/" title="elsewhere" width="3000"></iframe>
    <div style="position:fixed;inset:0;z-index:9999;background:red">over everything</div>
    <table><tbody><tr>${'<td>wide-cell-without-a-break</td>'.repeat(12)}</tr></tbody></table>
    <pre>${'x'.repeat(500)}</pre><p>${'W'.repeat(3000)}</p><div style="width:5000px">wide</div>
    </div></div></main></body></html><table><tr><td><b><style>.post-body { color: inherit }`;

  test('runs no script, breaks no markup, and stays inside its container', async () => {
    const content = `${HOSTILE}</style>${'<p>Line after line of text. </p>'.repeat(30_000)}<!-- open`;
    expect(content.length).toBeGreaterThan(900_000);
    site.product.api.onServer = async () =>
      Response.json(detail({ content, title: `T${'i'.repeat(300)}tle </title><script>` }));
    const page = await site.open();
    await page.goto(`${site.url}/blog/a-post`);
    await page.locator('#trap').dispatchEvent('click');
    await page.locator('#link').dispatchEvent('click');
    expect(await page.title()).not.toBe('taken over');
    expect(
      takePolicyViolations().filter((text) => /inline (?:script|event handler)/.test(text)).length,
    ).toBeGreaterThan(1);
    expect(await page.locator('main > article + section, main h2#closing').count()).toBeGreaterThan(0);
    expect(await page.locator('body > footer').count()).toBe(1);
    await page.locator('header a[href="/pricing"]').first().click({ trial: true });
    await expectFitsNarrowScreens(page);
    expect(page.problems.filter((problem) => problem.startsWith('request to another host'))).toEqual([]);
    takePolicyViolations();
  });
});
