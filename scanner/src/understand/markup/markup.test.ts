import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { jsonLd, pageFrom } from '../../../test/page-facts.ts';
import type { MarkupNode } from '../../read/html/document.ts';
import { deriveMarkup } from './markup.ts';
import { isA, localBusinessTypes, specificity, tradeOfType, typeFit } from './schema-types.ts';

const TYPES = join(import.meta.dirname, '../../../../test/data/structured-data/local-business-types.json');

test('the type tree equals that of schema.org 30.0', () => {
  const { types } = JSON.parse(readFileSync(TYPES, 'utf8')) as { types: { name: string; parents: string[] }[] };
  const ours = localBusinessTypes();
  const expected = types.filter(({ name }) => name !== 'LocalBusiness').map(({ name }) => name);
  expect([...ours.keys()].sort()).toEqual(expected.sort());
  for (const { name, parents } of types) {
    const inside = parents.filter((parent) => parent === 'LocalBusiness' || ours.has(parent));
    if (name !== 'LocalBusiness') expect([...(ours.get(name) ?? [])].sort(), name).toEqual(inside.sort());
  }
});

describe('types by trade', () => {
  it.each([
    ['Plumber', 'plumbing', 'fits'],
    ['HVACBusiness', 'plumbing', 'other-trade'],
    ['LocalBusiness', 'plumbing', 'generic'],
    ['Organization', 'plumbing', 'generic'],
    ['HomeAndConstructionBusiness', 'plumbing', 'generic'],
    ['HomeAndConstructionBusiness', 'solar', 'fits'],
    ['Electrician', 'solar', 'fits'],
    ['Plumber', 'solar', 'other-trade'],
    ['GeneralContractor', 'roofing', 'generic'],
    ['Attorney', 'legal', 'deprecated'],
    ['ProfessionalService', 'legal', 'deprecated'],
    ['LegalService', 'legal', 'fits'],
    ['Dermatology', 'healthcare', 'fits'],
    ['IndividualPhysician', 'healthcare', 'fits'],
    ['MedicalBusiness', 'healthcare', 'generic'],
    ['MedicalOrganization', 'healthcare', 'generic'],
    ['Dentist', 'plumbing', 'other-trade'],
    ['Electrician', 'generic', 'fits'],
    ['LocalBusiness', 'generic', 'generic'],
  ] as const)('%s for %s: %s', (type, trade, fit) => {
    expect(typeFit(type, trade)).toBe(fit);
  });

  it('knows the hierarchy of types', () => {
    expect(isA('Plumber', 'LocalBusiness')).toBe(true);
    expect(isA('VeterinaryCare', 'LocalBusiness')).toBe(false);
    expect(specificity(['Organization'])).toBe(1);
    expect(specificity(['LocalBusiness', 'Plumber'])).toBe(3);
    expect(tradeOfType('Attorney')).toBe('legal');
    expect(tradeOfType('Store')).toBeNull();
  });
});

const markupOf = (...htmls: string[]) =>
  deriveMarkup(htmls.map((html, at) => pageFrom(html, at === 0 ? {} : { role: 'contact' })));
const types = (html: string) => markupOf(html).businesses.map(({ node }) => node.types.join());

