import { expect, test } from 'vitest';
import { createResponseCache } from './response-cache.ts';
import { type StaticFile, staticFile } from './static-file.ts';

const file = (text: string): StaticFile => staticFile({ bytes: Buffer.from(text), encoded: {}, headers: {} });

function setUp(most = { answers: 3, bytes: 1000 }) {
  const blog = { version: 'a' };
  const made: string[] = [];
  const cache = createResponseCache(async () => blog.version, most);
  const get = (key: string, content = key) =>
    cache.get(key, async () => {
      made.push(key);
      return file(content);
    });
  return { blog, made, cache, get };
}

test('concurrent requests share one render', async () => {
  const { made, get } = setUp();
  const answers = await Promise.all([get('/blog'), get('/blog'), get('/blog')]);
  expect(made).toEqual(['/blog']);
  expect(new Set(answers).size).toBe(1);
});

test('everything is rendered again after the blog has changed', async () => {
  const { blog, made, get } = setUp();
  await get('/blog');
  blog.version = 'b';
  await get('/blog');
  await get('/blog');
  expect(made).toEqual(['/blog', '/blog']);
});

test('a response rendered during a change is not cached', async () => {
  const { blog, made, cache, get } = setUp();
  const release = Promise.withResolvers<StaticFile>();
  const old = cache.get('/blog', () => release.promise);
  await Promise.resolve();
  blog.version = 'b';
  await get('/blog');
  release.resolve(file('old'));
  await old;
  await get('/blog');
  expect(made).toEqual(['/blog']);
});

test('the least recently used are evicted first, by number and by size', async () => {
  const { made, get } = setUp();
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await get(key);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
  const sized = setUp({ answers: 100, bytes: 1000 });
  for (const key of ['a', 'b', 'c', 'd', 'e', 'a']) await sized.get(key, 'x'.repeat(240));
  expect(sized.made).toEqual(['a', 'b', 'c', 'd', 'e', 'a']);
});

test('a response that is too large to cache evicts nothing', async () => {
  const { made, get } = setUp();
  await get('small');
  await get('giant', 'x'.repeat(900));
  await get('giant', 'x'.repeat(900));
  await get('small');
  expect(made).toEqual(['small', 'giant', 'giant']);
});

test('failures and empty responses are not cached', async () => {
  const { made, cache, get } = setUp();
  await expect(cache.get('/blog', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('/blog', async () => null)).toBeNull();
  expect(await get('/blog')).not.toBeNull();
  expect(made).toEqual(['/blog']);
});
