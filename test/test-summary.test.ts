import { expect, test } from 'vitest';
import { countTests, NO_TESTS } from '../scripts/count-reporter.ts';
import { summary } from '../scripts/test-summary.ts';

type Result = { state: 'passed' } | { state: 'failed'; errors: [] } | { state: 'skipped'; note: string | undefined };
const PASSED: Result = { state: 'passed' };
const FAILED: Result = { state: 'failed', errors: [] };
const skipped = (note?: string): Result => ({ state: 'skipped', note });

function module(tests: [fullName: string, result: Result][], { project = 'server', seconds = 1 } = {}) {
  const spent = { environmentSetupDuration: 0, prepareDuration: 0, collectDuration: 500, setupDuration: 0 };
  return {
    project: { name: project },
    errors: () => [],
    diagnostic: () => ({
      ...spent,
      duration: seconds * 1000 - 500,
    }),
    children: { allTests: () => tests.map(outcome) },
  };
}

const outcome = ([fullName, result]: [string, Result]) => ({
  fullName,
  result: () => result as never,
  diagnostic: () => ({ flaky: fullName.endsWith('(twice)') }),
});

test('a test that passed on its second attempt is named', () => {
  const count = countTests([module([['mail > goes out (twice)', PASSED]])], []);
  expect(count).toMatchObject({ passed: 1, failed: 0, flaky: ['mail > goes out (twice)'] });
  expect(summary(count)[1]).toBe('WARNING: passed only on the second attempt: mail > goes out (twice)');
});

test('a skip is counted under the reason in its name or its note', () => {
  const count = countTests(
    [
      module([
        ['mail > goes out', PASSED],
        ['mail > comes in', FAILED],
        ['behind nginx (needs nginx) > one', skipped()],
        ['behind nginx (needs nginx) > two', skipped()],
        ['a backup > is made', skipped('pg_dump is not installed')],
      ]),
    ],
    [],
  );
  expect(count).toMatchObject({ passed: 1, failed: 1, skipped: 3, unexplained: [] });
  expect(summary(count).slice(1, 3)).toEqual([
    'skipped: 2 tests, needs nginx',
    'skipped: 1 test, pg_dump is not installed',
  ]);
});

test('a skip without a reason is named', () => {
  const count = countTests([module([['mail > goes out (soon)', skipped()]])], []);
  expect(count.unexplained).toEqual(['mail > goes out (soon)']);
  expect(summary(count).join()).toContain('FAILED   skipped without a reason: mail > goes out (soon)');
});

test('a file that cannot load and an unhandled error are failures', () => {
  const broken = { ...module([]), errors: () => [{} as never] };
  expect(countTests([broken], [new Error('late')]).failed).toBe(2);
});

test('the time of a project is the sum of its files, loading included, with a warning above the budget', () => {
  const files = [
    module([], { seconds: 2 }),
    module([], { seconds: 3 }),
    module([], { project: 'contract', seconds: 900 }),
  ];
  const { times } = countTests(files, []);
  expect(times).toEqual([
    { project: 'server', seconds: 5 },
    { project: 'contract', seconds: 900 },
  ]);
  const lines = summary({ ...NO_TESTS, times: [...times, { project: 'new', seconds: 1 }] });
  expect(lines[1]).toMatch(/^server +5 s of test files, within its budget/);
  expect(lines[2]).toMatch(/^contract +900 s of test files, WARNING: over its budget of \d+ s/);
  expect(lines[3]).toContain('without a budget');
});
