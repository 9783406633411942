import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

export type TestCount = { passed: number; failed: number; skipped: number };

/** Writes how many tests passed, failed and were skipped to the file named by `TEST_COUNT_FILE`. A file that cannot load and an unhandled error each count as one failure. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const count: TestCount = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      count.failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') count.passed += 1;
        else if (state === 'skipped') count.skipped += 1;
        else count.failed += 1;
      }
    }
    const file = process.env.TEST_COUNT_FILE;
    if (file) writeFileSync(file, JSON.stringify(count));
  }
}
