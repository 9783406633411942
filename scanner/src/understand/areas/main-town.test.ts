import { describe, expect, it, test } from 'vitest';
import { factsFrom } from '../../../test/facts-from.ts';
import { jsonLd, pageFrom } from '../../../test/page-facts.ts';
import { deriveIdentity } from '../identity/identity.ts';
import { deriveMarkup } from '../markup/markup.ts';
import type { PageFacts } from '../page-facts.ts';
import { deriveAreas } from './areas.ts';

function areasOf(pages: readonly PageFacts[], language = 'en', country = 'US') {
  const markup = deriveMarkup(pages);
  const { addresses, address } = deriveIdentity({ pages, markup, llmsText: null, country, language });
  return deriveAreas({ pages, markup, addresses, address, country, language });
}
const mainOf = (html: string, language = 'en', country = 'US') => areasOf([pageFrom(html)], language, country).main;

const MANY = '<p>Serving Golden and Arvada.</p><p>Golden is old. We love Golden. See Golden.</p>';

describe('the main town is not the most mentioned one', () => {
  it.each([
    ['the title', `<title>Roofing in Arvada | Peak</title>${MANY}`],
    ['the title with a state', `<title>Peak Roofing - Arvada, CO</title>${MANY}`],
    ['the title with a state but no comma', `<title>Roofer Arvada CO | Peak Roofing</title>${MANY}`],
    ['the end of a part of the title', `<title>Peak Roofing Arvada | Home</title>${MANY}`],
    ['the main heading', `<title>Peak Roofing</title><h1>Your roofer in Arvada</h1>${MANY}`],
    ['the middle of the main heading', `<h1>Shingles for Arvada homes</h1>${MANY}`],
    ['the postal address', `<title>Peak Roofing</title>${MANY}<footer>12 Elm St, Arvada, CO 80002</footer>`],
    [
      'the address in markup',
      `${jsonLd({ '@type': 'RoofingContractor', name: 'Peak', address: { addressLocality: 'Arvada', addressRegion: 'CO' } })}${MANY}`,
    ],
    ['a line with a postal code', `<title>Peak Roofing</title>${MANY}<p>Arvada, CO 80002</p>`],
    ['a title after the name of a company', `<title>Golden Roofing | Roofer in Arvada</title>${MANY}`],
  ])('if it is in %s', (_, html) => {
    const areas = areasOf([pageFrom(html)]);
    expect(areas.main?.city).toBe('Arvada');
    expect(areas.places[0]?.name).toBe('Golden');
  });

  it.each([
    ['Suisse', null],
    ['Luxembourg', 'Luxembourg'],
  ])('if the labels name the country instead of a town: %s', (addressLocality, town) => {
    const html = jsonLd({ '@type': 'RoofingContractor', name: 'Peak', address: { addressLocality } });
    expect(areasOf([pageFrom(`${html}<p>Nous travaillons bien.</p>`)]).main?.city ?? null).toBe(town);
  });

  it('if the contact page has the address', () => {
    const contact = pageFrom('<h1>Contact</h1><p>12 Elm St, Arvada, CO 80002</p>', { role: 'contact' });
    expect(areasOf([pageFrom(MANY), contact]).main?.city).toBe('Arvada');
  });
});

test.each([
  [
    'de',
    'DE',
    '<title>Malerbetrieb Huber in Freising</title><p>Maler für Erding und Umgebung. Erding!</p>',
    'Freising',
  ],
  ['fr', 'FR', '<title>Plombier à Royan</title><p>Nous intervenons à Saintes. Saintes, Saintes.</p>', 'Royan'],
  ['nl', 'NL', '<title>Schilder te Zwolle</title><p>Werkzaam in Kampen. Kampen is mooi.</p>', 'Zwolle'],
  ['es', 'ES', '<title>Fontanero en Camas</title><p>Damos servicio en Sevilla. Sevilla y más Sevilla.</p>', 'Camas'],
])('the title names the main town in %s of %s', (language, country, html, town) => {
  expect(mainOf(html, language, country)?.city).toBe(town);
});

