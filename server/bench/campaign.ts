/**
 * A large campaign: 1,000 websites that answer each request in 200 ms, with scans of five requests
 * (`campaign-process.ts`) and with the real scanner; then 10,000 that answer immediately. Measures duration and memory,
 * and how fast the dashboard's calls are answered meanwhile. `npm run bench campaign` runs all parts, `node
 * server/bench/campaign.ts PART` one of them.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brand, type Campaign } from '@named-first/contract';
import { Client } from 'pg';
import { startThrowawayPostgres, type ThrowawayPostgres } from '../test/throwaway-postgres.ts';
import {
  endProduct,
  freePort,
  launchProduct,
  MAIN,
  processorSeconds,
  residentMb,
  untilReady,
} from './product-process.ts';

const PASSWORD = 'open sesame';
/** The calls of the dashboard, and the campaign list. */
const CALLS = ['/api/admin/leads?limit=100', '/api/admin/leads/figures', '/api/admin/campaigns'];
const CALL_EVERY_MS = 500;

/** Looks like a small business: a home page without links that its scan would follow. */
const PAGE = `<!doctype html><html lang="en"><head><title>Pipe Plumbing in Columbus, Ohio</title>
<meta name="description" content="Plumbers in Columbus, Ohio, day and night."></head><body><h1>Pipe Plumbing</h1>
<p>We repair pipes in Columbus, Ohio. Call (614) 555-0100.</p>${'<p>Leaks, drains and water heaters, day and night, in Columbus and around.</p>'.repeat(60)}
</body></html>`;

const sites = { answerAfterMs: 200, requests: 0 };
const siteServer: Server = createServer(async (request, response) => {
  sites.requests += 1;
  if (sites.answerAfterMs > 0) await pause(sites.answerAfterMs);
  const found = request.url === '/';
  response.writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(found ? PAGE : '<title>Not found</title><h1>Not found</h1>');
}).listen(0, '127.0.0.1');
await once(siteServer, 'listening');
const sitePort = (siteServer.address() as AddressInfo).port;

type Running = { url: string; children: ChildProcess[]; stop(): Promise<void> };

const FIVE_REQUESTS = 'server/bench/campaign-process.ts';
const THOUSAND = { rows: 1000, answerAfterMs: 200 };
const TEN_THOUSAND = { rows: 10_000, answerAfterMs: 0 };

const PARTS: Record<string, (postgres: ThrowawayPostgres | null) => Promise<void>> = {
  'embedded-five': () => measure('embedded, one process, five requests', null, FIVE_REQUESTS, 0, [THOUSAND]),
  'embedded-real': () => measure('embedded, one process, real scanner', null, MAIN, 0, [THOUSAND]),
  'embedded-long': () => measure('embedded, one process, five requests', null, FIVE_REQUESTS, 0, [TEN_THOUSAND]),
  'postgres-five': (to) => measure('PostgreSQL, one process, five requests', to, FIVE_REQUESTS, 0, [THOUSAND]),
  'postgres-real': (to) => measure('PostgreSQL, site and two workers, real scanner', to, MAIN, 2, [THOUSAND]),
  'postgres-long': (to) => measure('PostgreSQL, one process, five requests', to, FIVE_REQUESTS, 0, [TEN_THOUSAND]),
};

const wanted = process.argv.slice(2);
const postgres = await startThrowawayPostgres();
try {
  for (const [part, run] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(part)) continue;
    if (part.startsWith('postgres') && !postgres) console.log(`${part} is left out: PostgreSQL was not found.`);
    else await run(postgres);
  }
} finally {
  await postgres?.stop();
  siteServer.closeAllConnections();
  siteServer.close();
}

