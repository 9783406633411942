import type { Country } from '../country.ts';

export const philippines: Country = {
  code: 'PH',
  name: 'Philippines',
  languages: ['en'],
  phone: {
    callingCode: '63',
    fillers: ['+639123456789', '+639171234567', '+639000000000', '+63281234567'],
    emergencies: ['911', '117'],
    source: 'NTC numbering plan; the numbers are those of templates',
  },
  postalCode: {
    pattern: /\d{4}/,
    position: 'after-town',
    examples: ['8000'],
    counterExamples: ['800'],
  },
  houseNumber: 'before',
  regions: {},
  currency: { code: 'PHP', symbols: ['₱', 'PHP', 'Php'] },
  topLevelDomains: ['ph'],
  credentials: [
    {
      id: 'dti',
      name: 'DTI registration',
      kind: 'company',
      trades: 'all',
      pattern: /\bDTI\s(?:reg(?:istration|istered)?\.?|business\sname)\b/iu,
      register: { name: 'DTI business names', url: 'https://bnrs.dti.gov.ph/search' },
      source: 'Act 3883 (Business Name Law)',
      examples: ['DTI registered business'],
      counterExamples: ['DTI'],
    },
  ],
  directories: [
    { name: 'Google Business Profile', host: 'google.com', trades: 'all' },
    { name: 'Yellow Pages PH', host: 'yellow-pages.ph', trades: 'all' },
    { name: 'Facebook', host: 'facebook.com', trades: 'all' },
  ],
  laws: [],
};
