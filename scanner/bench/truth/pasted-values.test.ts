import { type Paste, writePasteTable } from '@named-first/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PastedValue, pastedValues } from './pasted-values.ts';

function jsonLd(card: object): Paste {
  const text = `<script type="application/ld+json">\n${JSON.stringify(card)}\n</script>`;
  return { label: 'Card', language: 'json-ld', text };
}

const text = (words: string): Paste => ({ label: 'Text', language: 'text', text: words });

test('the properties of a business card identify its values', () => {
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

test('a list of services gives their names and their town', () => {
  const graph = { '@graph': [{ '@type': 'Service', name: 'Drain cleaning', areaServed: 'Boise' }] };
  expect(pastedValues([jsonLd(graph)], [])).toEqual([
    { kind: 'service', value: 'Drain cleaning' },
    { kind: 'town', value: 'Boise' },
  ]);
});

test('the type is read from a line for a label that the site has', () => {
  const line: Paste = { label: 'Type', language: 'json-ld', text: '"@type": "Plumber",\n"additionalType": "x"' };
  expect(pastedValues([line], [])).toEqual([{ kind: 'type', value: 'Plumber' }]);
});

test('blanks in square brackets do not count as values', () => {
  const card = { '@type': 'Plumber', name: '[your business name]', telephone: '[your phone number]' };
  expect(pastedValues([jsonLd(card)], [])).toEqual([{ kind: 'type', value: 'Plumber' }]);
});

test('examples inside blanks do not count as values', () => {
  const blanks = text('Acme is [what you do, such as a plumbing company]. Estimates are [free / $[amount] in Boise].');
  const candidates: PastedValue[] = [
    { kind: 'noun', value: 'plumbing company' },
    { kind: 'town', value: 'Boise' },
  ];
  expect(pastedValues([blanks], candidates)).toEqual([]);
});

test('a town or a noun inside the pasted name is part of the name', () => {
  const name: PastedValue = { kind: 'name', value: 'Golden Plumber' };
  const candidates: PastedValue[] = [name, { kind: 'town', value: 'Golden' }, { kind: 'noun', value: 'plumber' }];
  expect(pastedValues([text('Golden Plumber is in Arvada.')], candidates)).toEqual([name]);
  expect(pastedValues([text('Golden Plumber is in Golden.')], candidates)).toEqual(candidates.slice(0, 2));
});

test('a noun counts with all its words', () => {
  expect(pastedValues([text('Do you help the same day?')], [{ kind: 'noun', value: 'day spa' }])).toEqual([]);
});

test('candidates count if a text contains them as whole words', () => {
  const candidates: PastedValue[] = [
    { kind: 'noun', value: 'plumber' },
    { kind: 'town', value: 'Boise' },
    { kind: 'town', value: 'Nampa' },
  ];
  const found = pastedValues([text('Plumber in Boise | Acme'), text('Plumbers of Nampania')], candidates);
  expect(found).toEqual(candidates.slice(0, 2));
});

test('words of web addresses and of tables to work through do not count', () => {
  const candidates: PastedValue[] = [
    { kind: 'name', value: 'Acme' },
    { kind: 'town', value: 'Boise' },
  ];
  const table: Paste = {
    label: 'Where each stands',
    language: 'markdown',
    text: writePasteTable({ head: ['value'], rows: [['1 Main St, Boise']] }),
  };
  expect(pastedValues([text('See https://acme.example/boise'), table], candidates)).toEqual([]);
});

test('hours in text are read day by day, on a 24-hour clock', () => {
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

test('no paste, however broken, stops the count', () => {
  const language = fc.constantFrom<Paste['language']>('json-ld', 'text', 'html');
  const paste = fc.record({ label: fc.string(), language, text: fc.oneof(fc.string(), fc.json()) });
  fc.assert(fc.property(fc.array(paste), (pastes) => Array.isArray(pastedValues(pastes, []))));
});
