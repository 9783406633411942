import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('steady typing is stored repeatedly, each time one pause after the first call', () => {
  const kept: number[] = [];
  const work = throttle(() => kept.push(Date.now()), 1000);
  const start = Date.now();
  for (let typed = 0; typed < 50; typed += 1) {
    work.soon();
    vi.advanceTimersByTime(100);
  }
  expect(kept.map((at) => at - start)).toEqual([1000, 2000, 3000, 4000, 5000]);
});

test('a page that is closed stores pending input, once', () => {
  const work = vi.fn();
  const throttled = throttle(work, 1000);
  throttled.flush();
  throttled.soon();
  throttled.flush();
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
  throttled.soon();
  throttled.cancel();
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});
