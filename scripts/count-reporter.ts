import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

/** The number of tests that were skipped for the same reason. */
type Skips = { reason: string; tests: number };

/** The total time of a project's test files in seconds, loading included. */
type ProjectTime = { project: string; seconds: number };

export type TestCount = {
  passed: number;
  failed: number;
  skipped: number;
  skips: Skips[];
  /** Full names of skipped tests without a reason. */
  unexplained: string[];
  /** Full names of tests that passed on their second attempt. */
  flaky: string[];
  times: ProjectTime[];
};

export const NO_TESTS: TestCount = {
  passed: 0,
  failed: 0,
  skipped: 0,
  skips: [],
  unexplained: [],
  flaky: [],
  times: [],
};

type Outcome = Pick<TestCase, 'fullName' | 'result'> & { diagnostic(): { flaky: boolean } | undefined };
type Diagnostic = Pick<
  ReturnType<TestModule['diagnostic']>,
  'environmentSetupDuration' | 'prepareDuration' | 'collectDuration' | 'setupDuration' | 'duration'
>;
type Module = Pick<TestModule, 'errors'> & {
  diagnostic(): Diagnostic;
  project: { name: string };
  children: { allTests(): Iterable<Outcome> };
};

/**
 * Why a test was skipped: the note passed to `context.skip`, or the requirement in its name: `… (needs nginx)`. Null if
 * it has neither.
 */
function skipReason(test: Outcome): string | null {
  const result = test.result();
  if (result.state === 'skipped' && result.note) return result.note;
  return /\((needs [^()]+)\)/.exec(test.fullName)?.[1] ?? null;
}

/** Counts the tests of a run. A file that does not load and an unhandled error each count as one failure. */
export function countTests(modules: readonly Module[], unhandledErrors: readonly unknown[]): TestCount {
  const count = { ...NO_TESTS, failed: unhandledErrors.length };
  const skips = new Map<string, number>();
  const unexplained: string[] = [];
  const flaky: string[] = [];
  const times = new Map<string, number>();
  for (const module of modules) {
    count.failed += module.errors().length;
    times.set(module.project.name, (times.get(module.project.name) ?? 0) + secondsOf(module));
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (test.diagnostic()?.flaky) flaky.push(test.fullName);
      if (state === 'passed') count.passed += 1;
      else if (state !== 'skipped') count.failed += 1;
      else {
        count.skipped += 1;
        const reason = skipReason(test);
        if (reason === null) unexplained.push(test.fullName);
        else skips.set(reason, (skips.get(reason) ?? 0) + 1);
      }
    }
  }
  return {
    ...count,
    skips: [...skips].map(([reason, tests]) => ({ reason, tests })),
    unexplained,
    flaky,
    times: [...times].map(([project, seconds]) => ({ project, seconds })),
  };
}

function secondsOf(module: Module): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;
}

/** Writes the counts of a run to the file named by `TEST_COUNT_FILE`. */
export default class CountReporter implements Reporter {
  #picksByName = false;

  onInit(vitest: Vitest): void {
    this.#picksByName = vitest.config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const file = process.env.TEST_COUNT_FILE;
    const count = countTests(modules, unhandledErrors);
    // Vitest reports tests excluded by `-t` as skipped.
    if (file) writeFileSync(file, JSON.stringify(this.#picksByName ? { ...count, skips: [], unexplained: [] } : count));
  }
}
