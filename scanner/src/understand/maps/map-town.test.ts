import { expect, it } from 'vitest';
import { markupOf, pageFrom } from '../../../test/page-facts.ts';
import { deriveAreas } from '../areas/areas.ts';
import { mapTown } from './map-town.ts';

const embed = (place: string) =>
  `<iframe src="https://www.google.com/maps/embed?pb=!1m18!3m3!1m2!1s0x945ca5f9a32cdc5b%3A0x9118ec0bcb36fcb5!2s${encodeURIComponent(place)}!5e0!3m2"></iframe>`;
const search = (place: string) =>
  `<iframe src="https://maps.google.com/maps?q=${encodeURIComponent(place)}&amp;output=embed"></iframe>`;
const townOf = (html: string, country: string | null, language: 'en' | 'es' | 'it' = 'es') =>
  mapTown({ pages: [pageFrom(html)], country, language })?.name ?? null;

it.each([
  ['AR', embed('Pringles 1705, P3600 Formosa'), 'Formosa'],
  ['AR', embed('Carriego 350, Tandil, Provincia de Buenos Aires'), 'Tandil'],
  ['IT', embed('Via Abruzzi 16, 72029 Villa Castelli BR, Italia'), 'Villa Castelli'],
  ['GB', search('14 Cannon Street, London EC4N 6HL'), 'London'],
  ['BR', embed('R. Aldeia, 12 - Centro, Curitiba - PR, 80010-000'), 'Curitiba'],
  ['MX', search('Ciudad de México'), 'Ciudad de México'],
  [null, embed('Via Colfelice, Roma'), 'Roma'],
])('%s: reads the town of an embedded map: %s', (country, html, town) => {
  expect(townOf(html, country, country === null ? 'it' : 'es')).toBe(town);
});

it.each([
  ['the name of a business', embed('Tierarztpraxis Frese')],
  ['a position', search('45.0636127,7.6496216')],
  ['the office of a theme', embed('121 King St, Melbourne VIC 3000, Australia')],
  ['two towns', embed('Tandil, Argentina') + embed('Formosa, Argentina')],
  ['three places', ['Tandil', 'Olavarría', 'Azul'].map(search).join('')],
  ['another frame', '<iframe src="https://www.youtube.com/embed/q=Tandil"></iframe>'],
])('finds no town in a map of %s', (_what, html) => {
  expect(townOf(html, 'AR')).toBeNull();
  expect(townOf(html, 'AU')).toBeNull();
});

it('makes the town of the map the main one if no text names a town', () => {
  const areasOf = (text: string) => {
    const pages = [pageFrom(`<p>${text}</p>${embed('Pringles 1705, P3600 Formosa')}`, { role: 'home' })];
    return deriveAreas({ pages, markup: markupOf(pages), country: 'AR', language: 'es' }).main;
  };
  expect(areasOf('Hola')).toMatchObject({ city: 'Formosa', certainty: 'stated once' });
  expect(areasOf('San Miguel - Provincia de Buenos Aires')?.city).toBe('San Miguel');
});
