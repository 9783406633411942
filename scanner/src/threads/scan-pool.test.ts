import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { enableCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseWebsite, type ScanReport, scanReportSchema, type Website } from '@named-first/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { times } from '../../../test/thorough.ts';
import { FIXTURE_DAY, FIXTURE_SITES, reportOfFixture } from '../../test/fixture-sites.ts';
import { folderFetcher } from '../../test/folder-fetcher.ts';
import type { AskHop } from '../collect/wire/follow-redirects.ts';
import { createScanPool, type ScanPool, type ScanPoolOptions } from './scan-pool.ts';

const SITES = resolve(import.meta.dirname, '../../fixtures/sites');
const TEST_THREADS = resolve(import.meta.dirname, '../../test/threads');
const MIXED = pathToFileURL(resolve(TEST_THREADS, 'mixed-worker.ts'));
const SITE = FIXTURE_SITES[0]!;
const COSTLY = { state: 'too-costly', score: null };
// Some of these tests start several threads with the whole engine, which takes a second of processor time each.
vi.setConfig({ testTimeout: 120_000 });
/** More than a site takes in a thread that has just started, even on a machine with ten times the work it can do. */
const AMPLE_CPU_MS = 60_000;
/** Enough for a quick site, whose thread does not load the engine. */
const QUICK_CPU_MS = 500;
/** Enough for the first scan of the sites `warming` and `warming-in-turns`, and too little for two. */
const WARM_UP_MS = 1500;

// Threads inherit the compile cache, and start in half the time.
const COMPILE_CACHE = resolve(import.meta.dirname, '../../../node_modules/.cache/named-first');
enableCompileCache(COMPILE_CACHE);

/** A site that uses much memory also uses time, mostly for garbage collection. */
const LIMITS_OF: Record<string, ScanPoolOptions['limits']> = {
  hungry: { cpuMs: AMPLE_CPU_MS, heapBytes: 128 * 1024 * 1024 },
};

/** Which of the fixture sites are scanned in a thread and here. */
const EVERY = times({ usual: 4, thorough: 1 });

const pools: ScanPool[] = [];
afterEach(async () => void (await Promise.all(pools.splice(0).map((pool) => pool.close()))));

/** Answers for every host: from the fixture site of that name, otherwise from the first. */
const askFolder: AskHop = (request, signal) => {
  const { hostname } = new URL(request.url);
  const name = hostname.replace(/^www\./, '').replace(/\.test$/, '');
  const folder = resolve(SITES, FIXTURE_SITES.includes(name) ? name : SITE);
  return folderFetcher(`${name}.test`, folder).fetch({ ...request, signal });
};

function openPool({ ask = askFolder, ...options }: Partial<ScanPoolOptions> & { ask?: AskHop } = {}): ScanPool {
  const pool = createScanPool({
    wire: { ask, isMapped: () => false, close: async () => {} },
    clock: () => FIXTURE_DAY.getTime(),
    module: MIXED,
    ...options,
    limits: { threads: 2, cpuMs: AMPLE_CPU_MS, warmUpMs: 0, ...options.limits },
  });
  pools.push(pool);
  return pool;
}

function site(name: string): Website {
  const parsed = parseWebsite(`${name}.test`);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.website;
}

/** Counts how often each URL was requested. */
function countingAsk() {
  const asked = new Map<string, number>();
  const ask: AskHop = async (request, signal) => {
    const key = `${request.method ?? 'GET'} ${request.userAgent ?? ''} ${request.wanted} ${request.url}`;
    asked.set(key, (asked.get(key) ?? 0) + 1);
    return askFolder(request, signal);
  };
  return { ask, asked };
}

