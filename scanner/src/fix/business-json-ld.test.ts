import { expect, it } from 'vitest';
import { factsFrom } from '../../test/facts-from.ts';
import { jsonLd, pageFrom, tradeOf } from '../../test/page-facts.ts';
import type { TradeFacts } from '../understand/trade/trade-facts.ts';
import { businessJsonLd } from './business-json-ld.ts';

function cardFor(html: string, shape: TradeFacts['shape'] = 'service-area', contact = ''): Record<string, unknown> {
  const pages = [pageFrom(html), ...(contact === '' ? [] : [pageFrom(contact, { role: 'contact' })])];
  const facts = { ...factsFrom(pages), trade: tradeOf('plumbing', shape) };
  return JSON.parse(businessJsonLd(facts).text.replace(/<\/?script[^>]*>/g, '')) as Record<string, unknown>;
}

const HEADING = '<h1>Copper Creek Plumbing</h1>';
const SHOP = '<p>1127 W Juniper Street, Boise, ID 83702</p>';

it.each([
  ['storefront', true],
  ['hybrid', true],
  ['service-area', false],
  ['unknown', false],
] as const)('a business of the shape %s is asked for a street: %s', (shape, asked) => {
  expect('address' in cardFor('<h1>Copper Creek Plumbing</h1>', shape)).toBe(asked);
});

it('leaves the street blank if only one place gives it', () => {
  expect(cardFor(HEADING + SHOP, 'storefront').address).toMatchObject({ streetAddress: '[your street address]' });
});

it('keeps a street that the site shows in two places', () => {
  expect(cardFor(HEADING + SHOP, 'unknown', SHOP).address).toMatchObject({ streetAddress: '1127 W Juniper Street' });
});

it('does not copy the sample values of a template', () => {
  const card = cardFor(jsonLd({ '@type': 'Plumber', name: 'Copper Creek', image: 'https://www.example.org/logo.png' }));
  expect(card.image).toBe('[web address of your logo or a photo]');
});

it('writes the whole URL of a picture that the page shows', () => {
  const plumber = (image: string) => jsonLd({ '@type': 'Plumber', name: 'Copper Creek', telephone: '1', image });
  const card = cardFor(`${plumber('logo.png')}<img src="/logo.png">`);
  expect(card.image).toBe('https://www.example.com/logo.png');
  expect(cardFor(`${plumber('logo.png')}<img src="van.png">`).image).toBe('[web address of your logo or a photo]');
});

it("lists the profiles that visitors see, the map separately, without other people's", () => {
  const links = [
    'https://www.facebook.com/coppercreekplumbing',
    'https://www.yelp.com/biz/some-other-bakery',
    'https://www.google.com/maps/place/Copper+Creek+Plumbing',
  ];
  const card = cardFor(
    `<h1>Copper Creek Plumbing</h1>${jsonLd({ '@type': 'Plumber', name: 'Copper Creek Plumbing' })}${links.map((href) => `<p><a href="${href}">Find us</a></p>`).join('')}`,
  );
  expect(card.sameAs).toEqual([links[0]]);
  expect(card.hasMap).toBe(links[2]);
});

it('keeps an entry of sameAs that is a URL and contains the name', () => {
  const sameAs = ['#', 'https://www.facebook.com/coppercreek', 'https://www.facebook.com/zz9'];
  const card = cardFor(
    `<title>Copper Creek</title><h1>Copper Creek</h1><p>© Copper Creek</p>${jsonLd({ '@type': 'Plumber', name: 'Copper Creek', telephone: '1', sameAs })}`,
  );
  expect(card.sameAs).toEqual(['https://www.facebook.com/coppercreek']);
});

it('puts a post office box into its property', () => {
  const BOX = '<p>PO Box 1211, Boise, ID 83701</p>';
  const { address } = cardFor(HEADING + BOX, 'storefront', BOX);
  expect(address).toMatchObject({ postOfficeBoxNumber: '1211', addressLocality: 'Boise' });
  expect(address).not.toHaveProperty('streetAddress');
});

it('asks for a postal code in countries without ZIP codes', () => {
  const { address } = cardFor('<a href="tel:+441473555014">Call</a>', 'storefront');
  expect(address).toMatchObject({ postalCode: '[your postal code]' });
});

it('asks for a region only in countries whose addresses have one', () => {
  const british = cardFor('<a href="tel:+441473555014">Call</a>', 'storefront');
  expect(british.address).not.toHaveProperty('addressRegion');
  const american = cardFor('<a href="tel:+12083550142">Call</a>', 'storefront');
  expect(american.address).toMatchObject({ addressRegion: '[your state]' });
});

it('omits the area of a business that customers come to', () => {
  expect(cardFor('<p>Find us in Boise.</p>', 'storefront')).not.toHaveProperty('areaServed');
  expect(cardFor('<p>Find us in Boise.</p>', 'service-area')).toHaveProperty('areaServed');
});

it('names the towns that text and markup agree on, each once', () => {
  const card = cardFor(
    `<p>Serving Boise, Nampa and Kuna.</p>${jsonLd({ '@type': 'Plumber', name: 'Copper Creek', telephone: '1', areaServed: ['Boise, ID', 'Eagle, ID', 'Nampa'] })}`,
  );
  expect(card.areaServed).toEqual(['Boise', 'Nampa']);
});

it('does not take directions for a map listing', () => {
  const card = cardFor('<a href="https://www.google.com/maps/dir/?api=1&destination=Boise">Directions</a>');
  expect(card.hasMap).toBe('[link to your Google Maps listing]');
});

it('does not take the type of a page about one service if the home page has another and the trade is not certain', () => {
  const label = (type: string) => jsonLd({ '@type': type, name: 'Morris Property', telephone: '1' });
  const home = pageFrom(`<title>Morris Property</title>${label('HomeAndConstructionBusiness')}`, { role: 'home' });
  const roofs = pageFrom(`<h1>Roofs</h1>${label('RoofingContractor')}`, { role: 'service' });
  const typeOf = (pages: Parameters<typeof factsFrom>[0]) =>
    /"@type": "(\w+)"/.exec(businessJsonLd(factsFrom(pages)).text)?.[1];
  expect(typeOf([home, roofs])).toBe('LocalBusiness');
});
