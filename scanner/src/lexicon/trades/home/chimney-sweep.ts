import type { TradeEntry } from '../../trade.ts';

export const chimneySweep: TradeEntry = {
  id: 'chimney-sweep',
  questions: 'generic',
  noun: 'chimney sweep',
  companyNoun: 'chimney company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Chimney_sweep',
  names: {
    en: ['chimney sweep*', 'chimney company', 'chimney cleaning company', 'chimney services'],
    de: [
      'schornsteinfeger*',
      'kaminkehrer*',
      'rauchfangkehrer*',
      'kaminfeger*',
      'kaminbau',
      'ofenbauer*',
      'ofenbau',
      'ofensetzer*',
    ],
    es: ['deshollinador*', 'limpieza de chimeneas', 'limpiachimeneas'],
    fr: ['ramoneur*', 'ramonage', 'fumiste', 'fumisterie'],
    it: ['spazzacamino', 'spazzacamini', 'pulizia camini', 'pulizia canne fumarie'],
    nl: ['schoorsteenveger*', 'schoorsteenveegbedrijf', 'schoorsteenvegen'],
    pt: ['limpa chaminés', 'limpeza de chaminés'],
  },
  work: { en: ['flue*', 'creosote'] },
  neverAlone: {},
  jobs: {
    en: ['chimney inspection*', 'chimney cleaning', 'chimney relining', 'fireplace repair', 'dryer vent cleaning'],
    de: ['feuerstättenschau', 'kaminreinigung', 'energieberatung', 'kachelöfen', 'kaminöfen'],
    es: ['limpieza de estufas de pellets', 'deshollinado'],
    fr: ['ramonage de cheminée', 'débistrage', 'tubage'],
    it: ['videoispezione canne fumarie', 'pulizia stufe a pellet', 'risanamento canne fumarie'],
    nl: ['schoorsteen vegen', 'schoorsteenreparatie', 'rookkanaal'],
    pt: ['limpeza de recuperadores', 'limpeza de lareiras'],
  },
  examples: {
    named: [
      { language: 'en', text: "Dick's chimney sweeps, Bath" },
      { language: 'de', text: 'Ihr Schornsteinfeger in Jena' },
    ],
    notNamed: [
      { language: 'en', text: 'A cosy room with a chimney' },
      { language: 'fr', text: 'La cheminée du salon' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/chimney_sweeper',
};
