import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { jsonLd, pageFrom } from '../../../test/page-facts.ts';
import { deriveMarkup } from '../markup/markup.ts';
import { PhoneReader } from './phone-reader.ts';
import { findPhones, mainPhone } from './phones.ts';

const reader = new PhoneReader('US');

function phonesOf(...htmls: string[]) {
  const pages = htmls.map((html, index) => pageFrom(html, index === 0 ? {} : { role: 'contact' }));
  return findPhones({ pages, markup: deriveMarkup(pages), llmsText: null, country: 'US', language: 'en' }).phones;
}

test('a date in digits is not a phone number', () => {
  const german = new PhoneReader('DE');
  expect(german.find('Bewertet am 06.03.2025, Tel. 07139 400100').map(({ written }) => written)).toEqual([
    '07139 400100',
  ]);
});

test('the number of a crisis line is not the one of the business, even if a link dials it', () => {
  const crisis = '<p>In a crisis, call the Georgia Crisis Line at <a href="tel:18007154225">1-800-715-4225</a>.</p>';
  expect(phonesOf(crisis)).toEqual([]);
  expect(phonesOf(`${crisis}<p>(770) 812-3568</p>`).map(({ value }) => value)).toEqual(['+17708123568']);
});

test('an area code keeps its bracket right behind a postal code', () => {
  expect(reader.find('Boise, ID 83702(208) 331-0142').map(({ written }) => written)).toEqual(['(208) 331-0142']);
});

test.each([
  ['Mo 08.30 - 13.00 14.30 - 18.00', []],
  ['am 06/03/2025', []],
  ['Notruf 01805 / 843 736', ['01805 / 843 736']],
  ['030 427 26 27 / 030 42 01 01 10', ['030 427 26 27', '030 42 01 01 10']],
])('the numbers of %s abroad', (text, written) => {
  expect(new PhoneReader('DE').find(text).map((phone) => phone.written)).toEqual(written);
});

test('a number that a template splits into two cells is read as one', () => {
  const html = '<p>Tel</p><p>01/</p><p>944 5 944</p><p>Fax</p><p>01/</p><p>890 72 52</p><p>Wien</p>';
  const found = findPhones({
    ...{ pages: [pageFrom(html)], markup: deriveMarkup([]), llmsText: null },
    ...{ country: 'AT', language: 'de' },
  });
  expect(found.phones.map(({ value, shown, label }) => [value, shown, label])).toEqual([
    ['+4319445944', '01/ 944 5 944', null],
    ['+4318907252', '01/ 890 72 52', 'fax'],
  ]);
});

test('a calling code in brackets keeps both of them', () => {
  const shown = (text: string) => new PhoneReader('KE').find(text).map(({ written }) => written);
  expect(shown('Phone: (+254) 748 167395')).toEqual(['(+254) 748 167395']);
  expect(shown('Phone: (+254 748 167395)')).toEqual(['+254 748 167395']);
});

test('a French number with dots is not a time', () => {
  const { phones } = findPhones({
    ...{ pages: [pageFrom('<p>06.19.18.97.73</p>')], markup: deriveMarkup([]), llmsText: null },
    ...{ country: 'FR', language: 'fr' },
  });
  expect(phones.map(({ value }) => value)).toEqual(['+33619189773']);
});

test('numbers written in different ways do not overlap, and come in reading order', () => {
  const number = fc.constantFrom(
    '+1 208 331 0142',
    '(208) 331-0143',
    '1-800-ROTO-ROOTER',
    '208.331.0144',
    '+44 20 7183 8750',
  );
  fc.assert(
    fc.property(fc.array(number, { maxLength: 30 }), fc.constantFrom(' ', ', ', ' or ', ''), (numbers, between) => {
      const text = numbers.join(between);
      const found = reader.find(text);
      for (const [index, { at, written }] of found.entries()) {
        expect(text.slice(at, at + written.length)).toBe(written);
        expect(at + written.length).toBeLessThanOrEqual(found[index + 1]?.at ?? text.length);
      }
    }),
  );
});

test('at most a thousand numbers of one text are parsed', () => {
  const many = Array.from({ length: 3000 }, (_, at) => `(208) 331-${String(at).padStart(4, '0')}`).join(' ');
  expect(new PhoneReader('US').find(many)).toHaveLength(1000);
});

