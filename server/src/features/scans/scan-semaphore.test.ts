import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type AdvisoryLocks, createProcessLocks } from '../../db/advisory-locks.ts';
import { createScanSemaphore, type ScanSemaphoreOptions } from './scan-semaphore.ts';

const log = pino({ level: 'silent' });

/** A semaphore that polls for a lock without delay. It can share its locks with another one, as processes do. */
function testSemaphore(options: Pick<ScanSemaphoreOptions, 'atOnce' | 'waiting'> & Partial<ScanSemaphoreOptions>) {
  return createScanSemaphore({
    locks: createProcessLocks(),
    clock: { now: () => new Date() },
    log,
    pollMs: 1,
    ...options,
  });
}

/** Scans that end when the test says so. `started` lists the sites in the order in which their scans began. */
function controlledScans() {
  const started: string[] = [];
  const stored = new Map<string, string>();
  const ends = new Map<string, (outcome: string) => void>();
  const shared = (site: string, key = site) => ({
    key,
    site,
    find: async (waitedSince: Date | null) => (waitedSince && stored.get(site)) ?? null,
    scan: async () => {
      started.push(site);
      const outcome = await new Promise<string>((resolve) => ends.set(site, resolve));
      stored.set(site, outcome);
      return outcome;
    },
  });
  const begun = (site: string) => expect.poll(() => started.includes(site)).toBe(true);
  const end = async (site: string) => {
    await begun(site);
    ends.get(site)?.(`${site} scanned`);
  };
  return { started, shared, begun, end };
}

test('callers with the same key share one run', async () => {
  const { started, shared, end } = controlledScans();
  const semaphore = testSemaphore({ atOnce: 2, waiting: 2 });
  const runs = [semaphore.run(shared('a')), semaphore.run(shared('a')), semaphore.run(shared('a'))];
  await end('a');
  expect(await Promise.all(runs)).toEqual(['a scanned', 'a scanned', 'a scanned']);
  expect(started).toEqual(['a']);
});

test('no more than the allowed number run at once, and the others start in order of arrival', async () => {
  const { started, shared, begun, end } = controlledScans();
  const semaphore = testSemaphore({ atOnce: 2, waiting: 9 });
  const runs = ['a', 'b', 'c', 'd'].map((site) => semaphore.run(shared(site)));
  await begun('b');
  expect(started).toEqual(['a', 'b']);
  await end('b');
  const late = semaphore.run(shared('e'));
  await begun('c');
  expect(started).toEqual(['a', 'b', 'c']);
  for (const site of ['a', 'c', 'd', 'e']) await end(site);
  await Promise.all([...runs, late]);
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a full queue refuses new sites, but not callers who join a running scan', async () => {
  const { shared, end } = controlledScans();
  const semaphore = testSemaphore({ atOnce: 1, waiting: 1 });
  const runs = [semaphore.run(shared('a')), semaphore.run(shared('b'))];
  await expect(semaphore.run(shared('c'))).rejects.toMatchObject({ code: 'too-busy', retryAfterSeconds: 30 });
  const joined = semaphore.run(shared('b'));
  await end('a');
  await end('b');
  expect(await Promise.all([...runs, joined])).toEqual(['a scanned', 'b scanned', 'b scanned']);
});

test('a failing scan releases its slot and its lock', async () => {
  const semaphore = testSemaphore({ atOnce: 1, waiting: 0 });
  const broken = { key: 'a', site: 'a', find: async () => null, scan: () => Promise.reject(new Error('boom')) };
  await expect(semaphore.run(broken)).rejects.toThrow('boom');
  await expect(semaphore.run({ ...broken, scan: async () => 'fine' })).resolves.toBe('fine');
});

test('of two processes one scans a site, and the other waits and returns the stored scan', async () => {
  const { started, shared, begun, end } = controlledScans();
  const locks = createProcessLocks();
  const [one, other] = [
    testSemaphore({ atOnce: 1, waiting: 9, locks }),
    testSemaphore({ atOnce: 1, waiting: 9, locks }),
  ];
  const first = one.run(shared('a'));
  await begun('a');
  const second = other.run(shared('a'));
  // The site being scanned by the other process takes no slot here, so another site can be scanned meanwhile.
  const third = other.run(shared('b'));
  await end('b');
  expect(await third).toBe('b scanned');
  await end('a');
  expect(await Promise.all([first, second])).toEqual(['a scanned', 'a scanned']);
  expect(started).toEqual(['a', 'b']);
});

test('if the scanning process dies, the waiting one scans itself', async () => {
  const { started, shared, end } = controlledScans();
  const locks = createProcessLocks();
  const died = await locks.tryLock('scan a');
  const semaphore = testSemaphore({ atOnce: 1, waiting: 9, locks });
  const run = semaphore.run(shared('a'));
  const behind = semaphore.run(shared('b'));
  await end('b');
  await behind;
  await died!();
  await end('a');
  expect(await run).toBe('a scanned');
  expect(started).toEqual(['b', 'a']);
});

test('a lock that is never released delays a scan but does not prevent it', async () => {
  const { shared, end } = controlledScans();
  const locks = createProcessLocks();
  await locks.tryLock('scan a');
  const run = testSemaphore({ atOnce: 1, waiting: 0, locks, longestWaitMs: 5 }).run(shared('a'));
  await end('a');
  expect(await run).toBe('a scanned');
});

test('if locks are unavailable, sites are scanned without them', async () => {
  const { shared, end } = controlledScans();
  const locks: AdvisoryLocks = { tryLock: () => Promise.reject(new Error('too many connections')) };
  const run = testSemaphore({ atOnce: 1, waiting: 0, locks }).run(shared('a'));
  await end('a');
  expect(await run).toBe('a scanned');
});

test('runs that wait for other processes count against the queue', async () => {
  const { shared, end } = controlledScans();
  const locks = createProcessLocks();
  const elsewhere = await locks.tryLock('scan a');
  const semaphore = testSemaphore({ atOnce: 1, waiting: 0, locks });
  const run = semaphore.run(shared('a'));
  await expect(semaphore.run(shared('b'))).rejects.toMatchObject({ code: 'too-busy' });
  await elsewhere!();
  await end('a');
  await run;
});
