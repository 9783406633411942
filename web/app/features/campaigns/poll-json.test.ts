import { BACKGROUND_HEADER } from '@named-first/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { pollJson, watchInput } from './poll-json';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('marks polling as unattended after a minute without input', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const sent: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: { headers: Record<string, string> }) => {
    sent.push(init.headers[BACKGROUND_HEADER]);
    return Response.json([]);
  });
  const page = new EventTarget();
  const stop = watchInput(page);
  const readAfter = async (seconds: number) => {
    vi.setSystemTime(Date.now() + seconds * 1000);
    await pollJson('/api/admin/campaigns');
  };
  await readAfter(0);
  await readAfter(55);
  await readAfter(6);
  page.dispatchEvent(new Event('keydown'));
  await readAfter(5);
  stop();
  await readAfter(56);
  page.dispatchEvent(new Event('keydown'));
  await readAfter(5);
  expect(sent).toEqual([undefined, undefined, '1', undefined, '1', '1']);
});
