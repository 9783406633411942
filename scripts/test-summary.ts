import type { TestCount } from './count-reporter.ts';

/**
 * The total seconds that the test files of a project may take on two quiet cores. Three files run at a time, so the
 * whole run takes about a third of the sum. If you raise a budget, give the reason in the commit message.
 */
const BUDGET_SECONDS: Readonly<Record<string, number>> = {
  answers: 40,
  contract: 10,
  documents: 60,
  e2e: 1450,
  scanner: 300,
  server: 1050,
  test: 30,
  web: 40,
};

/**
 * The last lines of `npm test`: each reason for a skip, each skip without one, each test that needed a second attempt,
 * and the time of each project.
 */
export function summary({ skips, unexplained, flaky, times }: TestCount): string[] {
  const skipped = [...skips]
    .sort((a, b) => b.tests - a.tests)
    .map(({ reason, tests }) => `skipped: ${tests} ${tests === 1 ? 'test' : 'tests'}, ${reason}`);
  const faults = unexplained.map(
    (name) => `FAILED   skipped without a reason: ${name}. Say what it needs: '… (needs X)'.`,
  );
  const second = flaky.map((name) => `WARNING: passed only on the second attempt: ${name}`);
  return ['', ...skipped, ...faults, ...second, ...times.map(timeLine)];
}

function timeLine({ project, seconds }: TestCount['times'][number]): string {
  const budget = BUDGET_SECONDS[project];
  const line = `${project.padEnd(10)}${seconds.toFixed(0).padStart(5)} s of test files`;
  if (budget === undefined) return `${line}, without a budget: add one to scripts/test-summary.ts`;
  if (seconds <= budget) return `${line}, within its budget of ${budget} s`;
  return `${line}, WARNING: over its budget of ${budget} s (on a busy machine this means nothing)`;
}
