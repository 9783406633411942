import type { Paste } from '@named-first/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PastedValue, pastedValues } from './pasted-values.ts';

function jsonLd(card: object): Paste {
  const text = `<script type="application/ld+json">\n${JSON.stringify(card)}\n</script>`;
  return { label: 'Card', language: 'json-ld', text };
}

const text = (words: string): Paste => ({ label: 'Text', language: 'text', text: words });

test('the values of a business card are told by their properties', () => {
  const card = {
    '@type': 'Plumber',
    name: 'Acme',
    telephone: '+12085550100',
    address: { '@type': 'PostalAddress', streetAddress: '1 Main St', addressLocality: 'Boise' },
    areaServed: ['Boise', 'Meridian'],
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Sunday'], opens: '08:00', closes: '17:00' },
    ],
  };
  expect(pastedValues([jsonLd(card)], [])).toEqual([
    { kind: 'type', value: 'Plumber' },
    { kind: 'name', value: 'Acme' },
    { kind: 'phone', value: '+12085550100' },
    { kind: 'address', value: '1 Main St' },
    { kind: 'town', value: 'Boise' },
    { kind: 'town', value: 'Meridian' },
    { kind: 'hours', value: 'mo 08:00-17:00' },
    { kind: 'hours', value: 'su 08:00-17:00' },
  ]);
});

test('a list of services gives its names and the town they are offered in', () => {
  const graph = { '@graph': [{ '@type': 'Service', name: 'Drain cleaning', areaServed: 'Boise' }] };
  expect(pastedValues([jsonLd(graph)], [])).toEqual([
    { kind: 'service', value: 'Drain cleaning' },
    { kind: 'town', value: 'Boise' },
  ]);
});

test('blanks in square brackets are no values', () => {
  const card = { '@type': 'Plumber', name: '[your business name]', telephone: '[your phone number]' };
  expect(pastedValues([jsonLd(card)], [])).toEqual([{ kind: 'type', value: 'Plumber' }]);
});

test('of the candidates those count that stand in a text as whole words', () => {
  const candidates: PastedValue[] = [
    { kind: 'noun', value: 'plumber' },
    { kind: 'town', value: 'Boise' },
    { kind: 'town', value: 'Nampa' },
  ];
  const found = pastedValues([text('Plumber in Boise | Acme'), text('Plumbers of Nampania')], candidates);
  expect(found).toEqual(candidates.slice(0, 2));
});

test('hours in text are read day by day, on a clock of 24 hours', () => {
  const block =
    'Hours of Acme\nMonday to Tuesday: 8:00 am – 12:00 pm and 1:30 pm – 5:00 pm\nSaturday to Sunday: closed';
  expect(pastedValues([text(block)], []).map(({ value }) => value)).toEqual([
    'mo 08:00-12:00',
    'mo 13:30-17:00',
    'tu 08:00-12:00',
    'tu 13:30-17:00',
    'sa closed',
    'su closed',
  ]);
});

test('no text to paste, however broken, stops the count', () => {
  const language = fc.constantFrom<Paste['language']>('json-ld', 'text', 'html');
  const paste = fc.record({ label: fc.string(), language, text: fc.oneof(fc.string(), fc.json()) });
  fc.assert(fc.property(fc.array(paste), (pastes) => Array.isArray(pastedValues(pastes, []))));
});
