import { afterEach, beforeEach, expect } from 'vitest';
import { beginAttempt, saveEvidence } from './failure-evidence.ts';
import { takePolicyViolations } from './policy-violations.ts';

// A setup file: these hooks surround every attempt at every test of every journey, and the hooks of the test's file.
beforeEach(({ task }) => beginAttempt(task));

afterEach(async ({ task }) => {
  await saveEvidence(task);
  expect(takePolicyViolations(), 'violations of the content security policy').toEqual([]);
});
