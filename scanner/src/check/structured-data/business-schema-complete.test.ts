import { describe, expect, it } from 'vitest';
import { factsFrom } from '../../../test/facts-from.ts';
import { jsonLd, pageFrom } from '../../../test/page-facts.ts';
import { businessSchemaComplete } from './business-schema-complete.ts';

const PLUMBER = '<title>Plumber in Boise, ID</title><p>Call (208) 331-0142. Serving Boise.</p>';
const site = (markup: string, extra = '') => factsFrom([pageFrom(PLUMBER + markup + extra)]);
const typed = (type: string | string[], rest: object = {}) =>
  jsonLd({ '@type': type, name: 'Acme', telephone: '(208) 331-0142', ...rest });

describe('business-schema-complete', () => {
  it('does not count unfilled lines of a pasted card', () => {
    const blanks = {
      url: '[web address of your site]',
      address: { '@type': 'PostalAddress', streetAddress: '[your street address]', addressLocality: '[your town]' },
      hasMap: '[link to your Google Maps listing]',
      openingHoursSpecification: ['[your opening hours, one entry a day]'],
      image: '[web address of your logo or a photo]',
      priceRange: '[$, $$ or $$$]',
      sameAs: ['[links to your own profiles, such as Facebook]'],
    };
    const { status, description } = businessSchemaComplete.judge(site(typed('Plumber', blanks)));
    expect(status).toBe('error');
    expect(description).toContain('gives 2 of 10 facts');
  });

  const FIELDS = {
    url: 'https://www.acme.com/',
    areaServed: 'Boise',
    hasMap: 'https://maps.google.com/x',
    openingHours: 'Mo-Fr 08:00-17:00',
    image: 'https://www.example.com/a.jpg',
    priceRange: '$$',
    sameAs: 'https://www.yelp.com/biz/acme',
  };
  // name and telephone, then: url, areaServed (counts twice without a street), hasMap, hours, image, price, profiles.
  const withFields = (count: number) => typed('Plumber', Object.fromEntries(Object.entries(FIELDS).slice(0, count)));
  it.each([
    [0, 2, 'error'],
    [1, 3, 'error'],
    [2, 5, 'warning'],
    [4, 7, 'warning'],
    [5, 8, 'success'],
    [7, 10, 'success'],
  ])('%i more fields are %i facts: %s', (count, given, status) => {
    const judgement = businessSchemaComplete.judge(site(withFields(count)));
    expect(judgement.status).toBe(status);
    expect(judgement.description).toContain(`${given} of 10`);
  });

  it('is an error without any markup', () => {
    expect(businessSchemaComplete.judge(site('')).status).toBe('error');
  });

  it('asks for a card before it asks for its lines', () => {
    expect(businessSchemaComplete.judge(site('')).fix.summary).toMatch(/^Add a business card/);
    expect(businessSchemaComplete.judge(site(typed('Plumber'))).fix.summary).toMatch(/^Fill in the missing lines/);
  });

  it('does not count sample data or a number that the page contradicts', () => {
    expect(
      businessSchemaComplete.judge(site(typed('Plumber', { ...FIELDS, telephone: '(208) 331-9999' }))).description,
    ).toContain('9 of 10');
    expect(
      businessSchemaComplete.judge(site(typed('Plumber', { ...FIELDS, url: 'https://yourdomain.com/' }))).description,
    ).toContain('9 of 10');
  });

  it('asks a storefront for its address', () => {
    const shop = site(typed('Plumber', FIELDS), '<p>Visit 412 Main St, Boise, ID 83702.</p>');
    expect(businessSchemaComplete.judge(shop).description).toContain('address');
  });
});
