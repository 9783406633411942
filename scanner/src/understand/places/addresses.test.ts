import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLd, pageFrom } from '../../../test/page-facts.ts';
import { deriveMarkup } from '../markup/markup.ts';
import { addressesIn, findAddresses, mainAddress } from './addresses.ts';
import { fullerStreet, isSameHouse, normaliseStreet, relateAddresses } from './postal-address.ts';

const parts = (text: string) => addressesIn(text).map(({ parts: found }) => found);
const address = (
  street: string | null,
  city: string | null = 'Boise',
  region: string | null = 'ID',
  postalCode: string | null = '83702',
) => ({
  street,
  city,
  region,
  postalCode,
});

it.each(['1 Main St, Boise, 83702', '1 Main St, 83702 Boise, USA', '1 Main St, 83702 Boise (ID)'])(
  'an address in markup has no town and no code in its street: %s',
  (streetAddress) => {
    const node = { '@type': 'PostalAddress', streetAddress };
    const card = jsonLd({ '@type': 'Plumber', address: { ...node, addressLocality: 'Boise', postalCode: '83702' } });
    const pages = [pageFrom(card)];
    expect(findAddresses(pages, deriveMarkup(pages)).addresses.map(({ parts: { street } }) => street)).toEqual([
      '1 Main St',
    ]);
  },
);

const marked = (streetAddress: string) =>
  jsonLd({
    '@type': 'Plumber',
    address: { '@type': 'PostalAddress', streetAddress, addressLocality: 'Boise', addressRegion: 'ID' },
  });

it('a street in markup that a form has as its example is none', () => {
  const field = '<form><input placeholder="123 Tree Lane"></form>';
  const found = (html: string) => findAddresses([pageFrom(html)], deriveMarkup([pageFrom(html)]));
  expect(found(marked('123 Tree Lane')).addresses).toHaveLength(1);
  expect(found(marked('123 Tree Lane') + field)).toMatchObject({ addresses: [], refused: [{ reason: 'filler' }] });
});

it('a street in markup that repeats the town is none', () => {
  const pages = [pageFrom(marked('Boise'))];
  expect(findAddresses(pages, deriveMarkup(pages)).addresses[0]?.parts).toEqual(address(null, 'Boise', 'ID', null));
});

describe('two spellings of one street', () => {
  it.each([
    ['de Tièrestraat 150', 'Nestor de Tièrestraat 150'],
    ['1-56-23, Bank Of India Road, MVP Colony', '1-56-23, Bank Of India Road, Sector 2, MVP Colony'],
    ['2475 County 45', '2475 County 45 NW'],
    ['Wallererstraße 12', 'in der Wallerer Str. 12'],
    ['Shop 4, 1st Floor, Maan Road, Hinjewadi', 'Shop 4, 1st Floor, Maan Road, Phase 1'],
  ])('%s is part of %s', (short, long) => {
    expect(relateAddresses(address(short), address(long))).toBe('partial');
  });

  it('differ in the house number, or have only that in common', () => {
    expect(relateAddresses(address('Via Roma, 5, int. 2'), address('Via Garibaldi, 5, int. 2'))).toBe('different');
    expect(relateAddresses(address('Tièrestraat 15'), address('Nestor de Tièrestraat 150'))).toBe('different');
  });
});

describe('addresses in text', () => {
  it.each([
    ['Visit 412 Main Street, Boise, ID 83702 today', address('412 Main Street')],
    ['412 Main St Boise, ID 83702', address('412 Main St')],
    ['1420 N Orchard St, Suite 200, Boise, Idaho 83702-1234', address('1420 N Orchard St, Suite 200')],
    ['834 St Anns Ave, Boise, ID 83702', address('834 St Anns Ave')],
    ['412 St Boise, ID 83702', address('412 St')],
    ['100 Court Street, Boise, ID 83702', address('100 Court Street')],
    ['P.O. Box 12, Boise, ID 83702', address('P.O. Box 12')],
    ['Boise, ID 83702', address(null)],
    ['9876 W Fairview Ave #12 Garden City, ID 83714', address('9876 W Fairview Ave #12', 'Garden City', 'ID', '83714')],
    ['19 Ash Dr. Toronto, ON M1V 1P1', address('19 Ash Dr.', 'Toronto', 'ON', 'M1V 1P1')],
    ['203 Oak Ave ID 83651', address('203 Oak Ave', null, 'ID', '83651')],
    ['55 Oak Lane, Salt Lake City, UT', address('55 Oak Lane', 'Salt Lake City', 'UT', null)],
    ['412 Main St. Suite A & F Boise, ID 83702', address('412 Main St. Suite A & F')],
    ['(208) 396-4438 3475 Highway 3226 Boise, ID 83702', address('3475 Highway 3226')],
    ['101-1234 Main St, Boise, ID 83702', address('101-1234 Main St')],
  ])('reads %s', (text, expected) => {
    expect(parts(text)).toEqual([expected]);
  });

  it.each([
    ['We served 20 homes this way, Boise'],
    ['In 1998, Idaho 12345'],
    ['5 Star Service in Boise, ID'],
    ['Call 83702'],
  ])('finds none in %s', (text) => {
    expect(parts(text)).toEqual([]);
  });

  it('joins street and town on two lines', () => {
    const pages = [pageFrom('<div>412 Main Street</div><div>Boise, ID 83702</div>')];
    expect(findAddresses(pages, deriveMarkup(pages)).addresses[0]?.parts).toEqual(address('412 Main Street'));
  });

  it('reads the markup of the business', () => {
    const node = {
      '@type': 'Plumber',
      name: 'A',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '412 Main St',
        addressLocality: 'Boise',
        addressRegion: 'Idaho',
        postalCode: '83702',
      },
    };
    const pages = [pageFrom(jsonLd(node))];
    expect(findAddresses(pages, deriveMarkup(pages)).addresses[0]).toMatchObject({
      source: 'markup',
      parts: address('412 Main St'),
    });
  });

  it('never throws, whatever the text', () => {
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(addressesIn(text))));
  });
});

