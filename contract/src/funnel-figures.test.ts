import { expect, test } from 'vitest';
import { conversions, FUNNEL_STEPS, funnelQuerySchema, stepsOf } from './funnel-figures.ts';

const NONE = { scan: 0, results: 0, unlock: 0, lead: 0, checkout: 0, client: 0 };

test('a conversion is relative to the previous step', () => {
  const found = conversions({ ...NONE, scan: 40, results: 30, unlock: 10, lead: 5 }, FUNNEL_STEPS);
  expect(found[0]).toEqual({ step: 'scan', count: 40, of: null, percent: null });
  expect(found[1]).toEqual({ step: 'results', count: 30, of: 40, percent: 75 });
  expect(found[3]).toEqual({ step: 'lead', count: 5, of: 10, percent: 50 });
});

test('fewer than five people give no percentage', () => {
  const [, ofFour] = conversions({ ...NONE, scan: 4, results: 2 }, FUNNEL_STEPS);
  const [, ofFive] = conversions({ ...NONE, scan: 5, results: 2 }, FUNNEL_STEPS);
  expect(ofFour).toMatchObject({ of: 4, percent: null });
  expect(ofFive).toMatchObject({ of: 5, percent: 40 });
});

test('a step with more people than the previous one has no percentage', () => {
  const found = conversions({ ...NONE, checkout: 6, client: 7 }, FUNNEL_STEPS);
  expect(found.at(-1)).toEqual({ step: 'client', count: 7, of: 6, percent: null });
});

test('contacts of a campaign unlock nothing, so their leads are relative to the results', () => {
  const steps = stepsOf('campaign:1');
  expect(steps).not.toContain('unlock');
  const found = conversions({ ...NONE, scan: 10, results: 8, lead: 6 }, steps);
  expect(found.find(({ step }) => step === 'lead')).toMatchObject({ of: 8, percent: 75 });
});

test('an unknown range falls back to the default', () => {
  expect(funnelQuerySchema.parse({ days: '7' }).days).toBe(7);
  for (const days of ['8', '', 'all', '-1']) expect(funnelQuerySchema.parse({ days }).days, days).toBe(30);
  expect(funnelQuerySchema.parse({})).toEqual({ days: 30, source: 'pages' });
});
