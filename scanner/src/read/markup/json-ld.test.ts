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
