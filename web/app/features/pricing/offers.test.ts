import { FAQ, PLANS } from '@named-first/contract';
import { expect, it } from 'vitest';
import { pricingData } from './offers';

it('offers every plan at its own price and answers every question', () => {
  const [service, questions] = pricingData('https://site.example') as Record<string, never>[];
  expect(service).toMatchObject({
    '@type': 'Service',
    offers: PLANS.map(({ name, price }) => ({ name, price, priceCurrency: 'USD' })),
  });
  expect(questions).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: FAQ.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
  });
});
