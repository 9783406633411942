import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { SHORT_LIVED_ENV, SHORT_LIVED_OPTIONS } from './short-lived.ts';

export type ChildScript = {
  /** Resolves when the script has printed a line that begins with this text; rejects if it ends without one. */
  line(start: string): Promise<string>;
  /** All lines so far. */
  lines: string[];
  write(line: string): void;
  /** Sends `kill -9`, and resolves when the process is gone. */
  kill(): Promise<void>;
  /** Resolves with the exit code, or null if killed. */
  ended: Promise<number | null>;
};

const preload = new URL('./scripts/preload.ts', import.meta.url).href;

const SCRIPTS = {
  'hold-database': new URL('./scripts/hold-database.ts', import.meta.url),
  'hold-lock': new URL('./scripts/hold-lock.ts', import.meta.url),
  'import-database': new URL('./scripts/import-database.ts', import.meta.url),
  'parse-statements': new URL('./scripts/parse-statements.ts', import.meta.url),
  'read-blank-rows': new URL('./scripts/read-blank-rows.ts', import.meta.url),
  'run-answers': new URL('./scripts/run-answers.ts', import.meta.url),
  'run-campaigns': new URL('./scripts/run-campaigns.ts', import.meta.url),
  'run-jobs': new URL('./scripts/run-jobs.ts', import.meta.url),
};

/** The Node.js options of scripts that test how V8 compiles and collects: those of `npm start`. */
const OWN_OPTIONS: Partial<Record<keyof typeof SCRIPTS, string[]>> = {
  'parse-statements': ['--expose-gc'],
  'read-blank-rows': ['--expose-gc'],
};

/** Runs `server/test/scripts/NAME.ts` in a separate process. */
export function runScript(name: keyof typeof SCRIPTS, ...parameters: string[]): ChildScript {
  const options = [...(OWN_OPTIONS[name] ?? SHORT_LIVED_OPTIONS), '--import', preload];
  const child = spawn(process.execPath, [...options, fileURLToPath(SCRIPTS[name]), ...parameters], {
    env: { ...process.env, ...SHORT_LIVED_ENV },
  });
  const lines: string[] = [];
  const errors: Buffer[] = [];
  const printed = new EventTarget();
  const ended = once(child, 'close').then(([code]) => code as number | null);
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    printed.dispatchEvent(new Event('line'));
  });
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  return {
    lines,
    ended,
    line: (start) => untilLine(start, lines, printed, ended, errors),
    write: (line) => child.stdin.write(`${line}\n`),
    kill: () => kill(child, ended),
  };
}

function untilLine(
  start: string,
  lines: string[],
  printed: EventTarget,
  ended: Promise<number | null>,
  errors: Buffer[],
): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = lines.find((line) => line.startsWith(start));
      if (found === undefined) return;
      printed.removeEventListener('line', look);
      resolve(found);
    };
    printed.addEventListener('line', look);
    look();
    ended.then((code) => {
      look();
      reject(new Error(`The script ended with ${code} before it printed "${start}": ${Buffer.concat(errors)}`));
    });
  });
}

async function kill(child: ChildProcessWithoutNullStreams, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}
