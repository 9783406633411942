import { expect, test } from 'vitest';
import { parseSource } from '../html/parse-document.ts';

const namesOf = (name: unknown) => {
  const card = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Plumber', name });
  const [node] = parseSource(`<script type="application/ld+json">${card}</script>`, 'https://a.test/').markup;
  return node?.properties.get('name');
};

test('a language map gives its texts', () => {
  expect(namesOf({ en: 'Acme Plumbing', 'es-MX': ['Plomería Acme'] })).toEqual(['Acme Plumbing', 'Plomería Acme']);
});

test('an object with other keys is a separate item', () => {
  expect(namesOf({ en: 'Acme Plumbing', id: '#name' })).toMatchObject([{ types: [] }]);
});

const cardsOf = (text: string) => parseSource(`<script type="application/ld+json">${text}</script>`, 'https://a.test/');

test.each([
  ['objects', `${'{"a":'.repeat(501)}1${'}'.repeat(501)}`],
  ['brackets that are never closed', '['.repeat(501)],
])('does not parse a block that is nested too deeply: %s', (_what, text) => {
  expect(cardsOf(text)).toMatchObject({ markup: [], brokenMarkup: [{ problem: 'Nested more than 500 deep' }] });
});

test('does not count brackets inside texts as levels', () => {
  const name = '\\"{['.repeat(501);
  expect(cardsOf(`{"@type":"Plumber","name":"${name}"}`)).toMatchObject({ markup: [{}], brokenMarkup: [] });
});