async function emptyDatabase({ url }: ThrowawayPostgres): Promise<string> {
  const database = `bench_${Date.now()}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  return new URL(`/${database}`, url).href;
}

async function measure(
  name: string,
  place: ThrowawayPostgres | null,
  script: string,
  workers: number,
  runs: Run[],
): Promise<void> {
  const running = await startProcesses(script, place && (await emptyDatabase(place)), workers);
  try {
    const cookie = await signIn(running.url);
    console.log(`\n${name}`);
    for (const run of runs) await runCampaign(running, cookie, run);
  } finally {
    await running.stop();
  }
}

type Run = { rows: number; answerAfterMs: number };

async function runCampaign({ url, children }: Running, cookie: string, { rows, answerAfterMs }: Run): Promise<void> {
  Object.assign(sites, { answerAfterMs, requests: 0 });
  const cpuBefore = sum(children.map(processorSeconds));
  const started = performance.now();
  const { id } = await upload(url, cookie, rows);
  const uploaded = performance.now() - started;
  const calls: number[] = [];
  const memory: number[][] = [];
  const seen: number[] = [];
  for (;;) {
    const began = performance.now();
    let mine: Campaign | undefined;
    for (const path of CALLS) {
      const asked = performance.now();
      const answer = await fetch(url + path, { headers: { Cookie: cookie } });
      const body = await answer.json();
      calls.push(performance.now() - asked);
      if (path === '/api/admin/campaigns') mine = (body as Campaign[]).find((one) => one.id === id);
    }
    memory.push(children.map(residentMb));
    const done = (mine?.completedScans ?? 0) + (mine?.failedScans ?? 0);
    while (seen.length < 5 && done >= ((seen.length + 1) * rows) / 5) seen.push(Math.max(...memory.at(-1)!));
    if (mine?.completedAt) break;
    await pause(Math.max(0, CALL_EVERY_MS - (performance.now() - began)));
  }
  calls.sort((one, other) => one - other);
  const at = (share: number) => calls[Math.min(calls.length - 1, Math.floor(calls.length * share))]!.toFixed(0);
  const most = children.map((_, index) => Math.max(...memory.map((sample) => sample[index]!)));
  console.log(
    `${rows.toLocaleString('en-US')} rows, sites answer after ${answerAfterMs} ms: ${seconds(performance.now() - started)} s, ` +
      `upload ${seconds(uploaded)} s, processor ${(sum(children.map(processorSeconds)) - cpuBefore).toFixed(1)} s, ${(sites.requests / rows).toFixed(1)} requests a site; resident at most ` +
      `${most.join(' and ')} MB, at each fifth ${seen.join(', ')}; dashboard calls ${at(0.5)} ms median, ${at(0.95)} ms 95th, ${at(1)} ms worst of ${calls.length}`,
  );
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

async function upload(url: string, cookie: string, rows: number): Promise<Campaign> {
  const kind = `c${Date.now()}`;
  const lines = Array.from(
    { length: rows },
    (_, index) => `Pipe ${index},${kind}-${index}.test,Ada,Pipe,Owner,Columbus,ada${index}@example.com`,
  );
  const form = new FormData();
  form.set('name', kind);
  form.set(
    'csv',
    new File([['Business,Website,First Name,Last Name,Title,Location,Email', ...lines].join('\n')], 'a.csv'),
  );
  const answer = await fetch(`${url}/api/admin/campaigns/upload`, {
    method: 'POST',
    headers: { Cookie: cookie },
    body: form,
  });
  if (answer.status !== 201) throw new Error(`The upload was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Campaign;
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  const cookie = answer.headers.getSetCookie().find((text) => text.includes(`${brand.slug}-session`));
  if (!cookie) throw new Error(`Signing in was answered ${answer.status}.`);
  return cookie.split(';')[0]!;
}

/** Starts the web process and the workers. With zero workers, the web process runs the jobs too. */
async function startProcesses(script: string, databaseUrl: string | null, workers: number): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'named-first-bench-'));
  const port = await freePort();
  const launch = (role: string) =>
    launchProduct(
      {
        ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, ROLE: role, ADMIN_PASSWORD: PASSWORD },
        ...{ RATE_LIMITS: 'off', LOG_LEVEL: 'error', SCAN_RESOLVE: `*.test=127.0.0.1:${sitePort}` },
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      },
      script,
    );
  const url = `http://127.0.0.1:${port}`;
  // Creating a database takes memory that the process keeps, so a later start is measured, as most starts are.
  const first = launch('all');
  await untilReady(url);
  await endProduct(first);
  const children = [launch(workers > 0 ? 'web' : 'all')];
  await untilReady(url);
  for (let worker = 0; worker < workers; worker += 1) children.push(launch('worker'));
  return {
    url,
    children,
    async stop() {
      await Promise.all(children.map(endProduct));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
