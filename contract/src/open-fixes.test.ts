import { expect, test } from 'vitest';
import { openFixes } from './open-fixes.ts';
import type { Insight, Recommendation } from './report.ts';

const insight = (id: string, over: Partial<Insight> = {}) =>
  ({ id, status: 'error', measured: true, fix: { summary: 'Do it.' }, ...over }) as Insight;

test('open fixes follow the order of the recommendations, without done and unknown ones', () => {
  const insights = [
    insight('a'),
    insight('b'),
    insight('done', { status: 'success' }),
    insight('unknown', { measured: false }),
    insight('nothing', { fix: { summary: '' } as Insight['fix'] }),
  ];
  const recommendations = [{ insightId: 'b' }, { insightId: 'a' }] as Recommendation[];
  expect(openFixes({ insights, recommendations }).map(({ id }) => id)).toEqual(['b', 'a']);
});
