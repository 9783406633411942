import type { Country } from '../country.ts';

export const belgium: Country = {
  code: 'BE',
  name: 'Belgium',
  languages: ['nl', 'fr', 'de'],
  phone: {
    callingCode: '32',
    fillers: ['+32470123456', '+3221234567', '+32123456789', '+32412345678'],
    emergencies: ['112', '101', '100'],
    source: 'BIPT, nummerplan; the numbers are those of templates',
  },
  postalCode: {
    pattern: /(?:B-?)?[1-9]\d{3}/,
    position: 'before-town',
    examples: ['9260', 'B-1000'],
    counterExamples: ['0926'],
  },
  houseNumber: 'after',
  regions: {},
  currency: { code: 'EUR', symbols: ['€', 'EUR'], position: 'either', decimalMark: ',', thousandsMarks: ['.', ' '] },
  dateOrder: 'dmy',
  clock: 24,
  topLevelDomains: ['be'],
  credentials: [
    {
      id: 'kbo',
      name: 'Ondernemingsnummer',
      kind: 'company',
      trades: 'all',
      pattern:
        /\b(?:BE|BTW|TVA|KBO|BCE|ondernemingsnummer)\s{0,2}:?\s{0,2}(?:BE)?\s?[01]\d{3}[\s.]?\d{3}[\s.]?\d{3}\b/iu,
      register: { name: 'Kruispuntbank van Ondernemingen', url: 'https://kbopub.economie.fgov.be/' },
      source: 'Wetboek van economisch recht art. III.74 and XII.6',
      examples: ['BTW BE 0123.456.789', 'BE0123456789'],
      counterExamples: ['BE 12'],
    },
    {
      id: 'riziv',
      name: 'RIZIV/INAMI',
      kind: 'licence',
      trades: ['medical-practice', 'dentist', 'physiotherapist', 'psychotherapist'],
      pattern:
        /\b(?:RIZIV|INAMI)(?:-?\s?(?:nummer|nr\.?|n[°o]\.?))?\s{0,2}:?\s{0,2}\d[\s./-]?\d{5}[\s./-]?\d{2}[\s./-]?\d{3}\b/iu,
      register: { name: 'RIZIV', url: 'https://www.riziv.fgov.be/' },
      source: 'Wet betreffende de verplichte verzekering 1994',
      examples: ['RIZIV-nummer 6-12345-67-801'],
      counterExamples: ['RIZIV'],
    },
  ],
  directories: [
    { name: 'Google Bedrijfsprofiel', host: 'google.com', trades: 'all' },
    { name: 'Gouden Gids', host: 'goudengids.be', trades: 'all' },
    { name: "Pages d'Or", host: 'pagesdor.be', trades: 'all' },
    {
      name: 'Doctoranytime',
      host: 'doctoranytime.be',
      trades: ['medical-practice', 'dentist', 'physiotherapist', 'psychotherapist'],
    },
    { name: 'Trustpilot', host: 'trustpilot.com', trades: 'all' },
  ],
  laws: [
    {
      id: 'wer',
      name: 'Wetboek van economisch recht art. XII.6',
      says: 'A website shows name, address, e-mail and enterprise number of its owner.',
      url: 'https://www.ejustice.just.fgov.be/',
    },
  ],
};
