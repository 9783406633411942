import { expect, test } from 'vitest';
import { type Cohort, cohortKey } from './answer.ts';

const COHORT: Cohort = {
  provider: 'openai',
  host: 'api.openai.com',
  served: 'gpt-6-luna',
  tool: 'web_search',
  toolChoice: 'required',
  effort: 'low',
  placeMode: 'field',
  questionsVersion: 1,
};

test('cohorts that differ in one part have different keys', () => {
  const others: Cohort[] = [
    { ...COHORT, provider: 'compatible' },
    { ...COHORT, host: 'eu.api.openai.com' },
    { ...COHORT, served: 'gpt-6.1-sol' },
    { ...COHORT, tool: 'none' },
    { ...COHORT, toolChoice: 'auto' },
    { ...COHORT, effort: 'high' },
    { ...COHORT, placeMode: 'text' },
    { ...COHORT, questionsVersion: 2 },
  ];
  expect(new Set([COHORT, ...others].map(cohortKey)).size).toBe(9);
});

test('a separator inside a part does not merge two cohorts', () => {
  expect(cohortKey({ ...COHORT, served: 'a|b', tool: 'c' })).not.toBe(
    cohortKey({ ...COHORT, served: 'a', tool: 'b|c' }),
  );
});
