import { expect, test } from 'vitest';
import { countOf, FEATURE_WORK, featuresOf, promisesOf, workOf } from './plan-work.ts';
import { COMPARISON, PLAN_IDS, PLANS } from './plans.ts';

test('the cards match the specification word for word', () => {
  expect(PLANS.map(({ features }) => features)).toEqual([
    [
      'Directory integration and submissions (50+ directories)',
      'Core Google Business Profile optimization',
      'AI and voice directory setup',
      'Monthly report',
    ],
    [
      'Everything in Basic',
      'Review monitoring and response',
      'Reputation management',
      'Foundational LLM optimization',
      'Voice search optimization',
      'Priority support',
    ],
    [
      'Everything in Growth',
      'AI knowledge base seeding',
      '10 Reddit/Quora posts per month',
      '2 AI-optimized blog posts per month',
      'FAQ schema',
      'Advanced analytics dashboard',
    ],
    [
      'Everything in Premium',
      'Advanced LLM seeding with pillar pages',
      'Custom GPT development',
      '20 community posts per month',
      'Advanced link building',
      'Dedicated account manager',
    ],
  ]);
});

test('every promise has one identifier, and every template belongs to a promise', () => {
  const ids = PLAN_IDS.flatMap((id) => promisesOf(id).map((feature) => feature.id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(FEATURE_WORK).sort()).toEqual([...ids].sort());
});

test('a promise that names a number owes that number', () => {
  const numbered = PLAN_IDS.flatMap((id) => promisesOf(id)).flatMap((feature) => {
    const number = /(?<!\w)\d+/.exec(feature.text)?.[0];
    return number === undefined ? [] : [{ id: feature.id, number: Number(number) }];
  });
  expect(numbered.map(({ number }) => number)).toEqual([50, 10, 2, 20, 4]);
  for (const { id, number } of numbered) expect(FEATURE_WORK[id].map(countOf), id).toContain(number);
});

test('a plan owes what the comparison table promises', () => {
  for (const [row, work] of [
    ['Reddit/Quora posts per month', 'community-posts'],
    ['AI-optimized blog posts per month', 'blog-posts'],
  ] as const) {
    const said = COMPARISON.find(({ name }) => name === row)!;
    for (const id of PLAN_IDS) {
      const owed = workOf(id).get(work);
      expect(owed ? String(countOf(owed)) : false, `${row} in ${id}`).toBe(said[id]);
    }
  }
});

test('a larger plan owes each kind of work of a smaller one, and never less of it', () => {
  for (const [at, id] of PLAN_IDS.entries()) {
    expect(featuresOf(id).length).toBeGreaterThan(at === 0 ? 0 : featuresOf(PLAN_IDS[at - 1]!).length);
    for (const [work, owed] of at === 0 ? [] : workOf(PLAN_IDS[at - 1]!)) {
      expect(countOf(workOf(id).get(work)!), `${work} in ${id}`).toBeGreaterThanOrEqual(countOf(owed));
    }
  }
});

test('a promise without a template does not compile', () => {
  const { directories: _left, ...rest } = FEATURE_WORK;
  // @ts-expect-error the template of `directories` is missing
  rest satisfies typeof FEATURE_WORK;
  // @ts-expect-error a promise has at least one kind of work
  ({ ...FEATURE_WORK, directories: [] }) satisfies typeof FEATURE_WORK;
  expect(Object.keys(rest)).toHaveLength(Object.keys(FEATURE_WORK).length - 1);
});
