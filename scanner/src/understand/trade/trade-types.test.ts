import { expect, it } from 'vitest';
import { TRADE_ENTRIES } from '../../lexicon/trades/index.ts';
import { proposedType } from './trade-types.ts';

it.each([
  ['plumber', 'Plumber'],
  ['veterinarian', 'VeterinaryCare'],
  ['tree-service', 'HomeAndConstructionBusiness'],
  ['barber', 'HealthAndBeautyBusiness'],
  ['ophthalmologist', 'MedicalBusiness'],
  ['orthodontist', 'MedicalBusiness'],
  ['scrap-dealer', 'LocalBusiness'],
  ['tiler', 'HomeAndConstructionBusiness'],
  ['foot-care', 'HealthAndBeautyBusiness'],
  ['farm-stay', 'LocalBusiness'],
  ['upholsterer', 'LocalBusiness'],
  ['courier', 'LocalBusiness'],
  ['riding-school', 'LocalBusiness'],
])('the type for a %s is %s', (id, type) => {
  expect(proposedType({ id, trade: 'generic' }).type).toBe(type);
});

it('names every trade without a type of schema.org by its URL, next to a type of the whole branch', () => {
  const others = TRADE_ENTRIES.filter(({ additionalType }) => additionalType !== null);
  const proposed = others.map(({ id, questions }) => proposedType({ id, trade: questions }));
  expect(proposed.every(({ additionalType }) => additionalType !== null)).toBe(true);
  expect(new Set(proposed.map(({ type }) => type))).toEqual(
    new Set(
      'LocalBusiness AutomotiveBusiness EntertainmentBusiness FinancialService FoodEstablishment HealthAndBeautyBusiness HomeAndConstructionBusiness MedicalBusiness SportsActivityLocation Store'.split(
        ' ',
      ),
    ),
  );
});
