import { describe, expect, it } from 'vitest';
import { factsFrom } from '../../../test/facts-from.ts';
import { jsonLd, pageFrom } from '../../../test/page-facts.ts';
import { businessSchemaType } from './business-schema-type.ts';

const PLUMBER = '<title>Plumber in Boise, ID</title><p>Call (208) 331-0142. Serving Boise.</p>';
const site = (markup: string, extra = '') => factsFrom([pageFrom(PLUMBER + markup + extra)]);
const typed = (type: string | string[], rest: object = {}) =>
  jsonLd({ '@type': type, name: 'Acme', telephone: '(208) 331-0142', ...rest });

describe('business-schema-type', () => {
  it.each([
    [typed('Plumber'), 'success'],
    [typed(['Plumber', 'Organization']), 'success'],
    [typed('LocalBusiness'), 'warning'],
    [typed('Organization'), 'warning'],
    [typed('ProfessionalService'), 'warning'],
    [
      `${typed('Dentist')}<h1>Your plumber in Boise</h1><meta name="description" content="Plumbing company in Boise">`,
      'warning',
    ],
    [jsonLd({ '@type': 'PlumbingContractor', name: 'Acme', telephone: '1', address: 'Boise' }), 'warning'],
    [jsonLd({ '@type': 'DrivingSchool', name: 'Acme', telephone: '1', areaServed: 'Boise' }), 'warning'],
    [jsonLd({ '@type': 'Plumber', telephone: '1' }), 'warning'],
    [`${typed('Plumber')}<script type="application/ld+json">{"@type":</script>`, 'warning'],
    ['<script type="application/ld+json">{"@type":</script>', 'error'],
    ['', 'error'],
    [jsonLd({ '@type': 'WebPage', name: 'x' }), 'error'],
    ['<div itemscope itemtype="https://schema.org/Plumber"><span itemprop="name">Acme</span></div>', 'success'],
    ['<div vocab="https://schema.org/" typeof="Plumber"><span property="name">Acme</span></div>', 'success'],
  ])('%s', (markup, status) => {
    expect(businessSchemaType.judge(site(markup))).toMatchObject({ status, measured: true });
  });

  it.each([
    ['https://en.wikipedia.org/wiki/Marketing_agency', 'success'],
    ['https://www.productontology.org/id/Piano_tuning', 'success'],
    ['https://www.wikidata.org/wiki/Q1', 'warning'],
    ['https://example.com/wiki/Marketing_agency', 'warning'],
  ])('outside our trades, LocalBusiness with additionalType %s', (additionalType, status) => {
    const markup = jsonLd({ '@type': 'LocalBusiness', name: 'Acme', telephone: '(208) 331-0142', additionalType });
    expect(businessSchemaType.judge(factsFrom([pageFrom(`<title>Acme</title>${markup}`)])).status).toBe(status);
  });

  it('without markup names the trade only if it may be pasted', () => {
    const described = (html: string) => businessSchemaType.judge(factsFrom([pageFrom(html)])).description;
    const sure =
      '<title>Acme Plumbing</title><h1>Plumber in Boise</h1><h2>Your plumber</h2><p>Call (208) 331-0142.</p>';
    expect(described(sure)).toContain('this is a plumber');
    expect(described('<title>Dr. Quigley, Clinical Psychologist</title><p>Serving Boise.</p>')).toContain(
      'this is a local business',
    );
  });

  it('offers the type that two possible trades have in common, and names the closer one', () => {
    const two = '<title>Ames: Roofing and Landscaping</title><h1>Roofing</h1><h2>Landscaping</h2><p>Serving Boise.</p>';
    const judged = (markup: string) => businessSchemaType.judge(factsFrom([pageFrom(two + markup)]));
    const { fix } = judged('');
    expect(fix.paste[0]?.text).toContain('"@type": "HomeAndConstructionBusiness"');
    expect(fix.steps.join(' ')).toContain(
      'Our block says “HomeAndConstructionBusiness”. If you are a roofer, write “RoofingContractor” there instead.',
    );
    expect(judged(typed('LocalBusiness')).description).toContain('A closer label says that you are a roofer.');
    expect(judged(typed('HomeAndConstructionBusiness')).description).not.toContain('A closer label says');
  });

  it('promises a closer label only if the card has one', () => {
    const unsure = businessSchemaType.judge(
      factsFrom([pageFrom(`<title>Plumber in Boise, ID</title><p>Serving Boise.</p>${typed('LocalBusiness')}`)]),
    );
    expect(unsure.description).not.toContain('A closer label says');
    expect(unsure.fix.paste[0]?.text).toContain('"@type": "LocalBusiness"');
    expect(unsure.fix.steps.join(' ')).toContain('If you are a plumber, write “Plumber” there instead.');
    const sure = businessSchemaType.judge(
      site(typed('LocalBusiness'), '<h2>Your plumber for old houses</h2><p>We are your plumber.</p>'),
    );
    expect(sure.description).toContain('A closer label says that you are a plumber.');
    // Only one line changes in a label that has a name.
    expect(sure.fix.paste.map(({ text }) => text)).toEqual(['"@type": "Plumber"']);
    expect(sure.fix.steps.join(' ')).toContain('Keep its other lines that are right.');
    const unnamed = jsonLd({ '@type': 'LocalBusiness', telephone: '1' });
    const whole = businessSchemaType.judge(
      site(unnamed, '<h2>Your plumber for old houses</h2><p>We are your plumber.</p>'),
    );
    expect(whole.fix.paste[0]?.text).toContain('"telephone"');
  });

  it('says of a general type whether it fits anyone or a group of trades', () => {
    const described = (type: string) =>
      businessSchemaType.judge(site(typed(type), '<h2>Your plumber for old houses</h2><p>We are your plumber.</p>'))
        .description;
    expect(described('Organization')).toContain('“Organization”, which could be anyone.');
    expect(described('HomeAndConstructionBusiness')).toContain(
      '“HomeAndConstructionBusiness”, which fits many trades.',
    );
  });

  it('fits a veterinary practice with VeterinaryCare', () => {
    const markup = jsonLd({ '@type': 'VeterinaryCare', name: 'Acme', telephone: '(208) 331-0142' });
    expect(businessSchemaType.judge(factsFrom([pageFrom(markup)])).status).toBe('success');
  });

  it('reads the label of a school, which schema.org does not count as a local business', () => {
    const school = jsonLd({ '@type': 'School', name: 'Kids Corner', telephone: '(208) 331-0142' });
    const facts = factsFrom([pageFrom(`<title>Kids Corner Preschool in Boise</title>${school}`)]);
    expect(businessSchemaType.judge(facts).status).toBe('success');
  });

  it('names the labels that are not for the business', () => {
    const { description } = businessSchemaType.judge(site(jsonLd({ '@type': 'FAQPage', name: 'x' })));
    expect(description).toContain('labels for other things, such as “FAQPage”, but none for your business.');
  });

  it('warns if the type is only on an inner page', () => {
    const facts = factsFrom([pageFrom(PLUMBER), pageFrom(typed('Plumber'), { role: 'about' })]);
    expect(businessSchemaType.judge(facts).status).toBe('warning');
  });
});

