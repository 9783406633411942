import { expect, it } from 'vitest';
import { customersOf, guaranteesWork, needsInsurer, offerWord, worksByJob } from './customers.ts';

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

it('customers hire a roofer for a job, take a course, and use the services of everybody else', () => {
  const wordFor = (id: string | null) => offerWord({ id, trade: 'generic' });
  expect([wordFor('roofer'), wordFor('auto-repair'), wordFor(null)]).toEqual(['job', 'job', 'job']);
  expect(['driving-school', 'dance-school'].map(wordFor)).toEqual(['course', 'course']);
  expect(['dentist', 'law-firm', 'barber', 'photographer', 'hotel'].map(wordFor)).toEqual(Array(5).fill('service'));
});

it('only builders, installers and repairers give a warranty', () => {
  for (const id of ['plumber', 'auto-repair', 'roofer'])
    expect(guaranteesWork({ id, trade: 'generic' }), id).toBe(true);
  expect(guaranteesWork({ id: null, trade: 'solar' })).toBe(true);
  for (const id of ['mover', 'photographer', 'caterer', 'accountant', null])
    expect(guaranteesWork({ id, trade: 'generic' }), String(id)).toBe(false);
});

it('an insurer matters for work at the home, on the things or at the event of a customer', () => {
  const needs = (id: string | null, shape: 'storefront' | 'service-area') =>
    needsInsurer({ id, trade: 'generic', shape });
  expect(['mover', 'auto-repair', 'photographer'].map((id) => needs(id, 'storefront'))).toEqual([true, true, true]);
  expect(['cafe', 'barber', 'notary'].map((id) => needs(id, 'service-area'))).toEqual([false, false, false]);
  expect([needs(null, 'service-area'), needs(null, 'storefront')]).toEqual([true, false]);
});