describe('comparing', () => {
  it('normalizes streets', () => {
    expect(normaliseStreet('1420 North Orchard Street, Suite #200')).toBe(
      normaliseStreet('1420 N. Orchard St Ste 200'),
    );
  });

  it.each([
    [address('412 Main St'), address('412 Main Street'), 'same'],
    [address('412 Main St'), address('412 Main St, Suite 5'), 'partial'],
    [address('412 Main St Ste 4'), address('412 Main St Ste 5'), 'different'],
    [address('412 Main St'), address(null), 'partial'],
    [address('412 Main St'), address('413 Main St'), 'different'],
    [address('412 Main St'), address('412 Main St', 'Nampa'), 'different'],
    [address('412 Main St', 'St. Paul'), address('412 Main St', 'Saint Paul'), 'same'],
    [address(null), address(null), 'same'],
    [
      address('9 Place Bonnet', 'Pézenas', null, '34120'),
      address('9 Place Bonnet', 'Pézenas', 'Hérault', '34120'),
      'same',
    ],
    [address('412 Main St', 'Boise', null, null), address('412 Main St', 'Boise', 'ID', null), 'partial'],
    [address('in der Lindenstraße 5', 'Graz', null), address('Lindenstraße 5', 'Graz', null), 'same'],
    [address('Puschkinstr. 12', 'Lübben', null), address('Puschkinstraße 12', 'Lübben', null), 'same'],
    [address('Wallerer Str. 12', 'Wels', null), address('Wallererstraße 12', 'Wels', null), 'same'],
    [address('Unit 203, 8268 120 Street'), address('8268 120 Street'), 'partial'],
    [address('Calle Mayor, 13, 1º B', 'Irun', null), address('Calle Mayor, 13', 'Irun', null), 'partial'],
    [address(null, 'Hilversum, NH', null), address('Dorplaan 3', 'Hilversum', null), 'partial'],
    [address('Calle Mayor 5', 'Irún', null), address('Calle Mayor 5', 'Irun', null), 'same'],
    [address('2 rue Foch', 'Nogent-sur-Marne', null), address('2 rue Foch', 'Nogent sur Marne', null), 'same'],
    [address('Alte Lindenstraße 5', 'Graz', null), address('Lindenstraße 5', 'Graz', null), 'different'],
    [address('Pieter Meerlaan 5', 'Breda', null), address('Meerlaan 5', 'Breda', null), 'partial'],
    [address('1-56, Bank Road, Sector 2, Lawsons Bay'), address('1-56, Bank Road, Lawsons Bay'), 'partial'],
    [address('Shop 4, Bank Road, Sector 2'), address('Shop 5, Bank Road'), 'different'],
    [address('Peter 412 Main St'), address('412 Main St'), 'different'],
  ] as const)('%j and %j are %s', (a, b, relation) => {
    expect(relateAddresses(a, b)).toBe(relation);
    expect(relateAddresses(b, a)).toBe(relation);
  });

  it.each([
    [
      'two names of one town',
      address('Rytířská 22', 'Praha 1', null, null),
      address('Rytířská 22', 'Prague', null, null),
      true,
    ],
    [
      'two postal codes',
      address('Hauptstr. 2', 'Aalen', null, '73430'),
      address('Hauptstr. 2', 'Ulm', null, '89073'),
      false,
    ],
    [
      'a street without a number',
      address('Main St', 'Boise', null, null),
      address('Main St', 'Nampa', null, null),
      false,
    ],
  ] as const)('tells whether two towns have one house: %s', (_what, a, b, same) => {
    expect(isSameHouse(a, b)).toBe(same);
  });

  it.each([
    ['8268 120 Street', 'Unit 203, 8268 120 Street', 'Unit 203, 8268 120 Street'],
    ['Shop 4, Maan Road', 'Acme is located at Shop 4, Maan Road', 'Shop 4, Maan Road'],
    ['in der Wallerer Str. 12', 'Wallererstraße 12', 'Wallererstraße 12'],
    ['Pieter Meerlaan 5', 'Meerlaan 5', 'Pieter Meerlaan 5'],
    [null, '412 Main St', '412 Main St'],
  ])('%j and %j are told as %j', (a, b, street) => {
    expect(fullerStreet(a, b)).toBe(street);
    expect(fullerStreet(b, a)).toBe(street);
  });

  it('chooses the address that most places give as the main one', () => {
    const pages = [
      pageFrom('<p>9 Oak Ave, Nampa, ID 83651</p>', { role: 'service' }),
      pageFrom('<p>412 Main St, Boise, ID 83702</p>'),
      pageFrom('<p>412 Main St, Boise, ID 83702</p>', { role: 'contact' }),
    ];
    expect(mainAddress(findAddresses(pages, deriveMarkup(pages)).addresses)).toEqual(address('412 Main St'));
  });
});

it.each([
  ['1678 Nell Road North Port, FL 34288', '1678 Nell Road', 'North Port'],
  ['1678 Nell Road North Port, FL', '1678 Nell Road', 'North Port'],
  ['12 Elm Street North Boise, ID 83702', '12 Elm Street North', 'Boise'],
])('a direction before the town belongs to the town only if there is one of that name: %s', (text, street, city) => {
  expect(parts(text)).toMatchObject([{ street, city }]);
});
