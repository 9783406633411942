import { describe, expect, it } from 'vitest';
import { factsFrom } from '../../../test/facts-from.ts';
import { jsonLd, pageFrom } from '../../../test/page-facts.ts';
import { serviceAndFaqSchema } from './service-and-faq-schema.ts';

const BUSINESS = { '@type': 'Plumber', name: 'Acme Plumbing', telephone: '+1 208-331-0142' };
const siteOf = (node: object) => factsFrom([pageFrom(`<title>Plumber</title><p>Acme Plumbing</p>${jsonLd(node)}`)]);

describe('service-and-faq-schema', () => {
  const faq = (name: string, text: string) => ({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }],
  });
  it.each([
    ['nothing', {}, 'warning'],
    ['a service', { '@type': 'Service', name: 'Leaks' }, 'success'],
    ['a catalogue', { ...BUSINESS, hasOfferCatalog: { '@type': 'OfferCatalog', name: 'x' } }, 'success'],
    ['visible questions alone', faq('Acme Plumbing', 'x'), 'warning'],
    ['questions nobody can see', faq('Do you work at night?', 'Yes, always and for everyone.'), 'error'],
    [
      'reviews nobody can see',
      { '@type': 'Review', reviewBody: 'They fixed it in an hour and left it clean.' },
      'error',
    ],
  ])('%s: %s', (_, node, status) => {
    expect(serviceAndFaqSchema.judge(siteOf(node)).status).toBe(status);
  });
});
