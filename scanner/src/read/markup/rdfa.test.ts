import { expect, test } from 'vitest';
import { parseSource } from '../html/parse-document.ts';

const propertiesOf = (html: string) => {
  const [thing] = parseSource(
    `<div vocab="https://schema.org/" typeof="Plumber">${html}</div>`,
    'https://a.test/',
  ).markup;
  return [...(thing?.properties ?? [])].map(([name, [value]]) => [name, typeof value === 'object' ? value.id : value]);
};

test('a link names a property with rel as well as with property', () => {
  const yelp = 'https://www.yelp.com/biz/acme';
  expect(propertiesOf(`<a rel="sameAs" href="${yelp}">Yelp</a>`)).toEqual([['sameAs', yelp]]);
  expect(propertiesOf('<div rel="address" typeof="PostalAddress" resource="#a"></div>')).toEqual([
    ['address', 'https://a.test/#a'],
  ]);
});

test('rel for page links, or without a URL, does not name a property', () => {
  expect(propertiesOf('<a rel="nofollow noopener" href="/x">x</a><li rel="sameAs">Yelp</li>')).toEqual([]);
});
