// `npm test`: check, then every test, then one plain line: N passed, N failed[, N skipped].
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestCount } from './count-reporter.ts';
import { findChromium } from './find-chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'named-first-test-'));
const countFile = join(folder, 'count.json');

function check(): TestCount {
  const result = spawnSync(process.execPath, ['scripts/check.ts'], { stdio: 'inherit' });
  return result.status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

function vitest(args: string[]): TestCount {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    TEST_COUNT_FILE: countFile,
    CHROMIUM_PATH: findChromium(process.env),
  };
  const run = spawnSync('vitest', ['run', ...args], { stdio: 'inherit', env });
  const count = readCount();
  // Vitest can fail without a failing test, for example when its configuration does not load.
  if (run.status !== 0 && count.failed === 0) return { ...count, failed: 1 };
  return count;
}

function readCount(): TestCount {
  try {
    return JSON.parse(readFileSync(countFile, 'utf8')) as TestCount;
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

const args = process.argv.slice(2);
const parts = args.length > 0 ? [vitest(args)] : [check(), vitest([])];
rmSync(folder, { recursive: true, force: true });
const sum = (key: keyof TestCount) => parts.reduce((total, part) => total + part[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
