import type { BlogPost, BlogPostDetail, BlogPostVersion, BlogPreviewLink } from '@named-first/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../test/test-database.ts';
import { bodyOf, openTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { blogPosts, blogPostVersions, deletedBlogPosts } from '../../db/schema/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const POST = {
  title: 'Named first',
  slug: 'Named First',
  excerpt: 'Short.',
  content: '<p>Long. <script>alert(1)</script></p>',
  author: 'Ada Pipe',
  category: 'Voice Search',
  tags: [' AI ', 'Siri', 'AI', ''],
  featuredImage: '/pictures/uploads/x-800.webp',
  published: true,
  publishedAt: '1999-01-01T00:00:00.000Z',
};

describeOnEachDatabase('writing the blog', (open) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct(await open());
  });
  beforeEach(async () => {
    const { db } = product.deps;
    for (const table of [blogPosts, blogPostVersions, deletedBlogPosts]) await db.delete(table);
  });
  afterAll(() => product.close());

  const later = (ms = 1000) => {
    product.clock.time = new Date(product.clock.time.getTime() + ms);
    return product.clock.time.toISOString();
  };
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    product.asAdmin(`/api/blog/posts${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const create = async (fields: object = {}) => {
    const answer = await ask('POST', '', { ...POST, ...fields });
    expect(answer.status).toBe(201);
    return bodyOf<BlogPost>(answer);
  };
  const publicSlugs = async () => {
    const answer = await product.app.request('/api/blog/posts?published=true');
    return (await bodyOf<BlogPost[]>(answer)).map(({ slug }) => slug);
  };
  const versionsOf = async ({ id }: BlogPost) => bodyOf<BlogPostVersion[]>(await ask('GET', `/${id}/versions`));

  test('a published post has the time of its save, whatever was sent, and is public at once', async () => {
    expect(await publicSlugs()).toEqual([]);
    const now = later();
    const post = await create();
    expect(post).toEqual({
      ...POST,
      id: expect.any(String),
      slug: 'named-first',
      tags: ['AI', 'Siri'],
      publishedAt: now,
      firstPublishedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    expect(await publicSlugs()).toEqual(['named-first']);
  });

  test('every save as published updates the date, a save as draft clears it, and the first date stays', async () => {
    const post = await create({ published: false });
    expect([post.publishedAt, post.firstPublishedAt]).toEqual([null, null]);
    const first = later();
    const published = await bodyOf<BlogPost>(await ask('PATCH', `/${post.id}`, { ...POST, published: true }));
    expect([published.publishedAt, published.firstPublishedAt]).toEqual([first, first]);
    const second = later();
    const edited = await bodyOf<BlogPost>(await ask('PATCH', `/${post.id}`, { title: 'Other' }));
    expect(edited).toMatchObject({ title: 'Other', slug: 'named-first', publishedAt: second, firstPublishedAt: first });
    const draft = await bodyOf<BlogPost>(await ask('PATCH', `/${post.id}`, { published: false }));
    expect([draft.publishedAt, draft.firstPublishedAt]).toEqual([null, first]);
    expect(await publicSlugs()).toEqual([]);
  });

  test('drafts are in the list of all posts and in no public response', async () => {
    await create({ published: false });
    expect(await bodyOf<BlogPost[]>(await ask('GET', ''))).toHaveLength(1);
    expect((await product.app.request('/api/blog/posts/named-first')).status).toBe(404);
  });

  test('a slug belongs to one post', async () => {
    await create();
    const other = await create({ slug: 'other' });
    const refusals = [await ask('POST', '', POST), await ask('PATCH', `/${other.id}`, { slug: 'Named First' })];
    for (const refusal of refusals) {
      expect(refusal.status).toBe(409);
      expect((await bodyOf<{ message: string }>(refusal)).message).toContain('slug');
    }
  });

  test.each([
    [{ title: ' ' }, 400],
    [{ excerpt: '' }, 400],
    [{ author: undefined }, 400],
    [{ content: '' }, 400],
    [{ slug: 'a/b' }, 400],
    [{ slug: '..' }, 400],
    [{ featuredImage: 'javascript:alert(1)' }, 400],
    [{ featuredImage: '//evil.example/x.png' }, 400],
    [{ tags: 'a,b' }, 400],
    [{ content: 'é'.repeat(600 * 1024) }, 413],
    [{ content: '"'.repeat(3 * 1024 * 1024) }, 413],
  ])('%.60j is refused and nothing is stored', async (fields, status) => {
    expect((await ask('POST', '', { ...POST, ...fields })).status).toBe(status);
    expect(await product.deps.db.select().from(blogPosts)).toEqual([]);
  });

  test('content of a megabyte is stored as written', async () => {
    const content = `<p>"${'x\n'.repeat(400_000)}"</p>`;
    const { id } = await create({ content });
    expect((await bodyOf<BlogPost>(await product.asAdmin(`/api/admin/blog/posts/${id}`))).content).toBe(content);
  });

  test('the second of two editors of a post gets an error and overwrites nothing', async () => {
    const post = await create();
    const ifMatch = { 'If-Match': `"${post.updatedAt}"` };
    const [one, other] = await Promise.all([
      ask('PATCH', `/${post.id}`, { title: 'One' }, ifMatch),
      ask('PATCH', `/${post.id}`, { title: 'Other' }, ifMatch),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 412]);
    const saved = await bodyOf<BlogPost>(one.status === 200 ? one : other);
    expect((one.status === 200 ? one : other).headers.get('ETag')).toBe(`"${saved.updatedAt}"`);
    expect((await ask('DELETE', `/${post.id}`, undefined, ifMatch)).status).toBe(412);
    const again = await ask('PATCH', `/${post.id}`, { title: 'Mine' }, { 'If-Match': `"${saved.updatedAt}"` });
    expect(again.status).toBe(200);
    expect((await ask('PATCH', `/${post.id}`, { title: 'Last wins' })).status).toBe(200);
  });

  test('the ETag of a response is accepted, even if compression marked it as weak', async () => {
    const { id } = await create({ content: `<p>${'long '.repeat(500)}</p>` });
    const headers = { 'Accept-Encoding': 'gzip' };
    const tag = (await product.asAdmin(`/api/admin/blog/posts/${id}`, { headers })).headers.get('ETag')!;
    expect(tag).toMatch(/^W\/"/);
    expect((await ask('PATCH', `/${id}`, { title: 'Mine' }, { 'If-Match': tag })).status).toBe(200);
    expect((await ask('PATCH', `/${id}`, { title: 'Late' }, { 'If-Match': tag })).status).toBe(412);
  });

  test('every save is a version, and restoring one does not change whether the post is published', async () => {
    const post = await create({ title: 'First', published: false });
    later();
    await ask('PATCH', `/${post.id}`, { title: 'Second', published: true });
    const versions = await versionsOf(post);
    expect(versions.map(({ title, published }) => [title, published])).toEqual([
      ['Second', true],
      ['First', false],
    ]);
    expect(versions[1]!.contentLength).toBe(POST.content.length);
    const whole = await bodyOf<BlogPost>(await ask('GET', `/${post.id}/versions/${versions[1]!.id}`));
    expect(whole).toMatchObject({ title: 'First', content: POST.content });
    later();
    const restored = await ask('POST', `/${post.id}/versions/${versions[1]!.id}/restore`);
    expect(await bodyOf<BlogPost>(restored)).toMatchObject({ title: 'First', published: true });
    expect(await versionsOf(post)).toHaveLength(3);
  });

  test('a post created another way keeps its first text as a version, and the number of versions is limited', async () => {
    const [row] = await product.deps.db
      .insert(blogPosts)
      .values({ title: 'Seeded', slug: 's', excerpt: 'e', content: 'c', author: 'a', updatedAt: product.clock.time })
      .returning();
    for (let save = 0; save < 52; save += 1) {
      later();
      await ask('PATCH', `/${row!.id}`, { title: `Save ${save}` });
      if (save === 0) expect((await versionsOf(row as never)).map(({ title }) => title)).toEqual(['Save 0', 'Seeded']);
    }
    expect(await versionsOf(row as never)).toHaveLength(50);
  });

  test('a deleted post is gone everywhere, and Undo restores it unchanged', async () => {
    const post = await create();
    expect((await ask('DELETE', `/${post.id}`)).status).toBe(200);
    expect(await publicSlugs()).toEqual([]);
    expect(await bodyOf(await ask('GET', ''))).toEqual([]);
    expect((await ask('DELETE', `/${post.id}`)).status).toBe(404);
    expect(await bodyOf<BlogPost>(await ask('POST', `/${post.id}/restore`))).toEqual(post);
    expect(await publicSlugs()).toEqual(['named-first']);
    expect((await ask('POST', `/${post.id}/restore`)).status).toBe(404);
    await ask('DELETE', `/${post.id}`);
    await create();
    expect((await ask('POST', `/${post.id}/restore`)).status).toBe(409);
  });

  test('a deleted post and its versions are removed after 30 days', async () => {
    const [old, other] = [await create({ slug: 'old' }), await create()];
    await ask('DELETE', `/${old.id}`);
    later(30 * DAY_MS + 1);
    await ask('DELETE', `/${other.id}`);
    expect((await ask('POST', `/${old.id}/restore`)).status).toBe(404);
    expect(await versionsOf(old)).toEqual([]);
    expect(await versionsOf(other)).toHaveLength(1);
  });

  test('a preview link shows a draft for a week and cannot be forged', async () => {
    const post = await create({ published: false });
    const link = await bodyOf<BlogPreviewLink>(await ask('POST', `/${post.id}/preview`));
    const url = new URL(link.url);
    expect(url.origin + url.pathname).toBe('https://agency.example/blog/named-first');
    const read = (token: string) => product.app.request(`/api/blog/posts/named-first?preview=${token}`);
    const token = url.searchParams.get('preview')!;
    const answer = await read(token);
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    expect(await bodyOf<BlogPostDetail>(answer)).toMatchObject({ title: 'Named first', published: false });
    const [id, expires, signature] = token.split('.');
    const forged = [`${id}.${expires}z.${signature}`, `${id}.${expires}.${'A'.repeat(43)}`, 'x', ''];
    for (const one of forged) expect((await read(one)).status).toBe(404);
    later(7 * DAY_MS + 1);
    expect((await read(token)).status).toBe(404);
  });
});
