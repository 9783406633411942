import { describe, expect, test } from 'vitest';
import { jsonLd, pageFrom } from '../../../test/page-facts.ts';
import { deriveMarkup } from '../markup/markup.ts';
import { isFillerPhone } from './phone-candidates.ts';
import { PhoneReader } from './phone-reader.ts';
import { findPhones, mainPhone } from './phones.ts';

const readerOf = (country: string | null, language = 'en') => new PhoneReader(country, { language });

function phonesOf(html: string, country: string | null, language = 'en') {
  const pages = [pageFrom(html)];
  return findPhones({ pages, markup: deriveMarkup(pages), llmsText: null, country, language });
}
const mainOf = (html: string, country: string | null, language = 'en') =>
  mainPhone(phonesOf(html, country, language).phones, country)?.value ?? null;

test('a label above the digits says that they are another number', () => {
  const html = '<dl><dt>Umsatzsteuer-Nr.</dt><dd>049/267/03086</dd></dl>';
  expect(phonesOf(html, 'DE', 'de')).toMatchObject({ phones: [], refused: [{ reason: 'other-id' }] });
});

describe('digits that are not a phone number, with the reason', () => {
  test.each([
    ['DE', 'de', 'Bewertet am 06.02.2020 20 Uhr', 'date'],
    ['DE', 'de', 'Stand 08.04.2015 12:30', 'date'],
    ['DE', 'de', '2010 – 2024 für Sie da', 'date'],
    ['DE', 'de', 'Mo 08.30 - 13.00 14.30 - 18.00', 'time'],
    ['DE', 'de', 'IBAN DE89 3704 0044 0532 0130 00', 'iban'],
    ['DE', 'de', 'USt-IdNr.: 0123456789', 'other-id'],
    ['DE', 'de', 'HRB 012345678', 'other-id'],
    ['IT', 'it', 'P. IVA 01234567890', 'other-id'],
    ['FR', 'fr', 'SIRET : 123 456 789 00012', 'other-id'],
    ['NL', 'nl', 'KvK: 0123456789', 'other-id'],
    ['BR', 'pt', 'CNPJ 12.345.678/0001-95', 'other-id'],
    ['GB', 'en', 'VAT No. 0123 456 789', 'other-id'],
    ['GB', 'en', 'Company number 01234567', 'other-id'],
    ['GB', 'en', 'For more about Gas Safe Register you can call 0800 408 5500 or visit them', 'other-subject'],
    ['GB', 'en', '01 604 604 COMMENTS', 'count'],
    ['FR', 'fr', 'au capital de 0100 000 000 €', 'count'],
    ['ES', 'es', 'Pedido 612345679 enviado ayer por la tarde', 'other-id'],
    ['ES', 'es', 'Modelo compatible con la serie 912804637 de hace años', 'too-weak'],
    ['GB', 'en', 'Call 01782 123456', 'filler'],
    ['GB', 'en', 'Call 01632 960123', 'filler'],
    ['ES', 'es', 'Tel. 600 000 000', 'filler'],
    ['FR', 'fr', 'Tél. 06 06 06 06 06', 'filler'],
  ])('in %s (%s): %s', (country, language, text, reason) => {
    const { found, refused } = readerOf(country, language).read(text);
    expect(found).toEqual([]);
    expect(refused.map((one) => one.reason)).toContain(reason);
  });
});

describe('numbers of other countries', () => {
  test.each([
    ['DE', 'de', 'Tel. +49 (0) 152/53569138', '+4915253569138'],
    ['DE', 'de', 'Telefon: 0160-5884481', '+491605884481'],
    ['DE', 'de', '0049 7802 7009687', '+4978027009687'],
    ['FR', 'fr', '05 57 32 92 28', '+33557329228'],
    ['ES', 'es', 'Tel. 955 730 931', '+34955730931'],
    ['IT', 'it', 'Tel 351 511 7303', '+393515117303'],
    ['PT', 'pt', 'Telemóvel: 918 234 221', '+351918234221'],
    ['BR', 'pt', 'Fone (11) 99857-3490', '+5511998573490'],
    ['MX', 'es', 'Teléfono: 899 205 2860', '+528992052860'],
    ['NL', 'nl', '035 542 09 31', '+31355420931'],
    ['BE', 'nl', 'Tel: 0474 24 06 67', '+32474240667'],
    ['AU', 'en', 'Call 1300 650 410', '+611300650410'],
    ['IN', 'en', 'Call 98410 12345', '+919841012345'],
    [null, 'en', '+44 20 7183 8750', '+442071838750'],
  ])('in %s (%s): %s', (country, language, text, value) => {
    expect(
      readerOf(country, language)
        .find(text)
        .map((phone) => phone.value),
    ).toEqual([value]);
  });

  test('the calling code of another country before a national number is dropped', () => {
    expect(
      readerOf('AU')
        .find('Call +1 0456 123 457')
        .map(({ value }) => value),
    ).toEqual(['+61456123457']);
  });

  test('two numbers in a row are two', () => {
    expect(
      readerOf('DE', 'de')
        .find('05261 71482 05261 78973')
        .map(({ value }) => value),
    ).toEqual(['+49526171482', '+49526178973']);
  });

  test('a link without the plus is read with the code of its country', () => {
    expect(mainOf('<a href="tel:5511998573490">Ligue</a>', 'BR', 'pt')).toBe('+5511998573490');
  });

  test('a chat link has a number of the business', () => {
    expect(mainOf('<a href="https://wa.me/5511998573490">WhatsApp</a>', 'BR', 'pt')).toBe('+5511998573490');
  });
});

describe('the main number', () => {
  test.each([
    ['a 555 number in a link', '<a href="tel:+12085550142">(208) 555-0142</a>', 'US'],
    ['the number of most templates', '<p>Call +1 (123) 456-7890</p>', 'US'],
    ['a sample of markup', jsonLd({ '@type': 'Plumber', name: 'A', telephone: '(555) 555-0100' }), 'US'],
    ['a fax number', '<p>Fax: (208) 331-0142</p>', 'US'],
    ['a day', '<p>Am 06.02.2020 20 Uhr</p>', 'DE'],
  ])('is not %s', (_, html, country) => {
    expect(mainOf(html, country)).toBeNull();
  });

  test("is one of the site's own country before one of another", () => {
    const html = '<p>Tel. +1 208 314 7752</p><p>Tel. 07802 7009687</p>';
    expect(mainOf(html, 'DE', 'de')).toBe('+4978027009687');
  });

  test('keeps its refused candidates with their signs', () => {
    const { refused } = phonesOf('<p>Call (208) 555-0142</p><p>Fax: (208) 331-0142</p>', 'US');
    expect(refused.map(({ shown, reason }) => [shown, reason])).toEqual([
      ['(208) 555-0142', 'filler'],
      ['(208) 331-0142', 'fax'],
    ]);
    expect(refused[0]?.signs[0]?.evidence.excerpt).toBe('Call (208) 555-0142');
  });
});

test.each([
  '+12085550142',
  '+447700900123',
  '+33606060606',
  '+34600000000',
  '+4900000000',
  '+61491570156',
  '+33611223344',
  '+34654321098',
])('%s is a sample', (value) => {
  expect(isFillerPhone(value)).toBe(true);
});

test.each(['+12083147752', '+33557329228', '+4915253569138', '+31355420931', '+19717126763'])(
  '%s is not a phone number',
  (value) => {
    expect(isFillerPhone(value)).toBe(false);
  },
);
