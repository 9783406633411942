import { describe, expect, it } from 'vitest';
import { factsFrom } from '../../../test/facts-from.ts';
import { jsonLd, pageFrom } from '../../../test/page-facts.ts';
import { serviceAndFaqSchema } from './service-and-faq-schema.ts';

const BUSINESS = { '@type': 'Plumber', name: 'Acme Plumbing', telephone: '+1 208-331-0142' };
const siteOf = (node: object) =>
  factsFrom([pageFrom(`<title>Plumber</title><p>Acme Plumbing</p><p>Leaks</p>${jsonLd(node)}`)]);

const catalogue = (...names: string[]) => ({
  '@type': 'OfferCatalog',
  name: 'Services',
  itemListElement: names.map((name) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } })),
});

describe('service-and-faq-schema', () => {
  const faq = (name: string, text: string) => ({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }],
  });
  it.each([
    ['nothing', {}, 'warning'],
    ['a service', { '@type': 'Service', name: 'Leaks' }, 'success'],
    ['a service that no page names', { '@type': 'Service', name: 'Chimney sweeping' }, 'warning'],
    ['a catalogue', { ...BUSINESS, hasOfferCatalog: catalogue('Leaks') }, 'success'],
    ['a catalogue without entries', { ...BUSINESS, hasOfferCatalog: catalogue() }, 'warning'],
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

  it('counts what a business offers, and not the business', () => {
    const { description } = serviceAndFaqSchema.judge(
      siteOf({ ...BUSINESS, hasOfferCatalog: catalogue('Leaks', 'Acme Plumbing') }),
    );
    expect(description).toBe('We found labels on 2 services, and your pages name all of them too.');
  });

  it.each([
    ['no label of the business', {}, { '@id': 'https://www.example.com/#business' }, true],
    ['a label with an @id', { ...BUSINESS, '@id': '#us' }, { '@id': 'https://www.example.com/#us' }, false],
    [
      'a label without an @id',
      BUSINESS,
      {
        '@type': 'Plumber',
        '@id': 'https://www.example.com/#business',
        name: '[your business name]',
        url: 'https://www.example.com/',
      },
      false,
    ],
  ])('links the services to the business on a site with %s', (_, node, provider, asksForCard) => {
    const { fix } = serviceAndFaqSchema.judge(siteOf(node));
    const [first] = JSON.parse(fix.paste[0]!.text.replace(/<\/?script[^>]*>/g, ''))['@graph'];
    expect(first.provider).toEqual(provider);
    expect(fix.steps.some((step) => step.includes('the list refers to it'))).toBe(asksForCard);
  });

  it('does not link the services to a label that names somebody else', () => {
    const maker = jsonLd({ '@type': 'Organization', '@id': '#maker', name: 'Pixel Forge', telephone: '1' });
    const page = pageFrom(`<title>Acme Plumbing</title><h1>Acme Plumbing</h1><footer>© Acme Plumbing</footer>${maker}`);
    const facts = factsFrom([page]);
    const unsure = { ...facts, certain: { ...facts.certain, name: null } };
    expect(serviceAndFaqSchema.judge(unsure).fix.paste[0]?.text).toContain('https://www.example.com/#business');
  });

  it('takes a label with the type of a business and another provider for a service with the wrong type', () => {
    const service = {
      '@type': 'LegalService',
      name: 'Divorce - Acme Law',
      provider: { '@type': 'LegalService', name: 'Acme Law' },
    };
    const { description, fix } = serviceAndFaqSchema.judge(siteOf(service));
    expect(description).toContain('say “LegalService”, which is a kind of business');
    expect(fix.summary).toBe('Give the labels of your services the type “Service”.');
  });

  it('does not call an answer hidden that the page gives in nearly the same words', () => {
    const question = faq('Where is the practice in Boise?', 'The practice is at 12 Main Street, near the station.');
    const page = '<h3>Where do I find it?</h3><p>The practice is near the station, at 12 Main Street.</p>';
    const judged = (html: string) =>
      serviceAndFaqSchema.judge(factsFrom([pageFrom(`<title>Acme</title>${html}${jsonLd(question)}`)]));
    expect(judged(page).description).not.toContain('no visitor can see');
    expect(judged('<p>Call us about anything.</p>').description).toContain('no visitor can see');
  });
});
