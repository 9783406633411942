import { describe, expect, it } from 'vitest';
import { pageFrom } from '../../../test/page-facts.ts';
import { mapOfAddress } from './map-of-address.ts';

const SEREGNO = { street: 'Via Cadore 253', city: 'Seregno', region: null, postalCode: '20831' };
const pin = (place: string) =>
  `<iframe src="https://www.google.com/maps/embed?pb=!1m18!3m3!1m2!1s0x945ca5f9a32cdc5b%3A0x9118ec0bcb36fcb5!2s${encodeURIComponent(place)}!5e0!3m2"></iframe>`;
const link = (path: string) => `<a href="https://www.google.it/maps${path}">Map</a>`;
const shown = (html: string, address = SEREGNO) => mapOfAddress(address, [pageFrom(html)])?.shown ?? null;

describe('the map of an address', () => {
  it.each([
    ['an embedded pin', pin('Via Cadore, 253, 20831 Seregno MB')],
    ['the name of the business before the street', pin('Agenzia Rossi, Via Cadore 253, Seregno')],
    ['a route', link('/dir//Via+Cadore,+253,+20831+Seregno+MB')],
    ['a place', link('/place/Via+Cadore+253,+20831+Seregno/@45.6,9.2,17z')],
    ['a search', link('/search/?api=1&amp;query=Via+Cadore+253+Seregno')],
    ['a query', link('?q=via%20cadore%20253%20seregno&amp;output=embed')],
  ])('may be %s', (_what, html) => {
    expect(shown(html)).toMatch(/via cadore/i);
  });

  it.each([
    ['another number', pin('Via Cadore, 25, 20831 Seregno MB')],
    ['a number that only begins in the same way', pin('Via Cadore, 2531, 20831 Seregno MB')],
    ['no number', link('/place/Via+Cadore,+Seregno')],
    ['another town', pin('Via Cadore, 253, 20100 Milano MI')],
    ['only the name of the business', pin('Agenzia Rossi')],
    ['a position', link('?q=45.6599,9.1996')],
    ['the same words on another website', '<a href="https://example.org/maps?q=Via+Cadore+253+Seregno">Map</a>'],
  ])('is not one with %s', (_what, html) => {
    expect(shown(html)).toBeNull();
  });

  it('shows the whole street: a street that begins with another word on the map is not the same', () => {
    const cut = { ...SEREGNO, street: 'Cadore 253' };
    expect(shown(pin('Via Cadore, 253, 20831 Seregno MB'), cut)).toBeNull();
  });

  it('need not repeat what the address has after its number', () => {
    expect(shown(pin('Via Cadore 253, Seregno'), { ...SEREGNO, street: 'Via Cadore 253, interno 4' })).not.toBeNull();
  });
});
