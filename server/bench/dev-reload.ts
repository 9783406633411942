// Seconds from saving a file of the server to the first response from the new code, under `npm run dev`. Edits files of
// this repository and restores them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../..');
const SITE = 'http://localhost:3987';
const MAX_START_MS = 180_000;
const MAX_RELOAD_MS = 30_000;

/** An edit that changes a response: `from` is replaced by `to` with a mark in it. */
type Edit = { file: string; path: string; from: string; to: (mark: string) => string };

const EDITS: Edit[] = [
  {
    file: 'server/src/features/site-files/robots-txt.ts',
    path: '/robots.txt',
    from: "'Allow: /',",
    to: (mark) => `'Allow: /', '# ${mark}',`,
  },
  {
    file: 'contract/src/public-pages.ts',
    path: '/llms.txt',
    from: "summary: 'what clients say'",
    to: (mark) => `summary: 'what clients say ${mark}'`,
  },
];

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
const rounds = Number(values.rounds);
const dataDir = mkdtempSync(join(tmpdir(), 'named-first-dev-'));
const child = spawn(process.execPath, ['server/src/dev/main.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT: new URL(SITE).port, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let output = '';
child.stdout.on('data', (chunk: Buffer) => {
  output += chunk;
});
try {
  const started = performance.now();
  await answerWith('/robots.txt', 'Allow', MAX_START_MS);
  console.log(`first start, with a new database: ${seconds(performance.now() - started)}`);
  for (const edit of EDITS) await measure(edit);
} finally {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure({ file, path, from, to }: Edit): Promise<void> {
  const name = join(ROOT, file);
  const before = readFileSync(name, 'utf8');
  const took: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const mark = `round ${round} of the benchmark`;
      const saved = performance.now();
      writeFileSync(name, before.replace(from, to(mark)));
      await answerWith(path, mark, MAX_RELOAD_MS);
      took.push(performance.now() - saved);
      await sleep(300);
    }
  } finally {
    writeFileSync(name, before);
  }
  took.sort((one, other) => one - other);
  const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
  const median = took[Math.floor(rounds / 2)] ?? Number.NaN;
  console.log(
    `${file}: median ${seconds(median)}, slowest ${seconds(took.at(-1) ?? Number.NaN)} of ${rounds}; ${Math.round(resident)} MB resident`,
  );
}

async function answerWith(path: string, text: string, longestMs: number): Promise<void> {
  let last = '';
  for (const until = performance.now() + longestMs; performance.now() < until; await sleep(20)) {
    last = await fetch(SITE + path, { signal: AbortSignal.timeout(longestMs) }).then(
      (response) => response.text(),
      (error: unknown) => String(error),
    );
    if (last.includes(text)) return;
  }
  throw new Error(`${path} did not say "${text}" in ${longestMs} ms.\nLast answer:\n${last}\nOutput:\n${output}`);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
