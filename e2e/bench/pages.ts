// Compares a prerendered page with the same bytes from nginx, and a cached blog page with one rendered for each
// visitor.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { freePort, type Product, startProduct } from '../src/product.ts';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;
const root = resolve(import.meta.dirname, '../..');

type Target = { name: string; url: string; processes: number[]; encoding: string };
type Round = { perSecond: number; microseconds: number };

for (const tool of ['wrk', 'nginx']) {
  if (spawnSync(tool, ['-v']).error) {
    console.log(`Skipped: ${tool} is not installed here.`);
    process.exit(0);
  }
}

/** Processor time of a process so far, in seconds, from Linux's proc(5): utime and stime, in hundredths of a second. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** nginx with its defaults, one worker, sendfile, precompressed files next to the plain ones and no access log. */
async function startNginx(page: Buffer): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'named-first-nginx-'));
  const port = await freePort();
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site', 'index.html'), page);
  writeFileSync(join(folder, 'site', 'index.html.gz'), gzipSync(page, { level: 6 }));
  const config = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static on;
      types { text/html html; } client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      server { listen 127.0.0.1:${port}; root ${folder}/site; index index.html; } }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const child: ChildProcess = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(url).catch(() => null)) return;
    await delay(50);
  }
  throw new Error(`${url} did not answer`);
}

function measure({ url, processes, encoding }: Target): Round {
  const before = processes.map(processorSeconds);
  const run = spawnSync(
    'wrk',
    ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', `Accept-Encoding: ${encoding}`, url],
    { encoding: 'utf8' },
  );
  const requests = Number(/(\d+) requests in/.exec(run.stdout)?.[1]);
  const wrong = /Non-2xx or 3xx responses: (\d+)/.exec(run.stdout);
  if (!(requests > 0) || wrong) throw new Error(`wrk on ${url}:\n${run.stdout}${run.stderr}`);
  const used = processes.reduce((sum, pid, index) => sum + processorSeconds(pid) - (before[index] ?? 0), 0);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(run.stdout)?.[1]),
    microseconds: (used / requests) * 1_000_000,
  };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Adds posts, so that the blog has something to render. */
async function seed({ dataDir, stop, restart }: Product): Promise<void> {
  await stop();
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir };
  spawnSync(process.execPath, ['server/src/commands/seed.ts'], { cwd: root, env, stdio: 'ignore', timeout: 60_000 });
  await restart();
}

const product = await startProduct({ LOG_LEVEL: 'error' });
await seed(product);
const page = Buffer.from(await (await fetch(`${product.url}/`)).arrayBuffer());
const nginx = await startNginx(page);
try {
  const ours = [product.pid()];
  const local = product.url.replace('localhost', '127.0.0.1');
  const targets: Target[] = [
    { name: 'nginx, plain', url: `${nginx.url}/`, processes: [nginx.pid], encoding: 'identity' },
    { name: 'prerendered page, plain', url: `${local}/`, processes: ours, encoding: 'identity' },
    { name: 'nginx, gzip', url: `${nginx.url}/`, processes: [nginx.pid], encoding: 'gzip' },
    { name: 'prerendered page, gzip', url: `${local}/`, processes: ours, encoding: 'gzip' },
    { name: 'prerendered page, brotli', url: `${local}/`, processes: ours, encoding: 'br' },
    { name: 'cached blog page', url: `${local}/blog`, processes: ours, encoding: 'br' },
    { name: 'blog page rendered each time', url: `${local}/blog?fresh=1`, processes: ours, encoding: 'br' },
  ].filter(({ url }) => spawnSync('curl', ['-sfo', '/dev/null', url]).status === 0);
  for (const target of targets) measure(target);
  const rounds = new Map(targets.map(({ name }) => [name, [] as Round[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of targets) rounds.get(target.name)?.push(measure(target));
  }
  /** Within a round, both ran under the same load. */
  const timesNginx = (name: string) => {
    const base = rounds.get(name.endsWith('plain') ? 'nginx, plain' : 'nginx, gzip') ?? [];
    const own = rounds.get(name) ?? [];
    return median(own.map(({ perSecond }, round) => perSecond / (base[round]?.perSecond ?? Number.NaN)));
  };
  console.log(`page of ${page.length} bytes, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s`);
  console.log(`${''.padEnd(32)}requests/s   µs of processor   times nginx`);
  for (const { name } of targets) {
    const all = rounds.get(name) ?? [];
    const perSecond = median(all.map((one) => one.perSecond)).toFixed(0);
    const microseconds = median(all.map((one) => one.microseconds)).toFixed(1);
    console.log(
      `${name.padEnd(32)}${perSecond.padStart(10)}${microseconds.padStart(18)}${timesNginx(name).toFixed(3).padStart(14)}`,
    );
  }
} finally {
  await nginx.stop();
  await product.dispose();
}
