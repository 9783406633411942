import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { SHORT_LIVED_ENV } from './short-lived.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export type RunningScript = {
  child: ChildProcess;
  output(): string;
  /** Resolves when `text` was printed; rejects with all output if the process ends first. */
  printed(text: string): Promise<void>;
  /** Sends the signal, and resolves with the exit code (null if killed) when the process is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/**
 * Runs the command line of `npm run NAME`, without npm's pre script, in an environment that contains only `env`. The
 * command must `exec` its program, so that signals reach it.
 */
export function runPackageScript(name: string, env: Record<string, string>): RunningScript {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const command = scripts[name];
  if (command === undefined) throw new Error(`package.json has no script ${name}.`);
  // Like npm, put this folder first: it contains the Node.js of the lockfile.
  const path = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn('/bin/sh', ['-c', command], {
    cwd: ROOT,
    env: { ...SHORT_LIVED_ENV, PATH: path, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const news = new EventTarget();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
      news.dispatchEvent(new Event('output'));
    });
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return {
    child,
    output: () => output,
    printed: (text) =>
      new Promise((resolvePrinted, reject) => {
        const look = () => {
          if (output.includes(text)) resolvePrinted();
        };
        news.addEventListener('output', look);
        look();
        ended.then((code) => reject(new Error(`${name} ended with ${code} before it printed "${text}":\n${output}`)));
      }),
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
