import { afterEach, expect } from 'vitest';
import { takePolicyViolations } from './policy-violations.ts';

// A setup file: after every test of every journey.
afterEach(() => {
  expect(takePolicyViolations(), 'violations of the content security policy').toEqual([]);
});
