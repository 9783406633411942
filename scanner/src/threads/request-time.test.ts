import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestTime } from './request-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pause = (ms: number) => () => new Promise<void>((done) => setTimeout(done, ms));

it('is used up by requests, counting concurrent ones once', async () => {
  const time = new RequestTime(1000);
  const both = Promise.all([time.spend(pause(600)), time.spend(pause(600))]);
  await vi.advanceTimersByTimeAsync(600);
  await both;
  expect(time.signal.aborted).toBe(false);
  const last = time.spend(pause(600));
  await vi.advanceTimersByTimeAsync(399);
  expect(time.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(time.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  await last;
});

it('is not used up between requests', async () => {
  const time = new RequestTime(1000);
  await Promise.all([time.spend(pause(900)), vi.advanceTimersByTimeAsync(900)]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(time.signal.aborted).toBe(false);
});
