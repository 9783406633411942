// A thread that scans: `scan-thread.ts` starts it.
import { readlinkSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadData } from './messages.ts';

/** Less than the thread that answers visitors has, when both want a processor (setpriority(2)). */
const NICENESS = 5;

/** The parent counts the time of requests, and aborts. */
const PARENT_COUNTS_MS = 10 * 60 * 1000;

const data = workerData as ThreadData;
if (data.compileCache) enableCompileCache(data.compileCache);
yieldToVisitors();
const { collectSite } = await import('../collect/collect-site.ts');
const { judge } = await import('../report/judge.ts');
const { serveScans } = await import('./serve-scans.ts');

serveScans(parentPort!, data, async ({ website, startedAt }, fetcher, signal, onFault) =>
  judge(await collectSite(website, { fetcher, budgetMs: PARENT_COUNTS_MS, signal, clock: () => startedAt }), onFault),
);

/** On Linux a priority belongs to a thread, and /proc tells its number; elsewhere all threads stay equal. */
function yieldToVisitors(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICENESS);
  } catch {
    // Where /proc is hidden or priorities are not ours to set, threads stay equal.
  }
}
