/**
 * Whether visitors notice the scans of hostile sites. `npm run bench stall`: hostile pages of many kinds are scanned,
 * by one visitor and by twenty at once, while `/healthz` and the home page are requested 20 times a second. `npm run
 * bench load`: 200 visitors on prerendered pages together with 50 running scans, for two minutes (`BENCH_SECONDS`).
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HOSTILE_KINDS } from './hostile-pages.ts';
import {
  endProduct,
  freePort,
  launchProduct,
  mainThreadMs,
  processorSeconds,
  residentMb,
  untilReady,
} from './product-process.ts';

const MEGABYTES = [5, 1];
const VISITORS = 20;
const ASK_EVERY_MS = 50;
const QUIET_MS = 5000;
/** Scan threads end after 30 seconds without work, and V8 keeps their memory for a few more seconds. */
const SETTLE_MS = 60_000;
const PROGRESS_MS = 30_000;
const PAGES = ['/', '/what-is-named-first', '/reviews', '/pricing', '/contact', '/free-scan'];

const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
let scans = 0;

type Answer = { status: number; ms: number };

/** Sends a request over a keep-alive connection and reads the response. Status 0 means that no response arrived. */
function ask(url: string, body?: string): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, ms: performance.now() - began });
    const headers = body ? { 'content-type': 'application/json' } : {};
    const asking = request(url, { agent, headers, method: body ? 'POST' : 'GET' }, (answer) => {
      answer.resume().on('end', () => done(answer.statusCode ?? 0));
    });
    asking.on('error', () => done(0)).end(body);
  });
}

function scan(url: string, host: string): Promise<Answer> {
  scans += 1;
  return ask(`${url}/api/scan`, JSON.stringify({ website: `${host}-${scans}.test` }));
}

/**
 * Requests `/healthz` and the home page 20 times a second until stopped, and records each response time. The main
 * thread's processor time between two responses shows whether anything blocked it, even on a busy machine.
 */
function watch(url: string, child: ChildProcess) {
  const waits: Record<string, number[]> = { '/healthz': [], '/': [] };
  let failed = 0;
  let peakMb = 0;
  let mainMs = mainThreadMs(child);
  let blockedMs = 0;
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(child));
    for (const [path, ms] of Object.entries(waits))
      void ask(url + path).then((answer) => {
        ms.push(answer.ms);
        const now = mainThreadMs(child);
        blockedMs = Math.max(blockedMs, now - mainMs);
        mainMs = now;
        if (answer.status !== 200) failed += 1;
      });
  }, ASK_EVERY_MS);
  return () => {
    clearInterval(timer);
    return { health: spreadOf(waits['/healthz']!), home: spreadOf(waits['/']!), failed, peakMb, blockedMs };
  };
}

function spreadOf(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return [0.5, 0.99, 1].map((share) => at(share).toFixed(0)).join(' / ');
}

