import { expect, it } from 'vitest';
import { customersOf, worksByJob } from './customers.ts';

it('how customers use a business comes from its trade, and else from the group of the trade', () => {
  expect(customersOf({ id: 'barber', trade: 'generic' })).toBe('salon');
  expect(customersOf({ id: 'auto-repair', trade: 'generic' })).toBe('workshop');
  expect(customersOf({ id: null, trade: 'legal' })).toBe('adviser');
  expect(customersOf({ id: null, trade: 'generic' })).toBeNull();
});

it('only businesses that are hired for single jobs are asked to show finished jobs', () => {
  expect(worksByJob({ id: 'roofer', trade: 'roofing' })).toBe(true);
  expect(worksByJob({ id: 'photographer', trade: 'generic' })).toBe(true);
  expect(worksByJob({ id: null, trade: 'generic' })).toBe(true);
  for (const id of ['barber', 'restaurant', 'psychotherapist', 'accountant', 'hotel', 'gym'])
    expect(worksByJob({ id, trade: 'generic' }), id).toBe(false);
});
