import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPost, readPostPage } from './blog-reads.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const first = { cursor: null, tag: null };
const status = (error: unknown) => (error as { init?: { status?: number } }).init?.status;

it('asks for one page of summaries', async () => {
  const fetchApi = vi.fn(async (_request: Request) => Response.json({ posts: [], nextCursor: null }));
  expect(await readPostPage(fetchApi, { cursor: 'a b', tag: 'seo' })).toEqual({ posts: [], nextCursor: null });
  const { searchParams } = new URL(fetchApi.mock.calls[0]![0].url);
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ published: 'true', view: 'summary', limit: '12', cursor: 'a b', tag: 'seo' },
  });
});

it('gives up on posts that fail or take too long, so that the page is still sent', async () => {
  expect(await readPostPage(async () => new Response('', { status: 500 }), first)).toBeNull();
  expect(await readPostPage(() => Promise.reject(new Error('gone')), first)).toBeNull();
  expect(await readPostPage(null, first)).toBeNull();
  const slow = readPostPage(() => new Promise(() => {}), first);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await slow).toBeNull();
});

it('answers 404 to an invalid cursor', async () => {
  const refused = readPostPage(async () => new Response('', { status: 400 }), { cursor: 'x', tag: null });
  expect(status(await refused.catch((error: unknown) => error))).toBe(404);
});

it('distinguishes a missing post from one that cannot be read', async () => {
  expect(await readPost(async () => new Response('', { status: 404 }), 'a')).toBeNull();
  const failed = readPost(async () => new Response('', { status: 500 }), 'a');
  expect(status(await failed.catch((error: unknown) => error))).toBe(502);
});
