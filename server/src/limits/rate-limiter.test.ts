import { expect, test } from 'vitest';
import { createMemoryRateLimits } from './memory-rate-limits.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { RATE_LIMITS } from './rate-limits.ts';

function limiterAt(start: string, enabled = true) {
  const clock = { time: new Date(start), now: () => clock.time };
  return { clock, limiter: createRateLimiter({ store: createMemoryRateLimits(), clock, enabled }) };
}

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < times; done += 1) await work();
}

test('the request after the last allowed one is refused and told when to come back', async () => {
  const { limiter, clock } = limiterAt('2026-01-01T00:00:00Z');
  await repeat(RATE_LIMITS.scan.most, () => limiter.count('scan', 'a'));
  clock.time = new Date('2026-01-01T00:04:00Z');
  await expect(limiter.count('scan', 'a')).rejects.toMatchObject({
    code: 'too-many-requests',
    retryAfterSeconds: 6 * 60,
  });
});

test('addresses and limits are counted separately', async () => {
  const { limiter } = limiterAt('2026-01-01T00:00:00Z');
  await repeat(RATE_LIMITS.form.most, () => limiter.count('form', 'a'));
  await limiter.count('form', 'b');
  await limiter.count('scan', 'a');
});

test('a new window opens when the last has passed', async () => {
  const { limiter, clock } = limiterAt('2026-01-01T00:00:00Z');
  await repeat(RATE_LIMITS.form.most, () => limiter.count('form', 'a'));
  clock.time = new Date('2026-01-01T00:10:00Z');
  await limiter.count('form', 'a');
});

test('checking does not count', async () => {
  const { limiter } = limiterAt('2026-01-01T00:00:00Z');
  await repeat(20, () => limiter.refuseWhenSpent('failed-login', 'a'));
  await repeat(RATE_LIMITS['failed-login'].most, () => limiter.count('failed-login', 'a'));
  await expect(limiter.refuseWhenSpent('failed-login', 'a')).rejects.toMatchObject({ retryAfterSeconds: 15 * 60 });
});

test('switched off, it lets everything through', async () => {
  const { limiter } = limiterAt('2026-01-01T00:00:00Z', false);
  await repeat(100, () => limiter.count('scan', 'a'));
});

test('a crowd of addresses adds little work per request, and is removed after its windows have expired', async () => {
  let looks = 0;
  class CountedDate extends Date {
    override valueOf() {
      looks += 1;
      return super.valueOf();
    }
  }
  const windows = new Map();
  const store = createMemoryRateLimits(windows);
  const crowd = 12_000;
  for (let address = 0; address < crowd; address += 1) await store.add(`${address}`, 600, new CountedDate(0));
  expect(looks).toBeLessThan(4 * crowd);
  for (let address = 0; address < crowd; address += 1) await store.add(`later ${address}`, 600, new Date(600_000));
  expect(windows.size).toBeLessThan(2 * crowd);
});
