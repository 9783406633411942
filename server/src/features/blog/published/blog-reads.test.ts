import type { ApiError, BlogPost, BlogPostDetail, BlogPostPage } from '@named-first/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogPostRow } from '../../../../test/factories.ts';
import { describeOnEachDatabase } from '../../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../../test/test-product.ts';
import { blogPosts } from '../../../db/schema/index.ts';
import { changeBlog } from '../change-blog.ts';

const day = (date: number) => new Date(Date.UTC(2026, 1, date, 9));
const post = (slug: string, date: number | null, overrides: Parameters<typeof blogPostRow>[0] = {}) =>
  blogPostRow({
    slug,
    title: slug,
    published: date !== null,
    firstPublishedAt: date === null ? null : day(date),
    publishedAt: date === null ? null : day(date + 1),
    ...overrides,
  });

describeOnEachDatabase('The public blog', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open());
    await changeBlog(product.deps, (tx) =>
      tx
        .insert(blogPosts)
        .values([
          post('first', 1, { tags: ['AI Search', 'Reviews'], content: `<p>${'word '.repeat(500)}</p>` }),
          post('second', 2, { tags: ['ai-search'], category: 'Voice Search' }),
          post('third', 3, { tags: ['Café'] }),
          post('fourth', 4, { tags: ['AI Search', 'Reviews', 'Café'] }),
          post('fifth', 4, { category: 'SEO Tips' }),
          post('draft', null, { tags: ['AI Search'] }),
        ]),
    );
  });
  afterAll(() => product.close());

  const get = (path: string, headers: Record<string, string> = {}) => product.app.request(path, { headers });
  const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug);

  test('returns published posts in full, newest first', async () => {
    const answer = await get('/api/blog/posts?published=true');
    expect(answer.status).toBe(200);
    const posts = await bodyOf<BlogPost[]>(answer);
    expect(slugs(posts)).toHaveLength(5);
    expect(slugs(posts).slice(2)).toEqual(['third', 'second', 'first']);
    expect(posts.at(-1)).toEqual({
      id: expect.any(String),
      title: 'first',
      slug: 'first',
      excerpt: 'Short.',
      content: expect.stringContaining('word'),
      author: 'Ada Pipe',
      category: 'AI Search',
      tags: ['AI Search', 'Reviews'],
      featuredImage: null,
      published: true,
      publishedAt: day(2).toISOString(),
      firstPublishedAt: day(1).toISOString(),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
  });

  test('answers a conditional request with 304 until something changes', async () => {
    const path = '/api/blog/posts?published=true';
    const etag = (await get(path)).headers.get('ETag')!;
    expect((await get(path, { 'If-None-Match': etag })).status).toBe(304);
    await changeBlog(product.deps, (tx) => tx.insert(blogPosts).values(post('late', 0)));
    const changed = await get(path, { 'If-None-Match': etag });
    expect(slugs(await bodyOf<BlogPost[]>(changed)).at(-1)).toBe('late');
    await changeBlog(product.deps, (tx) => tx.delete(blogPosts).where(sql`slug = 'late'`));
    expect((await get(path, { 'If-None-Match': etag })).status).toBe(304);
  });

  test('pages through summaries without their text, even if two were published at the same time', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const page: BlogPostPage = await bodyOf(await get(`/api/blog/posts?published=true&view=summary&limit=2${query}`));
      expect(page.posts.every((one) => !('content' in one) && one.readingMinutes >= 1)).toBe(true);
      seen.push(...slugs(page.posts));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(slugs(await bodyOf<BlogPost[]>(await get('/api/blog/posts?published=true'))));
    const whole = await bodyOf<BlogPostPage>(await get('/api/blog/posts?published=true&view=summary&limit=5'));
    expect([whole.posts.length, whole.nextCursor]).toEqual([5, null]);
    expect(whole.posts.at(-1)!.readingMinutes).toBe(2);
  });

  test.each([
    ['ai-search', ['fourth', 'second', 'first']],
    ['AI Search', ['fourth', 'second', 'first']],
    ['cafe', ['fourth', 'third']],
    ['nothing', []],
    ['%25', []],
    ["x'--", []],
  ])('the tag %s lists its posts in every spelling', async (tag, expected) => {
    const path = `/api/blog/posts?published=true&view=summary&tag=${encodeURIComponent(tag)}`;
    expect(slugs((await bodyOf<BlogPostPage>(await get(path))).posts)).toEqual(expected);
  });

  test.each([
    ['limit=0', 'The limit must be a whole number from 1 to 50'],
    ['limit=x', 'The limit must be a whole number from 1 to 50'],
    ['cursor=x', 'The cursor is not one this list gave out'],
    [`cursor=${Buffer.from('["2026-01-01","1"]').toString('base64url')}`, 'The cursor is not one this list gave out'],
    [`tag=${'x'.repeat(201)}`, 'The tag must be at most 200 characters'],
  ])('%s is refused with a message', async (query, message) => {
    const answer = await get(`/api/blog/posts?published=true&view=summary&${query}`);
    expect([answer.status, (await bodyOf<ApiError>(answer)).message]).toEqual([400, message]);
  });

  test('a post includes its neighbours and the most similar posts', async () => {
    const detail = await bodyOf<BlogPostDetail>(await get('/api/blog/posts/first'));
    expect(detail).toMatchObject({ slug: 'first', readingMinutes: 2, previous: null, next: { slug: 'second' } });
    expect(slugs(detail.related)).toEqual(['fourth', 'third']);
    const second = await bodyOf<BlogPostDetail>(await get('/api/blog/posts/second'));
    expect([second.previous?.slug, second.next?.slug, slugs(second.related)]).toEqual(['first', 'third', []]);
    const newest = slugs(await bodyOf<BlogPost[]>(await get('/api/blog/posts?published=true')))[0];
    expect((await bodyOf<BlogPostDetail>(await get(`/api/blog/posts/${newest}`))).next).toBeNull();
  });

  test.each(['draft', 'unknown', '%00', 'x'.repeat(3000), '..%2f..'])('%s is not found for a visitor', async (slug) => {
    const answer = await get(`/api/blog/posts/${slug}`);
    expect(answer.status).toBe(404);
    expect((await bodyOf<ApiError>(answer)).message).toBe('There is no blog post at this address.');
  });

  test.each(['', '?published=false', '?view=summary'])('the list of all posts%s is not for visitors', async (query) => {
    const answer = await get(`/api/blog/posts${query}`);
    expect([answer.status, (await bodyOf<ApiError>(answer)).error]).toEqual([401, 'Unauthorized']);
  });
});

