import { expect, test } from 'vitest';
import { fixCheckOutcome } from './fix-check.ts';
import type { Insight, InsightStatus, SiteState } from './report.ts';

const after = (status: InsightStatus, measured = true, state: SiteState = 'ok') => ({
  state,
  insights: [{ id: 'freshness', status, measured } as Insight],
});

test.each([
  ['warning', after('success'), 'fixed'],
  ['error', after('warning'), 'better'],
  ['warning', after('warning'), 'not-fixed'],
  ['warning', after('error'), 'worse'],
  ['warning', after('warning', false), 'cannot-tell'],
  ['warning', after('warning', false, 'unreachable'), 'site-down'],
  ['warning', after('success', true, 'challenge'), 'site-down'],
  ['warning', { state: 'ok' as SiteState, insights: [] as Insight[] }, 'cannot-tell'],
] satisfies [InsightStatus, ReturnType<typeof after>, string][])('%s, then %j: %s', (status, now, outcome) => {
  expect(fixCheckOutcome({ id: 'freshness', status }, now).outcome).toBe(outcome);
});
