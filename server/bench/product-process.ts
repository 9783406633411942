import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = resolve(import.meta.dirname, '../..');
export const MAIN = 'server/src/main.ts';

/**
 * The command line of `npm start` itself, because its Node.js options determine the memory use. It ends in `exec`, so
 * its process is the product's.
 */
const START = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } }).scripts
  .start;

/** Starts the product like `npm start`, with only these settings; `script` replaces `main.ts`. */
export function launchProduct(env: Record<string, string>, script = MAIN): ChildProcess {
  return spawn('sh', ['-c', START.replace(MAIN, script)], {
    cwd: ROOT,
    env: { PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

export async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 1800; tries += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error('The product was not ready within three minutes.');
}

export async function endProduct(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Processor time so far in seconds, from Linux's proc(5): utime and stime in hundredths. Unlike elapsed time, it is
 * meaningful on a busy machine.
 */
export function processorSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Processor time of the main thread so far in milliseconds, from Linux's /proc/PID/task/TID/schedstat. */
export function mainThreadMs({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

/** Linux's proc(5). */
export function residentMb({ pid }: ChildProcess): number {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}
