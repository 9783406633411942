import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

const OLDEST_VERSION = 15;
const PACKAGED = '/usr/lib/postgresql';
const MAX_START_MS = 30_000;
const PORTS_TRIED = 5;

type Account = { uid: number; gid: number };
export type ThrowawayPostgres = {
  url: string;
  version: string;
  /** Stops the server and keeps its data, until `resume` starts it again on the same address. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts a separate PostgreSQL on a free loopback port, in a temporary folder that `stop` removes. Resolves with null
 * if PostgreSQL 15 or newer is not installed; throws if it does not start.
 */
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres | null> {
  const installed = findPostgres();
  if (!installed) return null;
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'named-first-postgres-'));
  const password = randomBytes(12).toString('hex');
  if (account) chownSync(folder, account.uid, account.gid);
  await initialise(installed.folder, folder, password, account);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const started = await startOnFreePort(installed.folder, folder, password, account).catch((error) => {
    remove();
    throw error;
  });
  const { url } = started;
  let { server } = started;
  const halt = async () => {
    if (server.exitCode !== null) return;
    // Fast shutdown: https://www.postgresql.org/docs/15/server-shutdown.html
    server.kill('SIGINT');
    await once(server, 'exit');
  };
  const resume = async () => {
    server = startServer(installed.folder, folder, Number(new URL(url).port), account);
    await untilReady(url, server);
  };
  const stop = async () => {
    await halt();
    remove();
  };
  return { url, version: installed.version, halt, resume, stop };
}

function findPostgres(): { folder: string; version: string } | null {
  const packaged = existsSync(PACKAGED) ? readdirSync(PACKAGED).sort((a, b) => Number(a) - Number(b)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...packaged.map((version) => join(PACKAGED, version, 'bin')),
  ];
  for (const folder of folders) {
    if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) continue;
    const printed = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
    const version = /\d+(?:\.\d+)?/.exec(printed)?.[0] ?? '0';
    if (Number.parseInt(version, 10) >= OLDEST_VERSION) return { folder, version };
  }
  return null;
}

/** PostgreSQL refuses to run as root. */
function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (option: string) => Number(execFileSync('id', [option, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // That account does not exist: try the next one.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither an account postgres nor nobody.');
}

async function initialise(binaries: string, folder: string, password: string, account: Account | null): Promise<void> {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  await promisify(execFile)(
    join(binaries, 'initdb'),
    [
      ...['--pgdata', join(folder, 'data'), '--username', 'postgres', '--pwfile', passwordFile],
      ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'],
    ],
    { cwd: folder, ...account },
  );
}

/** Another process may take the port before the server does. The server then ends, and another port is tried. */
async function startOnFreePort(
  binaries: string,
  folder: string,
  password: string,
  account: Account | null,
): Promise<{ server: ChildProcess; url: string }> {
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    const server = startServer(binaries, folder, port, account);
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    try {
      await untilReady(url, server);
      return { server, url };
    } catch (error) {
      if (server.exitCode !== null && tries < PORTS_TRIED) continue;
      server.kill('SIGQUIT');
      throw error;
    }
  }
}

function startServer(binaries: string, folder: string, port: number, account: Account | null): ChildProcess {
  const settings = [
    ...['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, 'max_connections=200'],
    // No data needs to survive a power failure.
    ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'log_min_messages=fatal'],
  ];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])],
    { cwd: folder, stdio: 'ignore', ...account },
  );
  process.once('exit', () => server.kill('SIGQUIT'));
  return server;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + MAX_START_MS;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) {
        throw new Error('The throwaway PostgreSQL did not start.', { cause: error });
      }
      await pause(50);
    }
  }
}