describe('the main town is certain', () => {
  it.each([
    ['the title and a sentence name it', '<title>Roofing in Arvada</title><p>We proudly serve Arvada.</p>'],
    [
      'an address and the description name it',
      '<meta name="description" content="Roofer in Arvada"><p>12 Elm St, Arvada, CO 80002</p>',
    ],
  ])('if %s', (_, html) => {
    expect(mainOf(html)).toMatchObject({ city: 'Arvada', certainty: 'certain', contested: false });
  });

  it('if a title starts with it, and the description and several sentences name it with its state', () => {
    const head = '<title>Brightfield | Arvada Solar Energy</title>';
    const told = '<meta name="description" content="Solar in Arvada, CO"><p>Arvada, CO</p><p>We love Arvada.</p>';
    const html = `${head}${told}<p>Homes in Arvada use the sun.</p>`;
    expect(mainOf(html)).toMatchObject({ city: 'Arvada', certainty: 'certain' });
    expect(mainOf(html.replace(/<meta[^>]*>/, ''))?.certainty).toBe('stated once');
  });

  it('with every place that states it', () => {
    const main = mainOf('<title>Roofing in Arvada</title><p>We proudly serve Arvada.</p>');
    expect(main?.signs.map(({ place }) => place)).toEqual(['title', 'sentence']);
  });
});

describe('the main town is not certain', () => {
  it.each([
    ['only the text names it', '<p>Serving Arvada. We are based in Arvada.</p>'],
    ['the main heading repeats the title', '<title>Roofing in Arvada</title><h1>Roofing in Arvada</h1>'],
    ['the company may be named after it', '<title>Golden Roofing</title><p>We serve Golden. Golden!</p>'],
  ])('if %s', (_, html) => {
    expect(mainOf(html)).toMatchObject({ certainty: 'stated once' });
  });

  it.each([
    [
      'the title names two',
      '<title>Roofing in Arvada & Golden</title><meta name="description" content="Roofs in Arvada and Golden"><p>Serving Arvada and Golden.</p>',
    ],
    [
      'the title and the main heading name different towns',
      '<title>Roofing in Arvada</title><h1>Roofing in Golden</h1><p>Serving Arvada and Golden.</p>',
    ],
    [
      'the title names another than the address',
      '<title>Roofing in Golden</title><p>12 Elm St, Arvada, CO 80002</p><p>Serving Golden.</p>',
    ],
  ])('if %s', (_, html) => {
    const { main, rivals } = areasOf([pageFrom(html)]);
    expect(main).toMatchObject({ city: 'Arvada', contested: true, certainty: 'stated once' });
    expect(rivals.map(({ shown, reason }) => [shown, reason])).toEqual([['Golden', 'outvoted']]);
  });
});

test('an address and a title that names its town among others agree', () => {
  const html = '<title>Roofing in Golden & Arvada</title><p>12 Elm St, Arvada, CO 80002</p><p>Serving Arvada.</p>';
  expect(mainOf(html)).toMatchObject({ city: 'Arvada', contested: false });
});

test.each([
  ['a county', '<title>Plumber in Gwinnett County</title><p>Serving Snellville and Gwinnett County.</p>'],
  ['the area around a city', '<title>Plumber, Atlanta Metro</title><p>Serving Snellville. Snellville!</p>'],
])('%s is not a main town next to a town', (_, html) => {
  expect(mainOf(`${html}<p>12 Elm St, Snellville, GA 30078</p>`)).toMatchObject({
    city: 'Snellville',
    contested: false,
  });
});

test('a contested town is left blank in texts to paste', () => {
  const address = '<footer>Peak Roofing, 12 Elm St, Arvada, CO 80002</footer>';
  const pagesOf = (title: string) => [
    pageFrom(`<title>${title}</title>${address}`),
    pageFrom(`<p>Peak Roofing, 12 Elm St, Arvada, CO 80002</p>`, { role: 'contact' }),
  ];
  expect(factsFrom(pagesOf('Peak Roofing')).certain.town?.value.city).toBe('Arvada');
});

it('is one of two towns in a locality with a comma', () => {
  const address = { addressLocality: 'Pedroso, Vila Nova de Gaia', addressCountry: 'PT' };
  const card = jsonLd({ '@type': 'HomeAndConstructionBusiness', name: 'Serralharia', address });
  const html = `<title>Serralharia | Vila Nova de Gaia</title>${card}`;
  expect(mainOf(html, 'pt', 'PT')).toMatchObject({ city: 'Vila Nova de Gaia', contested: false });
});
