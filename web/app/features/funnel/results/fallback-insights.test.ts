import { expect, it } from 'vitest';
import { fallbackInsights } from './fallback-insights';

const statuses = (score: number) => fallbackInsights(score).map(({ category, status }) => [category, status]);

it.each([
  [61, 'warning', 'warning'],
  [60, 'error', 'warning'],
  [51, 'error', 'warning'],
  [50, 'error', 'error'],
])('at score %i judges structured data %s and crawl budget %s', (score, structured, crawl) => {
  expect(statuses(score)).toEqual([
    ['Structured Data', structured],
    ['Crawl Budget', crawl],
    ['Entity Recognition', 'error'],
    ['Content Quality', 'warning'],
    ['Citations', 'error'],
    ['Technical SEO', 'warning'],
  ]);
});

it('has four of high and two of medium impact', () => {
  const high = fallbackInsights(55).filter((insight) => insight.impact === 'high');
  expect(high.map((insight) => insight.category)).toEqual([
    'Structured Data',
    'Crawl Budget',
    'Entity Recognition',
    'Citations',
  ]);
});
