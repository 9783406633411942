import type { TradeEntry } from '../../trade.ts';

export const translator: TradeEntry = {
  id: 'translator',
  questions: 'generic',
  noun: 'translator',
  companyNoun: 'translation agency',
  schemaTypes: ['LocalBusiness', 'ProfessionalService'],
  additionalType: 'http://www.productontology.org/id/Translation',
  names: {
    en: ['translator*', 'translation agency', 'translation services', 'interpreter*', 'certified translation*'],
    de: ['übersetzer*', 'übersetzungsbüro*', 'dolmetscher*', 'beeidigte übersetzer*'],
    es: ['traductor*', 'agencia de traducción', 'traductor jurado', 'intérprete*'],
    fr: ['traducteur*', 'traductrice*', 'agence de traduction', 'interprète de conférence', 'traducteur assermenté'],
    it: ['traduttore', 'traduttori', 'traduttrice', 'agenzia di traduzioni', 'interprete'],
    nl: ['vertaler*', 'vertaalbureau*', 'tolk', 'beëdigd vertaler'],
    pt: ['tradutor*', 'agência de tradução', 'intérprete*', 'tradutora juramentada'],
  },
  work: { en: ['sworn translations', 'localization'] },
  neverAlone: {},
  jobs: {
    en: ['certified translations', 'interpreting', 'legal translation', 'localization'],
    de: ['beglaubigte übersetzungen', 'dolmetschen', 'fachübersetzungen'],
    es: ['traducción jurada', 'interpretación'],
    fr: ['traduction assermentée', 'interprétation'],
    it: ['traduzioni giurate', 'interpretariato'],
    nl: ['beëdigde vertaling', 'tolken'],
    pt: ['tradução juramentada', 'interpretação'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Lingua translation agency in Cork' },
      { language: 'de', text: 'Übersetzungsbüro in Bremen' },
    ],
    notNamed: [
      { language: 'en', text: 'A transparent process' },
      { language: 'fr', text: 'Un train de nuit' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): office/translator',
};
