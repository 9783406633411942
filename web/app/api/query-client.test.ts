import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient, readByKey } from './query-client';

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

const signal = new AbortController().signal;

it('reads from the URL that the key names', async () => {
  const fetch = vi.fn(async (_path: string) => Response.json([{ slug: 'a' }]));
  vi.stubGlobal('fetch', fetch);
  const posts = await createQueryClient().fetchQuery({ queryKey: ['/api/blog/posts', 'a'] });
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/blog/posts/a');
  expect(posts).toEqual([{ slug: 'a' }]);
});

it('throws on 401, or returns null if told to', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Unauthorized' }, { status: 401 }));
  await expect(readByKey()({ queryKey: ['/api/x'], signal })).rejects.toThrow('401: Unauthorized');
  await expect(readByKey('null')({ queryKey: ['/api/x'], signal })).resolves.toBeNull();
});

it('makes one request, even if the response is an error', async () => {
  const fetch = vi.fn(async () => new Response('down', { status: 500 }));
  vi.stubGlobal('fetch', fetch);
  await expect(createQueryClient().fetchQuery({ queryKey: ['/api/x'] })).rejects.toThrow('500: down');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('fails at once without a connection, and sends nothing later', async () => {
  const fetch = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
  onlineManager.setOnline(false);
  const queries = createQueryClient();
  const saving = queries.getMutationCache().build(queries, { mutationFn: () => globalThis.fetch('/api/x') });
  await expect(queries.fetchQuery({ queryKey: ['/api/x'] })).rejects.toThrow('Failed to fetch');
  await expect(saving.execute(undefined)).rejects.toThrow('Failed to fetch');
  onlineManager.setOnline(true);
  await queries.resumePausedMutations();
  expect(fetch).toHaveBeenCalledTimes(2);
});
