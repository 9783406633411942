import { expect, test } from 'vitest';
import { jsonLd, pageFrom } from '../../../test/page-facts.ts';
import { deriveMarkup } from '../markup/markup.ts';
import { deriveCountry } from './country.ts';
import { deriveLanguage } from './language.ts';

function countryOf(html: string, url = 'https://www.example.com/'): string | null {
  const pages = [pageFrom(html, { url })];
  return deriveCountry({ pages, markup: deriveMarkup(pages), language: deriveLanguage(pages).language });
}

test.each([
  ['a number with its country code', '<a href="tel:+442071838750">Call</a>', 'GB'],
  ['a WhatsApp link', '<a href="https://wa.me/5511998573490">Chat</a>', 'BR'],
  ['an address with a state', '<p>1420 N Orchard St, Boise, ID 83702</p>', 'US'],
  ['a number in North American groups', '<p>Call (208) 314-7752</p>', 'US'],
  ['a number with the area code of Quebec', '<html lang="fr"><p>Téléphone: 581-888-5558</p>', 'CA'],
  [
    'a Canadian postcode next to a toll-free number',
    '<p>Sherwood Park, AB T8A 4P4</p><a href="tel:+18882867860">Call</a>',
    'CA',
  ],
  ['a British postcode', '<p>12 High Street, London SW1A 1AA</p>', 'GB'],
  ['a German code and town', '<html lang="de"><p>Steinhof 3, 77704 Oberkirch</p>', 'DE'],
  ['an Austrian code and town', '<html lang="de"><p>Hauptplatz 1, 8010 Graz</p>', 'AT'],
  ['a Dutch code and town', '<html lang="nl"><p>Zorgboulevard 1, 3743 JL Baarn</p>', 'NL'],
  ['a Portuguese code', '<html lang="pt"><p>Rua Direita 5, 6400-123 Pinhel</p>', 'PT'],
  ['a company register', '<html lang="fr"><p>SIRET : 123 456 789 00012</p>', 'FR'],
  [
    'the country in markup',
    jsonLd({ '@type': 'Plumber', name: 'A', address: { '@type': 'PostalAddress', addressCountry: 'Deutschland' } }),
    'DE',
  ],
  ['the declared region', '<html lang="en-AU"><p>Hello</p>', 'AU'],
  ['pounds', '<p>From £45</p>', 'GB'],
  ['a town and its country in a line', '<ul><li>Curitiba, Brasil</li></ul>', 'BR'],
  [
    'an address and its country in a line',
    '<html lang="nl"><p>Melkwegel 9, Gent (Sint-Amandsberg), Oost-Vlaanderen, België</p>',
    'BE',
  ],
  ['a town with its state', '<p>Commercial cleaning in Grand Rapids, Michigan</p>', 'US'],
  ['a town with the letters of its state', '<ul><li>Atlanta, GA</li></ul>', 'US'],
  ['a town with its province', '<p>Based in Guelph, Ontario</p>', 'CA'],
  ['a title with a town and its state', '<title>Tree care in Syracuse, NY</title><div id="root"></div>', 'US'],
  [
    'a description with a town and its state',
    '<html lang="pt"><title>Ana</title><meta name="description" content="Advogada em Vitória — ES">',
    'BR',
  ],
  ['a town with its county', '<p>We are based in Lewes, East Sussex.</p>', 'GB'],
  ['a town with its Irish county', '<p>Workshop: Ennis, Co. Clare</p>', 'IE'],
  ['a town with its Indian state', '<p>412 Anna Nagar, Madurai, Tamil Nadu</p>', 'IN'],
  ['a mobile number as Britain writes it', '<p>Call 07424 915670</p>', 'GB'],
  ['an Irish number, also valid in South Africa, next to euros', '<p>Phone: 0856784598</p><p>From €60</p>', 'IE'],
  ['a link with a calling code, but without a plus', '<a href="tel:353838622795">Call</a>', 'IE'],
  ['the domain of a mail address', '<p>Write to info@builderscranes.ie</p>', 'IE'],
  ['the domain in a mail link', '<a href="mailto:info@acme.co.nz?subject=Hi">Mail</a>', 'NZ'],
  [
    'a number of an overseas territory next to signs of its country',
    '<html lang="fr"><p>+590 590 82 01 30, office@notaires.fr</p>',
    'GP',
  ],
  ['a Colombian mobile number', '<html lang="es"><p>Llámenos: 304 643 9810</p>', 'CO'],
  ['an Argentine tax number', '<html lang="es"><p>CUIT: 30-71234567-1</p>', 'AR'],
  ['a Peruvian tax number', '<html lang="es"><p>RUC: 20123456789</p>', 'PE'],
  ['a Chilean tax number', '<html lang="es"><p>RUT: 76.123.456-K</p>', 'CL'],
  ['a mail address below .com.co', '<p>Escríbanos a info@acme.com.co</p>', 'CO'],
  ['a street and the code of a village', '<html lang="fr"><p>3 rue du Moulin, 17220 Trifouillis</p>', 'FR'],
  ['an area code in brackets', '<html lang="pt"><p>Telefone: (11) 96303-9763</p>', 'BR'],
])('%s says the country', (_, html, country) => {
  expect(countryOf(html)).toBe(country);
});

test('a domain of one country decides', () => {
  expect(countryOf('<p>Hello</p>', 'https://acme.co.uk/')).toBe('GB');
  expect(countryOf('<p>Hello</p>', 'https://acme.ng/')).toBe('NG');
  expect(countryOf('<p>Hola</p>', 'https://acme.com.ar/')).toBe('AR');
  expect(countryOf('<p>Hola</p>', 'https://acme.com.co/')).toBe('CO');
});

test.each([
  ['no sign', '<p>We fix pipes.</p>'],
  ['the domain .co, which businesses everywhere use', '<p>Mail hello@acme.co</p>'],
  ['the language alone', '<html lang="de"><p>Wir reparieren Rohre.</p>'],
  ['the default of most templates', '<html lang="en-US"><p>We fix pipes.</p>'],
  ['a town with the state of another one', '<p>Albany, Texas Street, Boise, Michigan</p>'],
  ['a year before capitals', '<html lang="fr"><p>2026 YF Photographies</p>'],
])('%s says no country', (_, html) => {
  expect(countryOf(html)).toBeNull();
});

test('a number of the country outweighs a sample text that declares another', () => {
  expect(countryOf('<html lang="en-GB"><p>Tel. +64 9 972 1091, +64 21 757 985</p>')).toBe('NZ');
});

test('a number that the page shows and dials outweighs a foreign one for chats', () => {
  const chat = '<a href="https://wa.me/526865693613">+52 686 569 3613</a> <p>pedro@yahoo.com.mx</p>';
  const own = '<a href="tel:6192793199">(619) 279-3199</a>';
  expect(countryOf(`<html lang="en">${chat}`)).toBe('MX');
  expect(countryOf(`<html lang="en">${chat}<footer>${own}</footer>`)).toBe('US');
});
