// A scan thread for tests: the first label of the host decides what happens to the scan.
import { execFileSync } from 'node:child_process';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import type { ScanReport } from '@named-first/contract';
import type { Fetcher } from '../../src/collect/wire/follow-redirects.ts';
import type { ScanTask, ThreadData } from '../../src/threads/messages.ts';
import { totalMs } from '../../src/threads/processor-time.ts';
import { type RunScan, serveScans, type ThreadEngine } from '../../src/threads/serve-scans.ts';

/** Processor time per turn of a site that is slow in many turns, in milliseconds. */
const SLOW_TURN_MS = 40;
/** What a site needs that takes as much as the first one in a new thread, in milliseconds. */
const WARMING_MS = 1200;

/** The engine's own scan. Loaded only if it is needed, because loading takes most of a second of processor time. */
const wholeScan: RunScan = async ({ website, startedAt }, fetcher, signal) => {
  const { collectSite } = await import('../../src/collect/collect-site.ts');
  const { judge } = await import('../../src/report/judge.ts');
  return { report: judge(await collectSite(website, { fetcher, signal, clock: () => startedAt })) };
};

/** Two requests and the fields that the tests of the pool look at, with the thread's number as the method. */
const quickScan: RunScan = async ({ website }, fetcher, signal) => {
  await fetcher.fetch({ url: `${website.url}robots.txt`, wanted: 'text', signal });
  await fetcher.fetch({ url: website.url, wanted: 'page', signal });
  const report: Partial<ScanReport> = { website: website.url, state: 'ok', score: 50, method: `thread ${threadId}` };
  return { report: report as ScanReport };
};

function spend(ms: number): void {
  const start = process.threadCpuUsage();
  while (totalMs(process.threadCpuUsage(start)) < ms);
}

async function spendInTurns({ website }: ScanTask, fetcher: Fetcher, signal: AbortSignal): Promise<void> {
  for (let spent = 0; spent < WARMING_MS; spent += SLOW_TURN_MS) {
    spend(SLOW_TURN_MS);
    await fetcher.fetch({ url: `${website.url}robots.txt`, wanted: 'text', signal });
  }
}

const KINDS: Record<string, RunScan> = {
  endless: async () => {
    for (;;);
  },
  /** Uses no processor time, but receives no messages meanwhile. */
  deaf: async (task, fetcher, signal, onFault) => {
    execFileSync('/bin/sleep', ['3']);
    return quickScan(task, fetcher, signal, onFault);
  },
  hungry: async () => {
    const eaten: unknown[] = [];
    for (;;) eaten.push(Array.from({ length: 100 }, (_, index) => ({ index })));
  },
  exiting: async () => process.exit(3),
  throwing: async (task, fetcher, signal, onFault) => {
    queueMicrotask(() => {
      throw new Error('thrown outside of any promise');
    });
    return quickScan(task, fetcher, signal, onFault);
  },
  rejecting: async () => {
    throw new RangeError('The engine has a fault.');
  },
  slow: async (task, fetcher, signal) => {
    for (;;) {
      spend(SLOW_TURN_MS);
      await fetcher.fetch({ url: `${task.website.url}robots.txt`, wanted: 'text', signal });
    }
  },
  warming: async (task, fetcher, signal, onFault) => {
    if (task.website.host.includes('in-turns')) await spendInTurns(task, fetcher, signal);
    else spend(WARMING_MS);
    return quickScan(task, fetcher, signal, onFault);
  },
  faulty: async (task, fetcher, signal, onFault) => {
    onFault({ check: 'freshness', error: new TypeError('No such date.') });
    return quickScan(task, fetcher, signal, onFault);
  },
  quick: quickScan,
};

const kindOf = ({ website }: ScanTask) => KINDS[website.host.split(/[-.]/)[0] ?? ''] ?? wholeScan;

/** The engine's own report if the site's name says so; otherwise its fields that the tests of the pool look at. */
const reportOverspent: ThreadEngine['reportOverspent'] = async (task, detail) => {
  if (task.website.host.includes('in-words')) {
    const { tooCostlyReport } = await import('../../src/threads/too-costly-report.ts');
    return tooCostlyReport(task, detail);
  }
  const noScore: ScanReport['noScore'] = { cause: 'too-costly', detail };
  const report: Partial<ScanReport> = { website: task.website.url, state: 'too-costly', score: null, noScore };
  return report as ScanReport;
};

serveScans(parentPort!, workerData as ThreadData, { scan: (...scan) => kindOf(scan[0])(...scan), reportOverspent });
