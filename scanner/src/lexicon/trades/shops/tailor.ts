import type { TradeEntry } from '../../trade.ts';

export const tailor: TradeEntry = {
  id: 'tailor',
  questions: 'generic',
  noun: 'tailor',
  companyNoun: 'tailor shop',
  schemaTypes: ['Store', 'ClothingStore'],
  additionalType: 'http://www.productontology.org/id/Tailor',
  names: {
    en: [
      'tailor',
      'tailors',
      'tailor shop*',
      'alterations',
      'dressmaker*',
      'seamstress*',
      'bridal alterations',
      'bespoke tailoring',
    ],
    de: ['schneiderei*', 'änderungsschneiderei*', 'maßschneider*', 'schneidermeister*', 'maßatelier'],
    es: ['sastre*', 'sastrería*', 'modista*', 'costurera*', 'arreglos de ropa', 'taller de costura'],
    fr: ['couturière*', 'couturier*', 'retoucherie', 'retouches', 'atelier de couture', 'tailleur sur mesure'],
    it: ['sartoria', 'sartorie', 'sarta', 'riparazioni sartoriali'],
    nl: ['kleermaker*', 'kledingreparatie*', 'naaiatelier', 'coupeuse'],
    pt: ['alfaiate*', 'costureira*', 'ateliê de costura', 'arranjos de costura', 'alfaiataria'],
  },
  work: { en: ['hemming', 'suits made'] },
  neverAlone: {},
  jobs: {
    en: ['hemming', 'suit alterations', 'wedding dress alterations', 'zipper replacement'],
    de: ['kürzen', 'reißverschluss', 'brautkleider', 'maßanzüge'],
    es: ['bajos de pantalón', 'vestidos de novia', 'trajes a medida'],
    fr: ['ourlets', 'robes de mariée', 'costumes sur mesure'],
    it: ['orli', 'abiti su misura', 'abiti da sposa'],
    nl: ['broek inkorten', 'rits vervangen', 'maatpakken'],
    pt: ['bainhas', 'vestidos de noiva', 'fatos por medida'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Row & Sons, tailors in York' },
      { language: 'fr', text: 'Atelier de couture à Blois, retouches' },
    ],
    notNamed: [
      { language: 'en', text: 'Tailored advice for clients' },
      { language: 'de', text: 'Ich heiße Peter' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/tailor, craft/dressmaker',
};
