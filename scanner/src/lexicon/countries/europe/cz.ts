import type { Country } from '../country.ts';

export const czechia: Country = {
  code: 'CZ',
  name: 'Czechia',
  languages: ['en'],
  phone: {
    callingCode: '420',
    fillers: ['+420123456789', '+420777123456', '+420111222333'],
    emergencies: ['112', '150', '155', '158'],
    source: 'ČTÚ, číslovací plán veřejných komunikačních sítí; the numbers are those of templates',
  },
  postalCode: {
    pattern: /[1-7]\d{2} ?\d{2}/,
    position: 'before-town',
    examples: ['110 00', '11000'],
    counterExamples: ['010 00', '1100'],
  },
  houseNumber: 'after',
  regions: {},
  currency: { code: 'CZK', symbols: ['Kč', 'CZK'] },
  topLevelDomains: ['cz'],
  credentials: [
    {
      id: 'ico',
      name: 'IČO',
      kind: 'company',
      trades: 'all',
      pattern: /\bIČO?\s{0,2}:?\s{0,2}\d{8}\b/iu,
      register: { name: 'ARES', url: 'https://ares.gov.cz/' },
      source: 'Občanský zákoník § 435: the number belongs on the website',
      examples: ['IČO: 12345678'],
      counterExamples: ['IČO'],
    },
  ],
  directories: [
    { name: 'Firmy.cz', host: 'firmy.cz', trades: 'all' },
    { name: 'Google Business Profile', host: 'google.com', trades: 'all' },
  ],
  laws: [],
};
