import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

const root = resolve(import.meta.dirname, '../..');
/** A process started by a test is too short-lived to benefit from optimised code of the embedded database. */
export const SHORT_LIVED_OPTIONS = process.env.VITEST ? ['--liftoff-only'] : [];
/** Compiled code, so that each start does not compile it again. `main.ts` uses the same folder. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/named-first') };
/** A first start takes eight seconds of processor time, and a busy machine provides little. */
const MAX_START_MS = 170_000;

/** What a test may do with a product that it shares with other tests. */
export type ReachableProduct = {
  url: string;
  dataDir: string;
  /** The parsed mails in the outbox folder. */
  mails(): Promise<Email[]>;
  /** Releases the product. The code that started it stops it and removes its data. */
  dispose(): Promise<void>;
};

export type Product = ReachableProduct & {
  /** The running process. */
  pid(): number;
  output(): string;
  stop(): Promise<number | null>;
  kill(): Promise<void>;
  /** Starts it again with the same data and port. */
  restart(): Promise<void>;
};

export type ProductSettings = Record<string, string> | ((port: number) => Record<string, string>);

/**
 * Starts the whole product like `npm start`, on a free port with a separate data folder, and waits until it is ready.
 *
 * @param fill prepares the data folder before the start.
 */
export async function startProduct(
  settings: ProductSettings = {},
  fill: (dataDir: string) => Promise<void> = async () => {},
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'named-first-e2e-'));
  // Copying a thousand files asynchronously takes four times the processor time.
  if (process.env.FIRST_START_DATA) cpSync(process.env.FIRST_START_DATA, dataDir, { recursive: true });
  await fill(dataDir);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess;
  let output = '';

  const launch = async () => {
    child = spawn(process.execPath, [...SHORT_LIVED_OPTIONS, 'server/src/main.ts'], {
      cwd: root,
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'production',
        ...COMPILE_CACHE,
        PORT: String(port),
        DATA_DIR: dataDir,
        RATE_LIMITS: 'off',
        STOP_GRACE_SECONDS: '0',
        LOG_LEVEL: 'warn',
        ...(typeof settings === 'function' ? settings(port) : settings),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    await ready(url, child, () => output).catch((cause) => {
      child.kill('SIGKILL');
      throw cause;
    });
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const closed = once(child, 'exit');
    child.kill(signal);
    await closed;
    return child.exitCode;
  };

  await launch();
  return {
    url,
    dataDir,
    pid: () => child.pid ?? 0,
    output: () => output,
    mails: () => readOutbox(join(dataDir, 'outbox')),
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    restart: async () => {
      // A test that was aborted may have left it running. A second process would outlive the test run.
      await end('SIGTERM');
      await launch();
    },
    dispose: async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The product with default settings that `first-start.ts` runs for all files that need nothing else. */
export async function sharedProduct(): Promise<ReachableProduct> {
  const { SHARED_PRODUCT_URL: url, SHARED_PRODUCT_DATA: dataDir } = process.env;
  if (!url || !dataDir) throw new Error('No product is shared: the global setup has not run.');
  return { url, dataDir, mails: () => readOutbox(join(dataDir, 'outbox')), dispose: async () => {} };
}

async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + MAX_START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product ended while starting:\n${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error(`The product was not ready within ${MAX_START_MS / 1000} seconds:\n${output()}`);
}

async function readOutbox(folder: string): Promise<Email[]> {
  let names: string[] = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}

/** A port on loopback that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Polls every 100 ms for something that another process does. Throws with `what` after the given time. */
export async function eventually<T>(
  what: string,
  look: () => Promise<T | null | undefined | false>,
  timeoutMs = 30_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const found = await look();
    if (found) return found;
    await delay(100);
  }
  throw new Error(`It never happened: ${what}`);
}
