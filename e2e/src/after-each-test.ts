import { afterEach, expect } from 'vitest';
import { saveEvidence } from './failure-evidence.ts';
import { takePolicyViolations } from './policy-violations.ts';

// A setup file: runs after every test of every journey, and after the hooks of the test's file.
afterEach(async ({ task }) => {
  await saveEvidence(task);
  expect(takePolicyViolations(), 'violations of the content security policy').toEqual([]);
});