describe('reports', () => {
  it('are the same from a thread as from the calling thread, byte for byte', async () => {
    const pool = createScanPool({
      wire: { ask: askFolder, isMapped: () => false, close: async () => {} },
      clock: () => FIXTURE_DAY.getTime(),
      limits: { cpuMs: AMPLE_CPU_MS },
    });
    pools.push(pool);
    const names = FIXTURE_SITES.filter((_, index) => index % EVERY === 0);
    const reports = await Promise.all(names.map((name) => pool.scan(site(name))));
    const here = await Promise.all(names.map(reportOfFixture));
    expect(reports.map((report) => JSON.stringify(report))).toEqual(here.map((report) => JSON.stringify(report)));
  });

  it('keep the name and the message of an error', async () => {
    await expect(openPool().scan(site('rejecting'))).rejects.toMatchObject({
      name: 'RangeError',
      message: 'The engine has a fault.',
    });
  });

  it('come with a notice of every check that failed', async () => {
    const faults: unknown[] = [];
    const onCheckFault: ScanPoolOptions['onCheckFault'] = ({ error, ...rest }) =>
      faults.push({ ...rest, error: `${error.name}: ${error.message}` });
    await openPool({ onCheckFault }).scan(site('faulty'));
    expect(faults).toEqual([
      { website: 'https://faulty.test/', check: 'freshness', error: 'TypeError: No such date.' },
    ]);
  });

  it('name a forbidden address as the calling thread does', async () => {
    const ask: AskHop = async ({ requestedUrl, hops }) => ({
      ...{ state: 'unreachable', problem: 'forbidden-address', detail: '10.0.0.1', requestedUrl },
      hops,
    });
    await expect(openPool({ ask }).scan(site('private'))).rejects.toMatchObject({ name: 'ForbiddenAddressError' });
  });
});

describe('a site that takes too much', () => {
  it.each([
    ['endless', 'time'],
    ['slow', 'time'],
    ['hungry', 'memory'],
    ['exiting', 'crash'],
    ['throwing', 'crash'],
  ])('is given up (%s: %s), while other sites get their reports', async (kind, detail) => {
    const { ask, asked } = countingAsk();
    const pool = openPool({ ask, limits: LIMITS_OF[kind] ?? { cpuMs: QUICK_CPU_MS } });
    const others = ['quick-1', 'quick-2', 'quick-3'];
    const [costly, ...reports] = await Promise.all([kind, ...others].map((name) => pool.scan(site(name))));
    expect(costly).toMatchObject({ ...COSTLY, noScore: { cause: 'too-costly', detail } });
    expect(reports.map(({ score }) => score)).toEqual(others.map(() => expect.any(Number)));
    const twice = [...asked].filter(([key, times]) => times > 1 && !key.includes(kind));
    expect(twice).toEqual([]);
  });

  it('gets a whole report, whose words say why nothing was measured', async () => {
    const pool = openPool({ limits: { cpuMs: QUICK_CPU_MS } });
    const report = await pool.scan(site('endless-in-words'));
    expect(report).toMatchObject({ ...COSTLY, noScore: { cause: 'too-costly', detail: 'time' } });
    expect(report.scoreReason).toContain('too large or too unusual to read in time');
    scanReportSchema.parse(report);
    expect(report.insights.every(({ measured }) => !measured)).toBe(true);
  });

  it('is not charged for the time of other scans', async () => {
    const pool = openPool({ limits: { threads: 1, cpuMs: QUICK_CPU_MS } });
    const names = ['slow', 'quick'];
    const reports = await Promise.all(names.map((name) => pool.scan(site(name))));
    expect(reports.map(({ state }) => state)).toEqual(['too-costly', 'ok']);
  });

  it.each(['warming', 'warming-in-turns'])(
    'is not charged for what a new thread needs before its first report (%s)',
    async (kind) => {
      const pool = openPool({ limits: { threads: 1, cpuMs: QUICK_CPU_MS, warmUpMs: WARM_UP_MS } });
      expect(await pool.scan(site(kind))).toMatchObject({ state: 'ok' });
      expect(await pool.scan(site(kind))).toMatchObject(COSTLY);
    },
  );

  it.each(['endless', 'slow'])('is given up in a new thread too (%s)', async (kind) => {
    const pool = openPool({ limits: { cpuMs: QUICK_CPU_MS, warmUpMs: QUICK_CPU_MS } });
    expect(await pool.scan(site(kind))).toMatchObject(COSTLY);
  });

  it('is ended by the clock while its thread does not report its processor time', async () => {
    const pool = openPool({ limits: { silentMs: 300 } });
    expect(await pool.scan(site('deaf'))).toMatchObject(COSTLY);
  });

  it('does not block the calling thread', async () => {
    const pool = openPool({ limits: { cpuMs: 300 } });
    let isDone = false;
    const scans = Promise.all(Array.from({ length: 3 }, (_, index) => pool.scan(site(`endless-${index}`)))).finally(
      () => {
        isDone = true;
      },
    );
    let turns = 0;
    while (!isDone) {
      await pause(5);
      turns += 1;
    }
    expect((await scans).every(({ state }) => state === 'too-costly')).toBe(true);
    expect(turns).toBeGreaterThan(20);
  });
});

