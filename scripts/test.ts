// `npm test`: runs check and every test. Ends with the skipped tests and their reasons, the time of each project, and
// one plain line: N passed, N failed[, N skipped].
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_TESTS, type TestCount } from './count-reporter.ts';
import { findChromium } from './find-chromium.ts';
import { makeRamFolder } from './ram-folder.ts';
import { summary } from './test-summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'named-first-test-'));
const countFile = join(folder, 'count.json');
const ramFolder = process.env.TMPDIR ? null : makeRamFolder();
/** The same as in `e2e/src/failure-evidence.ts`. */
const EVIDENCE = 'test-results';
const SHOW_TRACE = 'npx playwright-core show-trace --host 127.0.0.1 FOLDER/trace-1.zip';
rmSync(EVIDENCE, { recursive: true, force: true });

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
    ...(ramFolder ? { TMPDIR: ramFolder.folder } : {}),
  };
  const run = spawnSync('vitest', ['run', ...args], { stdio: 'inherit', env });
  const count = readCount();
  console.log([...summary(count), ...evidence()].join('\n'));
  count.failed += count.unexplained.length;
  // Vitest can fail without a failing test, for example if its configuration does not load.
  if (run.status !== 0 && count.failed === 0) return { ...count, failed: 1 };
  return count;
}

/** The folders in which failing browser tests of this run saved screenshots and traces. */
function evidence(): string[] {
  if (!existsSync(EVIDENCE)) return [];
  const folders = readdirSync(EVIDENCE).map((name) => `  ${EVIDENCE}/${name}`);
  return ['', 'Screenshots and traces of failed browser tests:', ...folders, `Open one: ${SHOW_TRACE}`];
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
ramFolder?.remove();
const sum = (key: 'passed' | 'failed' | 'skipped') => parts.reduce((total, part) => total + part[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
