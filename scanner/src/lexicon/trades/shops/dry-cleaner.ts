import type { TradeEntry } from '../../trade.ts';

export const dryCleaner: TradeEntry = {
  id: 'dry-cleaner',
  questions: 'generic',
  noun: 'dry cleaner',
  companyNoun: 'dry cleaning company',
  schemaTypes: ['DryCleaningOrLaundry'],
  additionalType: null,
  names: {
    en: ['dry cleaner*', 'dry cleaning', 'laundromat*', 'laundry service*', 'launderette*', 'laundry'],
    de: ['textilreinigung*', 'wäscherei*', 'waschsalon*', 'chemische reinigung'],
    es: ['lavandería*', 'tintorería*'],
    fr: ['pressing', 'blanchisserie*', 'laverie*', 'teinturerie'],
    it: ['lavanderia', 'lavanderie', 'tintoria', 'lavasecco'],
    nl: ['stomerij*', 'wasserette*', 'wasserij*'],
    pt: ['lavandaria*', 'lavanderia*', 'tinturaria', 'limpeza a seco'],
  },
  work: { en: ['wash and fold', 'ironing'], pt: ['engomadoria', 'lavagem de roupa'] },
  neverAlone: {},
  jobs: {
    en: ['wash and fold', 'shirt laundry', 'wedding gown cleaning', 'pickup and delivery', 'ironing'],
    de: ['hemdenservice', 'teppichreinigung', 'brautkleidreinigung', 'mangelservice'],
    es: ['lavado de edredones', 'planchado', 'limpieza de alfombras'],
    fr: ['repassage', 'nettoyage de couettes', 'robes de mariée'],
    it: ['stiratura', 'lavaggio tappeti', 'lavaggio piumoni'],
    nl: ['strijkservice', 'tapijt reinigen', 'dekbed wassen'],
    pt: ['engomadoria', 'lavagem de edredões', 'limpeza de tapetes', 'lavagem a seco', 'passar a ferro'],
  },
  examples: {
    named: [
      { language: 'pt', text: 'Lavandaria em Coimbra' },
      { language: 'en', text: 'Sudsy laundromat in Queens' },
    ],
    notNamed: [
      { language: 'en', text: 'Money laundering charges' },
      { language: 'fr', text: 'Presse et médias' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/laundry, shop/dry_cleaning',
};
