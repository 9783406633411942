import { expect, test } from 'vitest';
import { jsonLd, pageFrom } from '../../../test/page-facts.ts';
import { nodesWithin } from './markup.ts';
import { withoutBlanks } from './without-blanks.ts';

const read = (card: object) => pageFrom(jsonLd(card)).document.markup;
const filled = (card: object) => {
  const nodes = read(card);
  return withoutBlanks(nodes, nodesWithin(nodes)).map(({ properties }) => [...properties.keys()]);
};

test('an unfilled blank is not a value, and an address of blanks is not an address', () => {
  const address = { '@type': 'PostalAddress', streetAddress: '[street]', addressLocality: '[town]' };
  const sameAs = ['[links to your own profiles, such as Facebook]'];
  expect(
    filled({ '@type': 'Plumber', name: 'Copper Creek', priceRange: '[your price range]', address, sameAs }),
  ).toEqual([['name']]);
});

test('filled-in values next to a blank stay', () => {
  const address = { '@type': 'PostalAddress', streetAddress: '[street]', addressLocality: 'Boise' };
  expect(filled({ '@type': 'Plumber', name: '[your business name]', address })).toEqual([['address']]);
});

test('nodes without blanks are returned unchanged', () => {
  const nodes = read({ '@type': 'Plumber', name: 'Copper Creek', description: 'Open [24 hours]' });
  expect(withoutBlanks(nodes, nodesWithin(nodes))).toBe(nodes);
});