describe('JSON-LD', () => {
  it('resolves references inside a graph and across blocks', () => {
    const html = `${jsonLd({ '@graph': [{ '@type': 'WebSite', publisher: { '@id': '#b' } }] })}${jsonLd({ '@type': 'Plumber', '@id': '#b', name: 'A', telephone: '1' })}`;
    const site = pageFrom(html).document.markup[0] as MarkupNode;
    expect(site.properties.get('publisher')).toMatchObject([{ types: ['Plumber'] }]);
    expect(types(html)).toEqual(['Plumber']);
  });

  it('never lets a broken block hide the next', () => {
    const html = `<script type="application/ld+json">{"@type": "Plumber", </script>${jsonLd({ '@type': 'Dentist', name: 'A' })}`;
    expect(markupOf(html)).toMatchObject({ broken: [{ problem: 'Not valid JSON' }] });
    expect(types(html)).toEqual(['Dentist']);
  });

  it.each([
    ['<!-- {"@type":"Plumber","name":"A"} -->', 0],
    ['//<![CDATA[\n{"@type":"Plumber","name":"A"}\n//]]>', 0],
    ['[{"@type":["Plumber","Organization"],"name":"A"}]', 0],
    ['{"@type":"https://schema.org/Plumber","name":"A"}', 0],
    ['{"@type":"schema:Plumber","name":"A"}', 0],
    ['{"@type":"Plumber","name":"A",}', 1],
    ['{"@type":"Plumber","name":"A\nB"}', 1],
    ['{"@type":"Plumber","name":"A"};', 1],
  ])('reads %s', (text, broken) => {
    const markup = markupOf(`<script type="application/ld+json">${text}</script>`);
    expect(markup.businesses[0]?.node.types).toContain('Plumber');
    expect(markup.broken).toHaveLength(broken);
  });

  it('never contains itself, and never throws', () => {
    const circular = jsonLd({
      '@graph': [
        { '@type': 'A', '@id': '#a', b: { '@id': '#b' } },
        { '@type': 'B', '@id': '#b', a: { '@id': '#a' } },
      ],
    });
    expect(() => JSON.stringify(plain(pageFrom(circular).document.markup))).not.toThrow();
    const ids = fc.constantFrom('#1', '#2', '#3', '#4');
    const node = fc.record({
      '@id': ids,
      '@type': fc.constant('Plumber'),
      p: fc.array(fc.record({ '@id': ids })),
      q: fc.record({ '@id': ids, r: fc.record({ '@id': ids }) }),
    });
    fc.assert(
      fc.property(fc.array(node), (graph) => {
        JSON.stringify(plain(pageFrom(jsonLd({ '@graph': graph })).document.markup));
      }),
      { numRuns: 60 },
    );
  });
});

function plain(nodes: readonly MarkupNode[]): unknown {
  return nodes.map((node) =>
    [...node.properties].map(([name, values]) => [
      name,
      values.map((value) => (typeof value === 'object' ? plain([value]) : value)),
    ]),
  );
}

describe('businesses', () => {
  it('merges by @id across pages and puts the most relevant first', () => {
    const site = 'https://www.example.com/#b';
    const { businesses } = markupOf(
      jsonLd({ '@type': 'Organization', '@id': 'https://www.example.com/#o', name: 'A', email: 'x' }) +
        jsonLd({ '@type': 'Plumber', '@id': site, name: 'A', telephone: '1' }),
      jsonLd({ '@type': 'Plumber', '@id': site, name: 'A', telephone: '2' }),
    );
    expect(businesses.map(({ node }) => node.types.join())).toEqual(['Plumber', 'Organization']);
    expect(businesses[0]?.node.properties.get('telephone')).toEqual(['1', '2']);
  });

  it('counts equal nodes without id once, and ignores reviewers and clubs', () => {
    const same = jsonLd({
      '@type': 'Plumber',
      name: 'A',
      telephone: '1',
      memberOf: { '@type': 'Organization', name: 'Club', telephone: '9' },
    });
    expect(markupOf(same, same).businesses).toHaveLength(1);
  });

  it('drops mere mentions if the business is described elsewhere', () => {
    expect(
      types(
        jsonLd({ '@type': 'Article', publisher: { '@type': 'Organization', name: 'A' } }) +
          jsonLd({ '@type': 'Plumber', name: 'A', telephone: '1' }),
      ),
    ).toEqual(['Plumber']);
    expect(types(jsonLd({ '@type': 'Article', publisher: { '@type': 'Organization', name: 'A' } }))).toEqual([
      'Organization',
    ]);
  });

  it('lists every node, nested ones too', () => {
    expect(
      markupOf(
        jsonLd({ '@type': 'Plumber', makesOffer: { '@type': 'Offer', itemOffered: { '@type': 'Service' } } }),
      ).nodes.map(({ node }) => node.types[0]),
    ).toEqual(['Plumber', 'Offer', 'Service']);
  });
});

test('a clinician next to the practice is not a second business', () => {
  const practice = { '@type': 'Dentist', name: 'Acme Dental', telephone: '1' };
  const clinician = { '@type': 'Dentist', name: 'Dr. Ann Reed', telephone: '1' };
  const named = (...nodes: object[]) =>
    deriveMarkup([pageFrom(nodes.map(jsonLd).join(''))]).businesses.map(({ node }) => node.properties.get('name')?.[0]);
  expect(named(practice, clinician)).toEqual(['Acme Dental']);
  expect(named(clinician)).toEqual(['Dr. Ann Reed']);
});