describe('numbers in text', () => {
  it.each([
    ['Call (208) 331-0142 now', ['+12083310142']],
    ['Call 208.331.0142 or 208-331-0143', ['+12083310142', '+12083310143']],
    ['+1 208 331 0142', ['+12083310142']],
    ['1-800-331-0199', ['+18003310199']],
    ['2083310142', ['+12083310142']],
    ['Call 1-800-ROTO-ROOTER today', ['+18007686766']],
    ['208·331·0142', ['+12083310142']],
    ['+44 20 7183 8750', ['+442071838750']],
  ])('reads %s', (text, values) => {
    expect(reader.find(text).map(({ value }) => value)).toEqual(values);
  });

  it.each([
    ['License 2083310142'],
    ['NPI: 1234567890'],
    ['CCB #208555014'],
    ['from 2010-2024, 1,234,567 homes'],
    ['order 123456789012345'],
    ['$208.331.0142'],
    ['83702-1234'],
    ['555-0142'],
    ['on 12/10/2024 10:30'],
  ])('takes %s for something else', (text) => {
    expect(reader.find(text)).toEqual([]);
  });

  it('never throws and never takes long, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 ()-.+ABx/') }), (text) =>
        Array.isArray(reader.find(text)),
      ),
    );
  });
});

describe('the label of a number', () => {
  it.each([
    ['<p>Fax: (208) 331-0142</p>', 'fax'],
    ['<p>Phone: (208) 331-0142</p>', null],
    ['<p>(208) 331-0142 (fax)</p>', 'fax'],
    ['<p>After hours emergency: (208) 331-0142</p>', 'emergency'],
    ['<p>Nampa office: (208) 331-0142</p>', 'office'],
    ['<p>Nampa: (208) 331-0142</p>', 'Nampa'],
    ['<p>Call Today: (208) 331-0142</p>', null],
    ['<dl><dt>Fax</dt><dd>(208) 331-0142</dd></dl>', 'fax'],
    ['<h3>Contact us</h3><p>(208) 331-0142</p>', null],
    ['<p>Text us at (208) 331-0142</p>', 'text'],
    ['<p>Telefax: (208) 331-0142</p>', 'fax'],
    ['<p>Notdienst: (208) 331-0142</p>', 'emergency'],
    ['<p>Urgencias (208) 331-0142</p>', 'emergency'],
    ['<p>Handy (208) 331-0142</p>', 'cell'],
  ])('%s', (html, label) => {
    expect(phonesOf(html).map((phone) => phone.label)).toEqual([label]);
  });

  it('labels each of two numbers in one line', () => {
    const labels = phonesOf('<p>Office (208) 331-0142 | Fax (208) 331-0143</p>').map(({ label }) => label);
    expect(labels).toEqual(['office', 'fax']);
  });
});

test('the number of the maker of the site is not that of the business', () => {
  const footer = '<footer><p>Acme Rooter. Designed by <a href="tel:+12083147753">Lucas</a>.</p></footer>';
  expect(phonesOf(footer)).toEqual([]);
  expect(phonesOf('<footer><p>Questions? <a href="tel:+12083147753">Call Lucas</a></p></footer>')).toHaveLength(1);
});

describe('all places', () => {
  it('finds text, tel: link and markup, each with its evidence', () => {
    const phones = phonesOf(
      `<p>Call <a href="tel:+1-208-331-0142">(208) 331-0142</a></p>${jsonLd({ '@type': 'Plumber', name: 'A', telephone: '208-331-0199', faxNumber: '208-331-0111' })}`,
    );
    expect(phones.map(({ source, value, label }) => [source, value, label])).toEqual([
      ['text', '+12083310142', null],
      ['link', '+12083310142', null],
      ['markup', '+12083310199', null],
      ['markup', '+12083310111', 'fax'],
    ]);
    expect(phones.map(({ evidence }) => evidence.place)).toEqual(['text', 'link', 'markup', 'markup']);
    expect(phones[2]?.evidence.excerpt).toContain('208-331-0199');
  });

  it('chooses the number of the header, the key pages and the markup as the main one, never the fax', () => {
    const phones = phonesOf(
      '<footer>Fax: (208) 331-0111 <p>Call (208) 331-0142</p></footer>',
      '<p>Fax: (208) 331-0111</p><p>Fax: (208) 331-0111</p><p>(208) 331-0142</p>',
    );
    expect(mainPhone(phones)).toEqual({ value: '+12083310142', shown: '(208) 331-0142' });
  });

  it('formats a number that is only in a link as people write it', () => {
    expect(mainPhone(phonesOf('<a href="tel:+12083310142">Call us</a>'))).toEqual({
      value: '+12083310142',
      shown: '(208) 331-0142',
    });
  });
});

test.each([
  ['de', 'DE', 'Telefon: 07121 320794'],
  ['de', 'DE', 'Fon: 07121 320794'],
  ['fr', 'FR', 'Téléphone : 06 19 18 97 73'],
  ['pt', 'PT', 'Telefone: 265 523 456'],
])('%s: the word for a telephone is not the name of a place: %s %s', (language, country, text) => {
  expect(new PhoneReader(country, { language }).findLabelled(text, '').map(({ label }) => label)).toEqual([null]);
});

