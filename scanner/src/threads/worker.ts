// The entry point of a scan thread; `scan-thread.ts` starts it.
import { readlinkSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadData } from './messages.ts';

/** A lower priority than the thread that serves visitors, if both need a processor (setpriority(2)). */
const NICENESS = 5;

/** The parent measures the time of requests, and aborts them. */
const PARENT_COUNTS_MS = 10 * 60 * 1000;

const data = workerData as ThreadData;
if (data.compileCache) enableCompileCache(data.compileCache);
yieldToVisitors();
const { collectSite } = await import('../collect/collect-site.ts');
const { judge } = await import('../report/judge.ts');
const { judgeForClient } = await import('../report/judge-for-client.ts');
const { serveScans } = await import('./serve-scans.ts');
const { tooCostlyReport } = await import('./too-costly-report.ts');

serveScans(parentPort!, data, {
  scan: async ({ website, startedAt, only, client }, fetcher, signal, onFault) => {
    const clock = () => startedAt;
    const artifacts = await collectSite(website, { fetcher, budgetMs: PARENT_COUNTS_MS, signal, clock, only });
    return client ? judgeForClient(artifacts, client.sheet, onFault) : { report: judge(artifacts, onFault) };
  },
  reportOverspent: tooCostlyReport,
});

/** On Linux a priority applies to a thread, and /proc gives its id; elsewhere all threads have the same priority. */
function yieldToVisitors(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICENESS);
  } catch {
    // If /proc is hidden or setting a priority is not permitted, all threads keep the same priority.
  }
}
