import { describe, expect, test } from 'vitest';
import type { MarkupValue } from '../html/document.ts';
import { parseSource } from '../html/parse-document.ts';

const BASE = 'https://www.example.com/shop/page.html';

type Item = { types: readonly string[]; properties: Record<string, unknown[]> };

function plain(value: MarkupValue): unknown {
  if (typeof value !== 'object') return value;
  const properties = [...value.properties].map(([name, values]) => [name, values.map(plain)] as const);
  return { types: value.types, properties: Object.fromEntries(properties) };
}

const itemsOf = (html: string) => parseSource(html, BASE).markup.map(plain) as Item[];
const valuesOf = (html: string) => itemsOf(`<div itemscope>${html}</div>`)[0]?.properties;

// https://html.spec.whatwg.org/multipage/microdata.html#values
describe('the value of a property', () => {
  test.each<[string, string, unknown]>([
    ['the text of an element', '<b itemprop="a">Four <i>parts</i> water</b>', 'Four parts water'],
    ['the content of a meta', '<meta itemprop="a" content="HO">', 'HO'],
    ['the value of data', '<data itemprop="a" value="9678">The Instigator</data>', '9678'],
    ['the value of a meter', '<meter itemprop="a" min=0 value=3.5 max=5>3.5 of 5</meter>', '3.5'],
    ['the moment of a time', '<time itemprop="a" datetime="2026-03-02">today</time>', '2026-03-02'],
    ['the text of a time without one', '<time itemprop="a">2026-03-02</time>', '2026-03-02'],
    ['where a link leads', '<a itemprop="a" href="../terms">Terms</a>', 'https://www.example.com/terms'],
    ['where a link element leads', '<link itemprop="a" href="?all=1">', 'https://www.example.com/shop/page.html?all=1'],
    ['a place on the same page', '<link itemprop="a" href="#c1">', 'https://www.example.com/shop/page.html#c1'],
    ['where a picture lies', '<img itemprop="a" src="van.jpg" alt="Van">', 'https://www.example.com/shop/van.jpg'],
    ['where an object lies', '<object itemprop="a" data="/film"></object>', 'https://www.example.com/film'],
    ['where a film lies', '<video itemprop="a" src="/film.mp4"></video>', 'https://www.example.com/film.mp4'],
    ['no style sheet', '<b itemprop="a">Neil<style>body { color: red }</style></b>', 'Neil'],
    ['no script', '<b itemprop="a"><script>count("rabbits")</script>British</b>', 'British'],
  ])('is %s', (_, html, value) => {
    expect(valuesOf(html)).toEqual({ a: [value] });
  });

  test('belongs to each of its names', () => {
    expect(valuesOf('<b itemprop="name legalName">Pipe Ltd</b>')).toEqual({
      name: ['Pipe Ltd'],
      legalName: ['Pipe Ltd'],
    });
  });

  test('may be one of several, in page order, whatever is between them', () => {
    const html = '<p itemprop="a">1</p><p itemprop="b">test</p><p itemprop="a">2</p>';
    expect(valuesOf(html)).toEqual({ a: ['1', '2'], b: ['test'] });
  });
});

describe('an item', () => {
  test('has every type it names', () => {
    const html =
      '<div itemscope itemtype="https://schema.org/Plumber\n  https://schema.org/Store"><b itemprop="name">P</b></div>';
    expect(itemsOf(html)).toEqual([{ types: ['Plumber', 'Store'], properties: { name: ['P'] } }]);
  });

  test('is a value of its parent item, and its own values are not', () => {
    const html = `<article itemscope itemtype="https://schema.org/Product"><b itemprop="name">Van</b>
      <p itemprop="review" itemscope itemtype="https://schema.org/Review"><b itemprop="author">Ada</b> <i itemprop="name">Good</i></p>
      <p itemprop="review" itemscope itemtype="https://schema.org/Review"><b itemprop="author">Bo</b></p></article>`;
    const review = (properties: Record<string, string[]>) => ({ types: ['Review'], properties });
    const reviews = [review({ author: ['Ada'], name: ['Good'] }), review({ author: ['Bo'] })];
    expect(itemsOf(html)).toEqual([{ types: ['Product'], properties: { name: ['Van'], review: reviews } }]);
  });

  test('inside another, without a property name, is a top-level item', () => {
    const html = '<div itemscope><b itemprop="a">1</b><div itemscope><b itemprop="a">2</b></div></div>';
    expect(itemsOf(html).map(({ properties }) => properties)).toEqual([{ a: ['1'] }, { a: ['2'] }]);
  });

  test('includes content from elsewhere by the ids it refers to, which several items may share', () => {
    const picture = (name: string) =>
      `<figure itemscope itemref="licence seller"><img itemprop="work" src="/${name}.jpg" alt=""></figure>`;
    const html = `${picture('house')}${picture('van')}
      <p id="licence"><a itemprop="license" href="https://licence.example/mit">MIT</a></p>
      <p id="seller">Sold by <b itemprop="seller">Pipe Ltd</b></p>`;
    const rest = { license: ['https://licence.example/mit'], seller: ['Pipe Ltd'] };
    expect(itemsOf(html).map(({ properties }) => properties)).toEqual([
      { work: ['https://www.example.com/house.jpg'], ...rest },
      { work: ['https://www.example.com/van.jpg'], ...rest },
    ]);
  });

  test('keeps its values when tags are left open', () => {
    const html =
      '<dl itemscope><dt>Name:<dd itemprop="name">Tank<dt>Code:<dd itemprop="code">33041<dt>Scale:<dd itemprop="scale">HO</dl>';
    expect(itemsOf(html)).toEqual([{ types: [], properties: { name: ['Tank'], code: ['33041'], scale: ['HO'] } }]);
  });
});