function tally(values: readonly (number | string)[]): string {
  const counts = new Map<number | string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${count} × ${value}`).join(', ');
}

function row(...cells: (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

type Started = { url: string; child: ChildProcess };

async function measure(name: string, { url, child }: Started, work: () => Promise<Answer[]>): Promise<void> {
  const stop = watch(url, child);
  const cpu = processorSeconds(child);
  const answers = await work();
  const { health, home, failed, peakMb, blockedMs } = stop();
  const longest = Math.max(0, ...answers.map(({ ms }) => ms)) / 1000;
  const statuses = tally(answers.map(({ status }) => status));
  row(
    name,
    health,
    home,
    blockedMs.toFixed(0),
    failed,
    longest.toFixed(1),
    statuses,
    (processorSeconds(child) - cpu).toFixed(1),
    peakMb,
  );
}

async function stall(product: Started): Promise<void> {
  const { url, child } = product;
  const host = (kind: number, megabytes: number) => `hostile-${kind}-${megabytes}`;
  await scan(url, 'warm');
  console.log(`Resident before: ${residentMb(child)} MB.\n`);
  row(
    'scans',
    '`/healthz` p50 / p99 / max, ms',
    '`/` p50 / p99 / max, ms',
    'most processor time of the main thread between two answers, ms',
    'errors',
    'longest wait, s',
    'answers',
    'processor, s',
    'resident at most, MB',
  );
  row(...Array.from({ length: 9 }, () => '---'));
  await measure('none', product, async () => {
    await pause(QUIET_MS);
    return [];
  });
  for (const megabytes of MEGABYTES) {
    await measure(`${VISITORS} visitors at once, all kinds, ${megabytes} MB`, product, () =>
      Promise.all(
        Array.from({ length: VISITORS }, (_, index) => scan(url, host(index % HOSTILE_KINDS.length, megabytes))),
      ),
    );
    for (const [kind, name] of HOSTILE_KINDS.entries())
      await measure(`${name}, ${megabytes} MB`, product, async () => [await scan(url, host(kind, megabytes))]);
  }
  await pause(SETTLE_MS);
  console.log(`\nResident a minute after: ${residentMb(child)} MB.`);
}

async function load(product: Started): Promise<void> {
  const { url, child } = product;
  const lasts = Number(process.env.BENCH_SECONDS ?? 120) * 1000;
  console.log(
    `${lasts / 1000} s of load, up to half a minute for the last scans, then ${SETTLE_MS / 1000} s of quiet.\n`,
  );
  const began = performance.now();
  const until = began + lasts;
  const before = residentMb(child);
  const pages: Answer[] = [];
  const scanned: Answer[] = [];
  const repeat = async (once: () => Promise<void>) => {
    while (performance.now() < until) await once();
  };
  const visitor = (index: number) =>
    repeat(async () => {
      pages.push(await ask(url + PAGES[(index + pages.length) % PAGES.length]));
      await pause(500 + ((index * 37) % 1000));
    });
  const scanning = () => repeat(async () => void scanned.push(await scan(url, 'honest')));
  row('seconds', 'pages', 'p50 / p99 / max, ms', 'scans', 'p50 / p99 / max, ms', 'processor, s', 'resident, MB');
  row(...Array.from({ length: 7 }, () => '---'));
  const cpu = processorSeconds(child);
  let shown = { pages: 0, scanned: 0 };
  const progress = (since = shown) => {
    const late = { pages: pages.slice(since.pages), scanned: scanned.slice(since.scanned) };
    shown = { pages: pages.length, scanned: scanned.length };
    row(
      ((performance.now() - began) / 1000).toFixed(0),
      tally(late.pages.map(({ status }) => status)),
      spreadOf(late.pages.map(({ ms }) => ms)),
      tally(late.scanned.map(({ status }) => status)),
      spreadOf(late.scanned.map(({ ms }) => ms)),
      (processorSeconds(child) - cpu).toFixed(0),
      residentMb(child),
    );
  };
  const timer = setInterval(() => progress(), PROGRESS_MS);
  const stop = watch(url, child);
  await Promise.all([
    ...Array.from({ length: 200 }, (_, index) => visitor(index)),
    ...Array.from({ length: 50 }, scanning),
  ]);
  clearInterval(timer);
  const { peakMb } = stop();
  console.log('\nAll of it:\n');
  progress({ pages: 0, scanned: 0 });
  await pause(SETTLE_MS);
  console.log(`\nResident before ${before} MB, at most ${peakMb} MB, a minute after ${residentMb(child)} MB.`);
}

const folder = mkdtempSync(join(tmpdir(), 'named-first-stall-'));
let child: ChildProcess | null = null;
const sites = fork(join(import.meta.dirname, 'bench-sites.ts'));
try {
  const [{ port: sitePort }] = (await once(sites, 'message')) as [AddressInfo];
  const port = await freePort();
  child = launchProduct({
    ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, ADMIN_PASSWORD: 'open sesame' },
    ...{ RATE_LIMITS: 'off', LOG_LEVEL: 'error', SCAN_RESOLVE: `*.test=127.0.0.1:${sitePort}` },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  await (process.argv[2] === 'load' ? load : stall)({ url, child });
  await endProduct(child);
} finally {
  child?.kill('SIGKILL');
  agent.destroy();
  sites.kill();
  rmSync(folder, { recursive: true, force: true });
}