describe('the proposed card', () => {
  const cardOf = (facts: ReturnType<typeof site>) => {
    const text = businessSchemaType.judge(facts).fix.paste[0]?.text ?? '';
    return JSON.parse(text.replace(/<\/?script[^>]*>/g, '')) as Record<string, unknown>;
  };

  it('is valid JSON of the right type, with found facts and blanks', () => {
    expect(cardOf(site('<p>We are your plumber.</p><a href="tel:+12083310142">Call</a>'))).toMatchObject({
      '@type': 'Plumber',
      telephone: '+12083310142',
      name: '[your business name]',
      areaServed: ['Boise'],
    });
  });

  it('never asks a service-area business for its street', () => {
    expect(cardOf(site(''))).not.toHaveProperty('address');
    expect(JSON.stringify(cardOf(site('')))).not.toMatch(/street/i);
    const street = '412 Main St, Boise, ID 83702';
    const contact = pageFrom(`<p>Visit ${street}.</p>`, { role: 'contact' });
    expect(cardOf(factsFrom([pageFrom(`${PLUMBER}<p>${street}</p>`), contact]))).toMatchObject({
      address: { streetAddress: '412 Main St' },
    });
  });

  it('cannot be closed early by a name from the site', () => {
    const text =
      businessSchemaType.judge(site('<footer>© 2026 A&lt;/script&gt;B Plumbing</footer>')).fix.paste[0]?.text ?? '';
    expect(text.match(/<\/script/g)).toHaveLength(1);
  });
});
