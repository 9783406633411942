import { describe, expect, it } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { deriveMarkup } from '../markup/markup.ts';
import { deriveAreas } from './areas.ts';
import { likelyTown } from './likely-town.ts';

const townOf = (html: string, { country = 'US' as string | null, language = 'en' as 'en' | 'de' | 'fr' } = {}) =>
  likelyTown({ pages: [pageFrom(html)], country, language })?.name ?? null;

describe('the likely town', () => {
  it.each([
    [
      'is named more often than others',
      '<p>We keep gardens in Boise.</p><p>Boise is dry. Some of us live in Nampa.</p>',
      'Boise',
    ],
    ['has its state behind it', '<li>Boise, Idaho</li><footer><p>Boise</p></footer>', 'Boise'],
    ['ends a footer, as a large city', '<footer><p>Main office - Chicago</p><p>Chicago</p></footer>', 'Chicago'],
    ['is in the title, as a large city', '<title>Chicago Gutters</title><p>Chicago knows us.</p>', 'Chicago'],
  ])('%s', (_why, html, town) => {
    expect(townOf(html)).toBe(town);
  });

  it('is one behind a postal code', () => {
    const html = '<footer><p>Am Anger 3, 85354 Freising</p></footer>';
    expect(townOf(html, { country: 'DE', language: 'de' })).toBe('Freising');
  });

  it('is looked for in all countries of the language if the country is unknown', () => {
    const html = '<title>Middlesbrough plasterer</title><p>We plaster homes in Middlesbrough.</p><p>Middlesbrough!</p>';
    expect(townOf(html, { country: null })).toBe('Middlesbrough');
  });

  it.each([
    ['nobody names a town', '<p>We keep your garden tidy all year.</p>'],
    ['a village is named once', '<p>Our van is from Homedale.</p>'],
    ['only the menu or a form names it', '<nav><a>Boise</a><a>Boise</a></nav><form><label>Boise</label></form>'],
    ['a page about something else names it once', '<p>Based on a true story from Boise.</p>'],
  ])('is unknown if %s', (_why, html) => {
    expect(townOf(html)).toBeNull();
  });

  it.each([
    ['CO', 'es', '<title>Villa Suárez Abogados</title><p>Villa Suárez Abogados</p>'],
    ['BR', 'pt', '<title>Dr. João Américo Costa dos Santos | Advogado</title><p>Dr. João Américo Costa dos Santos</p>'],
    ['US', 'en', '<title>Henry Street Bakery</title><p>Henry Street Bakery</p>'],
    ['AR', 'es', '<p>LAUTARO LOPEZ</p><footer><p>© 2024 LAUTARO LOPEZ.</p></footer>'],
  ] as const)('is no surname or given name, in %s', (country, language, html) => {
    expect(likelyTown({ pages: [pageFrom(html)], country, language })).toBeNull();
  });

  it('is not one that the site says about something else', () => {
    const pages = [pageFrom('<p>She studied in Chicago, Illinois. In Chicago!</p>')];
    expect(likelyTown({ pages, country: 'US', language: 'en' })?.name).toBe('Chicago');
    expect(likelyTown({ pages, country: 'US', language: 'en', refused: new Set(['chicago']) })).toBeNull();
  });

  it('is not that of an address that a template left behind', () => {
    const pages = [pageFrom('<footer><p>123 Rue de la Paix, 75000 Paris</p></footer>')];
    expect(likelyTown({ pages, country: 'FR', language: 'fr' })?.name).toBe('Paris');
    const samples = ['123 Rue de la Paix, 75000 Paris'];
    expect(likelyTown({ pages, country: 'FR', language: 'fr', samples })).toBeNull();
  });

  it('is not a word that the site also writes in lower case', () => {
    const html = '<title>Mobile mechanics</title><meta name="description" content="Mobile repairs">';
    expect(townOf(html)).toBe('Mobile');
    expect(townOf(`${html}<p>Our mobile team comes to you.</p>`)).toBeNull();
  });
});

describe('a town that is only likely', () => {
  const areasOf = (html: string) => {
    const pages = [pageFrom(html)];
    return deriveAreas({ pages, markup: deriveMarkup(pages), country: 'US' });
  };

  it('is stated, but never certain', () => {
    const { main, places } = areasOf(
      '<title>Peak Gutters | Chicago</title><meta name="description" content="Chicago knows us."><p>Chicago!</p>',
    );
    expect(places.map(({ name }) => name)).toEqual(['Chicago']);
    expect(main).toMatchObject({ city: 'Chicago', certainty: 'stated once' });
  });

  it('is not added to towns that a sentence names', () => {
    const { places } = areasOf('<title>Chicago Gutters</title><p>We work in Boise, Idaho.</p><p>Chicago, Chicago!</p>');
    expect(places.map(({ name }) => name)).toEqual(['Boise']);
  });
});

it('looks up at most 3,000 names, however many a text has', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const words = letters.flatMap((a) => letters.flatMap((b) => [`Q${a}${b}`, `X${a}${b}`])).join(' ');
  const lines = Array.from({ length: 30 }, (_, at) => `<p>${words.slice(at * 200, at * 200 + 390)}</p>`).join('');
  expect(townOf(`${lines}<p>Chicago, Illinois</p><footer><p>Chicago</p></footer>`)).toBeNull();
  expect(townOf('<p>Chicago, Illinois</p><footer><p>Chicago</p></footer>')).toBe('Chicago');
});
