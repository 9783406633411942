// `npm test`: check, then every test; then what was skipped and why, how long each project took, and at last one plain
// line: N passed, N failed[, N skipped].
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_TESTS, type TestCount } from './count-reporter.ts';
import { findChromium } from './find-chromium.ts';
import { summary } from './test-summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'named-first-test-'));
const countFile = join(folder, 'count.json');

function check(): TestCount {
  const result = spawnSync(process.execPath, ['scripts/check.ts'], { stdio: 'inherit' });
  return result.status === 0 ? { ...NO_TESTS, passed: 1 } : { ...NO_TESTS, failed: 1 };
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
  console.log(summary(count).join('\n'));
  count.failed += count.unexplained.length;
  // Vitest can fail without a failing test, for example when its configuration does not load.
  if (run.status !== 0 && count.failed === 0) return { ...count, failed: 1 };
  return count;
}

function readCount(): TestCount {
  try {
    return JSON.parse(readFileSync(countFile, 'utf8')) as TestCount;
  } catch {
    return { ...NO_TESTS };
  }
}

const args = process.argv.slice(2);
const parts = args.length > 0 ? [vitest(args)] : [check(), vitest([])];
rmSync(folder, { recursive: true, force: true });
const sum = (key: 'passed' | 'failed' | 'skipped') => parts.reduce((total, part) => total + part[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
