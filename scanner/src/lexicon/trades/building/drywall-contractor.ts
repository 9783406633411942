import type { TradeEntry } from '../../trade.ts';

export const drywallContractor: TradeEntry = {
  id: 'drywall-contractor',
  questions: 'generic',
  noun: 'drywall contractor',
  companyNoun: 'drywall company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Drywall',
  names: {
    en: ['drywall contractor*', 'drywall company', 'plasterer*', 'plastering company', 'plastering contractor*'],
    de: [
      'trockenbauer*',
      'trockenbau firma',
      'trockenbaubetrieb',
      'stuckateur*',
      'gipser',
      'gipsergeschäft',
      'verputzer*',
      'stukkateur*',
      'trockenbau meisterbetrieb',
    ],
    es: ['pladurista*', 'instalador de pladur', 'instaladores de pladur', 'yesero*', 'escayolista*'],
    fr: ['plaquiste*', 'plâtrier*', 'plâtrerie', 'entreprise de plâtrerie', 'staffeur'],
    it: ['cartongessista', 'cartongessisti', 'stuccatore', 'stuccatori', 'intonacatore'],
    nl: ['stukadoor*', 'stukadoorsbedrijf', 'pleisteraar', 'gyprocwerken'],
    pt: ['gesseiro*', 'pladur empresa', 'instalador de pladur', 'aplicador de drywall', 'estucador*'],
  },
  work: { en: ['drywall', 'plasterboard'], de: ['trockenbau', 'innenputz', 'stuck'] },
  neverAlone: {},
  jobs: {
    en: ['drywall installation', 'drywall repair', 'ceiling texture*', 'skim coating', 'plaster repair'],
    de: ['trockenbau', 'innenputz', 'außenputz', 'deckenverkleidung', 'akustikdecken'],
    es: ['techos de pladur', 'tabiques de pladur', 'falsos techos'],
    fr: ['pose de placo', 'cloisons', 'faux plafonds', 'isolation intérieure'],
    it: ['pareti in cartongesso', 'controsoffitti', 'intonaci'],
    nl: ['stucwerk', 'sierpleister', 'gladpleisteren', 'plafonds stucen'],
    pt: ['tetos falsos', 'paredes em pladur', 'forro de gesso', 'divisórias em drywall'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Summit Walls, your drywall contractor in Reno' },
      { language: 'nl', text: 'Stukadoor Bakker in Breda' },
    ],
    notNamed: [
      { language: 'en', text: 'Apply the plaster to the wound' },
      { language: 'de', text: 'Der Zoll am Wall' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/plasterer',
};