describeOnEachDatabase('The version of the blog', (open) => {
  test('changes with the blog, at once here and within a second in another process', async () => {
    const database = await open();
    const here = await openTestProduct(database);
    const { createBlogVersion } = await import('../blog-version.ts');
    const elsewhere = createBlogVersion(database.db, here.clock);
    const before = [await here.deps.blogVersion.current(), await elsewhere.current()];
    expect(before).toEqual(['none', 'none']);
    await changeBlog(here.deps, (tx) => tx.insert(blogPosts).values(post('new', 1)));
    const after = await here.deps.blogVersion.current();
    expect(after).not.toBe('none');
    expect(await elsewhere.current()).toBe('none');
    here.clock.time = new Date(here.clock.time.getTime() + 1000);
    expect(await elsewhere.current()).toBe(after);
    const failing = changeBlog(here.deps, async () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await here.deps.blogVersion.current()).toBe(after);
    await here.close();
  });

  test('stays the same while the database is unreachable', async () => {
    const database = await open();
    const { createBlogVersion } = await import('../blog-version.ts');
    const clock = { time: 0, now: () => new Date(clock.time) };
    const version = createBlogVersion(database.db, clock);
    const before = await version.current();
    await database.close();
    clock.time = 5000;
    expect(await version.current()).toBe(before);
  });
});