describe('threads', () => {
  const threadOf = ({ method }: ScanReport) => method;

  it('are at most as many as allowed, and each takes its scans in order', async () => {
    const pool = openPool({ limits: { threads: 1 } });
    const order: number[] = [];
    const scans = Array.from({ length: 6 }, async (_, index) => {
      const report = await pool.scan(site(`quick-${index}`));
      order.push(index);
      return threadOf(report);
    });
    expect(new Set(await Promise.all(scans)).size).toBe(1);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('share the scans between them', async () => {
    const pool = openPool();
    const reports = await Promise.all(Array.from({ length: 6 }, (_, index) => pool.scan(site(`quick-${index}`))));
    expect(new Set(reports.map(threadOf)).size).toBe(2);
  });

  it('are replaced once their heap has grown past its limit', async () => {
    const pool = openPool({ limits: { recycleBytes: 1 } });
    const first = await pool.scan(site('quick'));
    const second = await pool.scan(site('quick'));
    expect(threadOf(second)).not.toBe(threadOf(first));
  });

  it('end after they have been idle for a while, and start again for the next scan', async () => {
    const pool = openPool({ limits: { idleMs: 1 } });
    const first = threadOf(await pool.scan(site('quick')));
    const next = async () => threadOf(await pool.scan(site('quick')));
    await expect.poll(next).not.toBe(first);
  });

  it('that cannot start reject the scan instead of restarting forever', async () => {
    const pool = openPool({ module: pathToFileURL(resolve(TEST_THREADS, 'broken-worker.ts')) });
    await expect(pool.scan(site(SITE))).rejects.toThrow('end before they are done');
  });
});

describe('a scan', () => {
  it('ends early when its signal aborts, with what was read by then', async () => {
    const reached = Promise.withResolvers<void>();
    const ask: AskHop = async ({ requestedUrl, hops }, signal) => {
      reached.resolve();
      if (!signal.aborted) await once(signal, 'abort');
      return { state: 'not-fetched', why: 'time-budget', requestedUrl, hops: [...hops] };
    };
    const controller = new AbortController();
    const scan = openPool({ ask }).scan(site(SITE), controller.signal);
    await reached.promise;
    controller.abort();
    expect(await scan).toMatchObject({ score: null, noScore: { cause: 'no-time' } });
  });

  it('that is unfinished when the pool closes rejects, and so does a later one', async () => {
    const pool = openPool();
    const endless = pool.scan(site('endless'));
    const closed = expect(endless).rejects.toMatchObject({ name: 'ScannerClosedError' });
    await pool.close();
    await closed;
    await expect(pool.scan(site(SITE))).rejects.toMatchObject({ name: 'ScannerClosedError' });
  });

  it('leaves nothing behind that keeps its process alive', async () => {
    const server = createServer((_, response) => response.end('<!doctype html><title>A site</title>'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const script = resolve(TEST_THREADS, 'scan-and-close.ts');
    const env = { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE };
    const child = spawn(process.execPath, [script, String(port)], { stdio: ['ignore', 'pipe', 'inherit'], env });
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    server.closeAllConnections();
    server.close();
    expect({ output, code }).toEqual({ output: 'ok\n', code: 0 });
  });
});
