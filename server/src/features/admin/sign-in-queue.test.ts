import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHECKS_A_MINUTE, nextCheckAt } from './check-pace.ts';
import { type Attempt, chooseNext, createSignInQueue, type SignInQueueOptions } from './sign-in-queue.ts';

describe('the rate of password checks', () => {
  test('is at most ten in any minute, however they arrive', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9000), { maxLength: 200 }), (gaps) => {
        const taken: number[] = [];
        let now = 1_000_000;
        for (const gap of gaps) {
          now += gap;
          if (nextCheckAt(taken, now) <= now) taken.push(now);
        }
        for (const time of taken) {
          expect(taken.filter((other) => other > time - 60_000 && other <= time).length).toBeLessThanOrEqual(
            CHECKS_A_MINUTE,
          );
        }
      }),
    );
  });

  test('allows an immediate retry after a typo, and never pauses for half a minute', () => {
    const taken: number[] = [];
    for (let now = 0; now < 600_000; now += 100) if (nextCheckAt(taken, now) <= now) taken.push(now);
    expect(taken.slice(0, 4)).toEqual([0, 100, 200, 300]);
    expect(Math.max(...taken.slice(1).map((time, at) => time - taken[at]!))).toBeLessThan(30_000);
    expect(taken.length).toBeGreaterThanOrEqual(95);
  });
});

describe('the queue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const clock = { now: () => new Date() };
  /** A queue with the product's limits, kept in memory. */
  function openQueue(options: Partial<SignInQueueOptions> = {}) {
    const taken: number[] = [];
    const takeCheck = async () => {
      const at = nextCheckAt(taken, Date.now());
      if (at > Date.now()) return at;
      taken.push(Date.now());
      return null;
    };
    return { taken, queue: createSignInQueue({ enabled: true, clock, takeCheck, ...options }) };
  }
  const address = (number: number, wide: number) => `${100 + (wide >> 8)}.${wide & 255}.${number >> 8}.${number & 255}`;
  const outcome = (promise: Promise<void>) =>
    promise.then(
      () => 'in',
      (error) => error.code as string,
    );

  /** Attackers at `networks` addresses in `wide` networks. Each tries again as soon as it was refused or checked. */
  function attack(queue: ReturnType<typeof openQueue>['queue'], networks: number, wide: number) {
    let isOver = false;
    const guess = async (network: string): Promise<void> => {
      while (!isOver) {
        await outcome(queue.admit({ network, hasCode: false }));
        await new Promise((again) => setTimeout(again, 5000));
      }
    };
    for (let at = 0; at < networks; at += 1) void guess(address(Math.floor(at / wide), at % wide));
    return () => {
      isOver = true;
    };
  }

  /** How long the attempt waited, in seconds, retrying after every refusal. */
  async function secondsUntilIn(queue: ReturnType<typeof openQueue>['queue'], attempt: Attempt): Promise<number> {
    const began = Date.now();
    let isIn = false;
    const trying = (async () => {
      while ((await outcome(queue.admit(attempt))) !== 'in') await new Promise((again) => setTimeout(again, 1000));
      isIn = true;
    })();
    while (!isIn) await vi.advanceTimersByTimeAsync(1000);
    await trying;
    return (Date.now() - began) / 1000;
  }

  test('admits an unknown browser at once under normal load', async () => {
    const { queue } = openQueue();
    expect(await secondsUntilIn(queue, { network: '192.0.2.1', hasCode: false })).toBeLessThanOrEqual(1);
  });

  test('an unknown browser waits less than half a minute after each network of the attackers was served', async () => {
    const { queue, taken } = openQueue({ mostWaiting: 200 });
    const stop = attack(queue, 1000, 25);
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect(taken.length).toBeLessThanOrEqual(40);
    expect(taken.length).toBeGreaterThan(30);
    for (const stranger of ['192.0.2.1', '2001:db8:1:2::/64']) {
      expect(await secondsUntilIn(queue, { network: stranger, hasCode: false })).toBeLessThan(30);
    }
    stop();
  });

  test('a valid second factor goes first, however many wait', async () => {
    const { queue } = openQueue({ mostWaiting: 2000 });
    const stop = attack(queue, 1000, 900);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await secondsUntilIn(queue, { network: '192.0.2.1', hasCode: true })).toBeLessThan(30);
    stop();
  });

  test('a crowd from few networks takes a bounded number of places and does not keep others out', async () => {
    const { queue } = openQueue({ takeCheck: async () => Date.now() + 60_000, mostWaiting: 100 });
    const crowd = Array.from({ length: 500 }, (_, at) =>
      outcome(queue.admit({ network: address(at, 0), hasCode: false })),
    );
    const stranger = outcome(queue.admit({ network: '192.0.2.1', hasCode: false }));
    await vi.advanceTimersByTimeAsync(29_000);
    const settled = await Promise.all(
      [...crowd, stranger].map((one) => Promise.race([one, Promise.resolve('waiting')])),
    );
    expect(settled.filter((one) => one === 'waiting')).toHaveLength(100);
    expect(settled.at(-1)).toBe('waiting');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await stranger).toBe('too-many-requests');
  });

  test('one attempt per network waits; a disconnected caller gives up its place', async () => {
    const { queue } = openQueue({ takeCheck: async () => Date.now() + 60_000 });
    const leaving = new AbortController();
    const network = '192.0.2.1';
    const first = outcome(queue.admit({ network, hasCode: false, gone: leaving.signal }));
    expect(await outcome(queue.admit({ network, hasCode: false }))).toBe('too-many-requests');
    leaving.abort();
    expect(await first).toBe('cut-off');
    const next = outcome(queue.admit({ network, hasCode: false }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await next).toBe('too-many-requests');
  });

  test('if the database is unreachable, no attempt keeps waiting', async () => {
    const { queue } = openQueue({ takeCheck: async () => Promise.reject(new Error('away')) });
    expect(await outcome(queue.admit({ network: 'a', hasCode: false }))).toBe('internal');
    expect(await outcome(queue.admit({ network: 'a', hasCode: false }))).toBe('internal');
  });

  test('equal attempts are chosen at random', () => {
    const waiting = ['a', 'b', 'c'].map((network) => ({ network, wide: network, hasCode: false }));
    const chosen = [0, 0.4, 0.99].map(
      (random) =>
        chooseNext(
          waiting,
          () => 0,
          () => random,
        )?.network,
    );
    expect(chosen).toEqual(['a', 'b', 'c']);
    expect(chooseNext([], () => 0, Math.random)).toBeNull();
  });
});
