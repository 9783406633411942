// A scan thread for tests: the first label of the host decides what happens to the scan.
import { execFileSync } from 'node:child_process';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { collectSite } from '../../src/collect/collect-site.ts';
import { judge } from '../../src/report/judge.ts';
import type { ScanTask, ThreadData } from '../../src/threads/messages.ts';
import { type RunScan, serveScans } from '../../src/threads/serve-scans.ts';

/** Processor time per turn of a site that is slow in many turns, in milliseconds. */
const SLOW_TURN_MS = 40;

const wholeScan: RunScan = async ({ website, startedAt }, fetcher, signal) => ({
  report: judge(await collectSite(website, { fetcher, signal, clock: () => startedAt })),
});

const KINDS: Record<string, RunScan> = {
  endless: async () => {
    for (;;);
  },
  /** Uses no processor time, but receives no messages meanwhile. */
  deaf: async (task, fetcher, signal, onFault) => {
    execFileSync('/bin/sleep', ['3']);
    return wholeScan(task, fetcher, signal, onFault);
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
    return wholeScan(task, fetcher, signal, onFault);
  },
  rejecting: async () => {
    throw new RangeError('The engine has a fault.');
  },
  slow: async (task, fetcher, signal) => {
    for (;;) {
      const until = process.threadCpuUsage().user + SLOW_TURN_MS * 1000;
      while (process.threadCpuUsage().user < until);
      await fetcher.fetch({ url: `${task.website.url}robots.txt`, wanted: 'text', signal });
    }
  },
  faulty: async (task, fetcher, signal, onFault) => {
    onFault({ check: 'freshness', error: new TypeError('No such date.') });
    return wholeScan(task, fetcher, signal, onFault);
  },
  which: async (task, fetcher, signal, onFault) => {
    const { report } = await wholeScan(task, fetcher, signal, onFault);
    return { report: { ...report, method: `thread ${threadId}` } };
  },
};

const kindOf = ({ website }: ScanTask) => KINDS[website.host.split(/[-.]/)[0] ?? ''] ?? wholeScan;

serveScans(parentPort!, workerData as ThreadData, (...scan) => kindOf(scan[0])(...scan));
