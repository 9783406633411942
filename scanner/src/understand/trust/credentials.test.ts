import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLd, markupOf, pageFrom, tradeOf } from '../../../test/page-facts.ts';
import { deriveCredentials } from './credentials.ts';

function credentialsOf(html: string) {
  const pages = [pageFrom(html)];
  return deriveCredentials({ pages, markup: markupOf(pages), trade: tradeOf() });
}

describe('proof', () => {
  it.each([
    ['Over 30 years arranging for gardens in Franklin', ['years']],
    ['Partner With Us', []],
    ['Work Accident See an attorney quickly', []],
    ['Daniel Reed, Attorney', ['person']],
    ['Daniel J. Reed is admitted to practice law in Texas', ['licence', 'person']],
  ])('%s: %j', (text, groups) => {
    expect(credentialsOf(`<p>${text}</p>`).groups).toEqual(groups);
  });
});

describe('numbers that can be looked up', () => {
  it.each([
    ['Idaho Plumbing Contractor License #PLB-C-12345', 'PLB-C-12345'],
    ['CSLB Lic. #1023456', '1023456'],
    ['License number: 1023456', '1023456'],
    ['Licence No. 88412', '88412'],
    ['Oregon CCB# 201234', '201234'],
    ['ROC 312345', '312345'],
    ['Texas License TACLA12345C', 'TACLA12345C'],
    ['NPI: 1234567890', '1234567890'],
    ['Idaho State Bar No. 10442', '10442'],
  ])('%j', (text, number) => {
    expect(credentialsOf(`<p>${text}</p>`).numbered?.number).toBe(number);
  });

  it.each([
    ['Licensed and insured'],
    ['Licensed since 1998'],
    ['Call our licensed team at (208) 331-0142'],
    ['Contractor for 350 homes'],
    ['Are you licensed? 12345'],
  ])('are not seen in %j', (text) => {
    expect(credentialsOf(`<p>${text}</p>`).numbered).toBeNull();
  });
});

describe('the six groups', () => {
  it.each([
    ['We are licensed and insured.', ['licence', 'insured']],
    ['We carry $2 million in liability insurance.', ['insured']],
    ['NATE-certified technicians', ['certification']],
    ['EPA 608 cards for all', ['certification']],
    ['GAF Master Elite roofer', ['certification']],
    ['Board-certified in family medicine', ['certification']],
    ['Member of the Boise Chamber of Commerce', ['membership']],
    ['BBB accredited, A+', ['membership']],
    ['Owner Maria Lopez answers the phone.', ['person']],
    ['Dr. Anna Reyes sees patients daily.', ['person']],
    ['Tom Reed founded the shop.', ['person']],
    ['Serving Boise since 1998', ['years']],
    ['25 years of experience', ['years']],
    ['Our owner cares.', []],
    ['Quality work by experienced people.', []],
    ['Do you have a license?', []],
  ])('%j', (text, groups) => {
    expect(credentialsOf(`<p>${text}</p>`).groups).toEqual(groups);
  });
});

describe('California', () => {
  it.each([
    ['<p>Visit us in Fresno, CA</p>', true],
    ['<p>CSLB #1023456</p>', true],
    [jsonLd({ '@type': 'Plumber', address: { '@type': 'PostalAddress', addressRegion: 'CA' } }), true],
    ['<p>Visit us in Boise, ID</p>', false],
    ['<p>We are bonded.</p>', false],
  ])('%s: %s', (html, california) => {
    expect(credentialsOf(html).california).toBe(california);
  });

  it('keeps a claim of being bonded in view', () => {
    expect(credentialsOf('<p>Licensed, bonded and insured</p>').bonded?.excerpt).toBe('Licensed, bonded and insured');
  });
});

it('never throws on any text', () => {
  const words = fc.constantFrom(
    'license',
    '#',
    '12345',
    'Dr.',
    'Anna',
    'since',
    '1998',
    'NATE',
    'member of',
    'lic',
    'no',
    '-',
    'and',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(words, fc.string()), { maxLength: 60 }),
      (list) => void credentialsOf(`<p>${list.join(' ')}</p>`),
    ),
  );
});