test('the number that visitors see counts more than one that its link dials instead', () => {
  expect(mainPhone(phonesOf('<a href="tel:+12083310142">(208) 331-0167</a>'))?.value).toBe('+12083310167');
});

it('gives two numbers with a mark between them one label', () => {
  const labelsOf = (text: string) =>
    new PhoneReader('PT', { language: 'pt' }).findLabelled(text, '').map(({ label }) => label);
  expect(labelsOf('Telemóvel: 919 161 046 / 967 264 535')).toEqual(['cell', 'cell']);
  expect(labelsOf('Telemóvel: 919 161 046. Ligue 252 029 561')).toEqual(['cell', null]);
});

test('the label of the number behind a dot or a word is not that of the number before', () => {
  const labels = (text: string) =>
    new PhoneReader('DE', { language: 'de' }).findLabelled(text, '').map(({ label }) => label);
  expect(labels('Telefon: 0711 76989-0 · Telefax: 0711 76989-50')).toEqual([null, 'fax']);
  expect(labels('0711 76989-0 (Fax)')).toEqual(['fax']);
});

test('the number of a chamber in a legal notice is not that of the business', () => {
  const html =
    '<p>Tel. 07121 320794</p><p>Zuständige Kammer: Landesärztekammer, Telefon: <a href="tel:+49711769890">0711 769890</a></p>';
  const valuesOn = (path: string) => {
    const pages = [pageFrom(html, { url: `https://www.example.com${path}` })];
    const input = { pages, markup: deriveMarkup(pages), llmsText: null, country: 'DE', language: 'de' };
    return findPhones(input).phones.map(({ value }) => value);
  };
  expect(new Set(valuesOn('/impressum.html'))).toEqual(new Set(['+497121320794']));
});

describe('what stands next to a number', () => {
  const italian = (html: string) => {
    const pages = [pageFrom(html)];
    const input = { pages, markup: deriveMarkup(pages), llmsText: null, country: 'IT', language: 'it' };
    return findPhones(input).phones.map(({ value }) => value);
  };

  it('may be a label below it that names a tax number', () => {
    const card = (value: string, caption: string) => `<div><p>${value}</p><p>${caption}</p></div>`;
    const phone = card('(+39) 320 0761240', 'Telefono');
    expect(italian(`${phone}${card('015 543 000 85', 'Partita IVA')}${card('a@b.it', 'Pec')}`)).toEqual([
      '+393200761240',
    ]);
  });

  it('is the label of the next value if that is a number too', () => {
    expect(italian('<p>Telefono</p><p>0184 531 234</p><p>Partita IVA</p><p>01554300085</p>')).toEqual([
      '+390184531234',
    ]);
  });

  it.each([
    ['<i class="fa fa-fax" aria-hidden="true"></i>', 'fax'],
    ['<img src="/img/icon-fax.svg" alt="">', 'fax'],
    ['<i class="fa fa-phone"></i>', null],
    ['<i class="fa fa-fax"></i> (208) 331-0199 <i class="fa fa-phone"></i>', null],
  ])('may be a picture: %s', (icon, label) => {
    const found = phonesOf(`<p>${icon}<span>(208) 331-0142</span></p>`);
    expect(found.find(({ value }) => value === '+12083310142')?.label).toBe(label);
  });
});

test('the first of two numbers that are each called by a town is the main one', () => {
  const [quebec, levis] = ['(418) 265-1296', '(581) 349-2483'];
  const label = jsonLd({ '@type': 'GeneralContractor', telephone: ['+1-418-265-1296', '+1-581-349-2483'] });
  const phones = phonesOf(`${label}<p>Québec : ${quebec}</p><p>Lévis : ${levis}</p>`);
  expect(mainPhone(phones)?.shown).toBe(quebec);
});

test('a chat link shows its number without the zero that is dialled only within the country', () => {
  const pages = [pageFrom('<a href="https://wa.me/+5403413668415">WhatsApp</a>')];
  const { phones } = findPhones({ pages, markup: deriveMarkup(pages), llmsText: null, country: 'AR', language: 'es' });
  expect(phones.map(({ value, shown }) => [value, shown])).toEqual([['+543413668415', '+543413668415']]);
});

test.each([
  ['31 9642-8321', '+5531996428321'],
  ['+55-31-9642-8321', '+5531996428321'],
  ['(31) 3642-8321', '+553136428321'],
  ['31 9642-832', null],
])('an old mobile number in Brazil gets its ninth digit: %s', (written, value) => {
  expect(new PhoneReader('BR').parse(written)).toBe(value);
});
