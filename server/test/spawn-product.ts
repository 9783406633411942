import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SHORT_LIVED_ENV, SHORT_LIVED_OPTIONS } from './short-lived.ts';

const PRELOAD = new URL('./scripts/preload.ts', import.meta.url).href;

export type SpawnedProduct = { url: string; child: ChildProcess; output(): string; exited: Promise<number | null> };

/**
 * Starts `test-main.ts` in a separate process. Resolves when it listens, or when a worker runs; throws with its output
 * if it ends first.
 */
export async function spawnProduct(env: Record<string, string>): Promise<SpawnedProduct> {
  const child = spawn(
    process.execPath,
    [...SHORT_LIVED_OPTIONS, '--import', PRELOAD, join(import.meta.dirname, 'test-main.ts')],
    {
      env: {
        ...SHORT_LIVED_ENV,
        ...{
          PATH: process.env.PATH,
          PORT: '0',
          HOST: '127.0.0.1',
          RATE_LIMITS: 'off',
          LOG_LEVEL: 'warn',
          STOP_GRACE_SECONDS: '0',
        },
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stderr!.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const port = Promise.withResolvers<string>();
  createInterface({ input: child.stdout! }).on('line', (line) => {
    output += `${line}\n`;
    const match = /^listening on (\d+|null)$/.exec(line);
    if (match) port.resolve(match[1]!);
  });
  const listening = await Promise.race([port.promise, exited.then(() => null)]);
  if (listening === null) throw new Error(`The product ended before it listened:\n${output}`);
  return { url: `http://127.0.0.1:${listening}`, child, output: () => output, exited };
}
