import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type AdvisoryLocks, createProcessLocks } from '../../db/advisory-locks.ts';
import { createScanGate, type ScanGateOptions } from './scan-gate.ts';

const log = pino({ level: 'silent' });

/** A gate that asks for a lock again at once, and whose locks may be shared with another gate, as processes share theirs. */
function testGate(options: Pick<ScanGateOptions, 'atOnce' | 'waiting'> & Partial<ScanGateOptions>) {
  return createScanGate({ locks: createProcessLocks(), clock: { now: () => new Date() }, log, pollMs: 1, ...options });
}

/** Scans that end when told to. `started` lists the sites in the order in which their scans began. */
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
  const gate = testGate({ atOnce: 2, waiting: 2 });
  const runs = [gate.run(shared('a')), gate.run(shared('a')), gate.run(shared('a'))];
  await end('a');
  expect(await Promise.all(runs)).toEqual(['a scanned', 'a scanned', 'a scanned']);
  expect(started).toEqual(['a']);
});

test('no more than the allowed number run at once, and the rest start in the order they came', async () => {
  const { started, shared, begun, end } = controlledScans();
  const gate = testGate({ atOnce: 2, waiting: 9 });
  const runs = ['a', 'b', 'c', 'd'].map((site) => gate.run(shared(site)));
  await begun('b');
  expect(started).toEqual(['a', 'b']);
  await end('b');
  const late = gate.run(shared('e'));
  await begun('c');
  expect(started).toEqual(['a', 'b', 'c']);
  for (const site of ['a', 'c', 'd', 'e']) await end(site);
  await Promise.all([...runs, late]);
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a full queue turns newcomers away, but not those who join a run under way', async () => {
  const { shared, end } = controlledScans();
  const gate = testGate({ atOnce: 1, waiting: 1 });
  const runs = [gate.run(shared('a')), gate.run(shared('b'))];
  await expect(gate.run(shared('c'))).rejects.toMatchObject({ code: 'too-busy', retryAfterSeconds: 30 });
  const joined = gate.run(shared('b'));
  await end('a');
  await end('b');
  expect(await Promise.all([...runs, joined])).toEqual(['a scanned', 'b scanned', 'b scanned']);
});

test('a failing scan frees its place and its lock', async () => {
  const gate = testGate({ atOnce: 1, waiting: 0 });
  const broken = { key: 'a', site: 'a', find: async () => null, scan: () => Promise.reject(new Error('boom')) };
  await expect(gate.run(broken)).rejects.toThrow('boom');
  await expect(gate.run({ ...broken, scan: async () => 'fine' })).resolves.toBe('fine');
});

test('of two processes one scans a site, and the other waits and answers from the stored scan', async () => {
  const { started, shared, begun, end } = controlledScans();
  const locks = createProcessLocks();
  const [one, other] = [testGate({ atOnce: 1, waiting: 9, locks }), testGate({ atOnce: 1, waiting: 9, locks })];
  const first = one.run(shared('a'));
  await begun('a');
  const second = other.run(shared('a'));
  // The site scanned elsewhere takes no place here: another one is scanned meanwhile.
  const third = other.run(shared('b'));
  await end('b');
  expect(await third).toBe('b scanned');
  await end('a');
  expect(await Promise.all([first, second])).toEqual(['a scanned', 'a scanned']);
  expect(started).toEqual(['a', 'b']);
});

test('when the process that scans dies, the one that waits scans itself', async () => {
  const { started, shared, end } = controlledScans();
  const locks = createProcessLocks();
  const died = await locks.tryLock('scan a');
  const gate = testGate({ atOnce: 1, waiting: 9, locks });
  const run = gate.run(shared('a'));
  const behind = gate.run(shared('b'));
  await end('b');
  await behind;
  await died!();
  await end('a');
  expect(await run).toBe('a scanned');
  expect(started).toEqual(['b', 'a']);
});

test('a lock that nobody releases delays a scan and does not prevent it', async () => {
  const { shared, end } = controlledScans();
  const locks = createProcessLocks();
  await locks.tryLock('scan a');
  const run = testGate({ atOnce: 1, waiting: 0, locks, longestWaitMs: 5 }).run(shared('a'));
  await end('a');
  expect(await run).toBe('a scanned');
});

test('where locks cannot be had, sites are scanned without', async () => {
  const { shared, end } = controlledScans();
  const locks: AdvisoryLocks = { tryLock: () => Promise.reject(new Error('too many connections')) };
  const run = testGate({ atOnce: 1, waiting: 0, locks }).run(shared('a'));
  await end('a');
  expect(await run).toBe('a scanned');
});

test('runs that wait for other processes count against the queue', async () => {
  const { shared, end } = controlledScans();
  const locks = createProcessLocks();
  const elsewhere = await locks.tryLock('scan a');
  const gate = testGate({ atOnce: 1, waiting: 0, locks });
  const run = gate.run(shared('a'));
  await expect(gate.run(shared('b'))).rejects.toMatchObject({ code: 'too-busy' });
  await elsewhere!();
  await end('a');
  await run;
});
