import { expect, test } from 'vitest';
import { isInEveryPlan, planCount } from './plan-words.ts';
import { COMPARISON, COMPARISON_ROWS, PLAN_IDS, PLANS } from './plans.ts';

const row = (name: string) => COMPARISON.find((one) => one.name === name);

test('a plan inherits from the next smaller one, unless it overrides a cell', () => {
  expect(row('Directory submissions')).toMatchObject({ basic: '50+', growth: '50+', premium: '50+', ultimate: '50+' });
  expect(row('LLM optimization')).toMatchObject({
    ...{ basic: false, growth: 'Basic', premium: 'Advanced', ultimate: 'Expert' },
  });
  expect(row('FAQ schema')).toMatchObject({ basic: false, growth: false, premium: true, ultimate: true });
});

test('every row of the comparison is part of some plan', () => {
  const compared = PLANS.flatMap((plan) => Object.keys(plan.compared));
  expect(COMPARISON_ROWS.filter((name) => !compared.includes(name))).toEqual([]);
});

test('plans are listed by rising price, with unique names and prices', () => {
  const prices = PLANS.map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  for (const key of ['id', 'name', 'price', 'priceId'] as const) {
    expect(new Set(PLANS.map((plan) => plan[key])).size).toBe(PLANS.length);
  }
});

test('only what starts in the smallest plan is in every plan', () => {
  expect(PLAN_IDS.filter(isInEveryPlan)).toEqual([PLANS[0]!.id]);
  expect(planCount()).toBe('Four');
});
