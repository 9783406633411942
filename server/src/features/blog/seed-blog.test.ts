import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSeedPosts, type SeedPost } from '../../../seed/posts.ts';
import { describeOnEachDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { blogPosts } from '../../db/schema/index.ts';
import { createBlogVersion } from './blog-version.ts';
import { listPublishedPosts } from './published/list-published-posts.ts';
import { seedBlog } from './seed-blog.ts';

describeOnEachDatabase('seeding the blog', (open) => {
  let database: TestDatabase;
  let posts: SeedPost[];
  beforeAll(async () => {
    [database, posts] = await Promise.all([open(), readSeedPosts()]);
  });
  afterAll(() => database.close());

  it('publishes each post with its past date, and a second run changes nothing', async () => {
    const deps = { db: database.db, blogVersion: createBlogVersion(database.db, { now: () => new Date() }) };
    const slugs = posts.map(({ slug }) => slug);
    expect(await seedBlog(deps, posts)).toEqual({ added: slugs, kept: [] });
    const edited = posts[0]!.slug;
    await deps.db.update(blogPosts).set({ title: 'Edited by hand' }).where(eq(blogPosts.slug, edited));
    const before = await listPublishedPosts(deps);
    expect(await seedBlog(deps, posts)).toEqual({ added: [], kept: slugs });
    expect(await listPublishedPosts(deps)).toEqual(before);
    expect(before.map(({ slug }) => slug)).toEqual(slugs.toReversed());
    expect(before.at(-1)?.title).toBe('Edited by hand');
    expect(before[0]).toMatchObject({ published: true, publishedAt: '2026-11-10T15:00:00.000Z' });
    expect(new Set(before.map(({ publishedAt }) => publishedAt)).size).toBe(posts.length);
  });

  it('adds only missing posts', async () => {
    const deps = { db: database.db, blogVersion: createBlogVersion(database.db, { now: () => new Date() }) };
    const gone = posts[2]!.slug;
    await deps.db.delete(blogPosts).where(eq(blogPosts.slug, gone));
    expect((await seedBlog(deps, posts)).added).toEqual([gone]);
  });
});
