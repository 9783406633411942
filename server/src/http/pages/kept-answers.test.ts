import { expect, test } from 'vitest';
import { createKeptAnswers } from './kept-answers.ts';
import { type StaticFile, staticFile } from './static-file.ts';

const file = (text: string): StaticFile => staticFile({ bytes: Buffer.from(text), encoded: {}, headers: {} });

function setUp(most = { answers: 3, bytes: 1000 }) {
  const blog = { version: 'a' };
  const made: string[] = [];
  const kept = createKeptAnswers(async () => blog.version, most);
  const get = (key: string, content = key) =>
    kept.get(key, async () => {
      made.push(key);
      return file(content);
    });
  return { blog, made, kept, get };
}

test('what many ask for at once is made once', async () => {
  const { made, get } = setUp();
  const answers = await Promise.all([get('/blog'), get('/blog'), get('/blog')]);
  expect(made).toEqual(['/blog']);
  expect(new Set(answers).size).toBe(1);
});

test('everything is made anew once the blog has changed', async () => {
  const { blog, made, get } = setUp();
  await get('/blog');
  blog.version = 'b';
  await get('/blog');
  await get('/blog');
  expect(made).toEqual(['/blog', '/blog']);
});

test('what a change overtakes while it is made is not kept', async () => {
  const { blog, made, kept, get } = setUp();
  const release = Promise.withResolvers<StaticFile>();
  const old = kept.get('/blog', () => release.promise);
  await Promise.resolve();
  blog.version = 'b';
  await get('/blog');
  release.resolve(file('old'));
  await old;
  await get('/blog');
  expect(made).toEqual(['/blog']);
});

test('the least recently used go first, by number and by size', async () => {
  const { made, get } = setUp();
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await get(key);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
  const sized = setUp({ answers: 100, bytes: 1000 });
  for (const key of ['a', 'b', 'c', 'd', 'e', 'a']) await sized.get(key, 'x'.repeat(240));
  expect(sized.made).toEqual(['a', 'b', 'c', 'd', 'e', 'a']);
});

test('one that is too large to keep pushes nothing out', async () => {
  const { made, get } = setUp();
  await get('small');
  await get('giant', 'x'.repeat(900));
  await get('giant', 'x'.repeat(900));
  await get('small');
  expect(made).toEqual(['small', 'giant', 'giant']);
});

test('a failure and an empty answer are not kept', async () => {
  const { made, kept, get } = setUp();
  await expect(kept.get('/blog', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await kept.get('/blog', async () => null)).toBeNull();
  expect(await get('/blog')).not.toBeNull();
  expect(made).toEqual(['/blog']);
});
