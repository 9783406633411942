import type { TradeEntry } from '../../trade.ts';

export const glazier: TradeEntry = {
  id: 'glazier',
  questions: 'generic',
  noun: 'glazier',
  companyNoun: 'glass company',
  schemaTypes: ['HomeAndConstructionBusiness'],
  additionalType: 'http://www.productontology.org/id/Glazier',
  names: {
    en: [
      'glazier*',
      'glass company',
      'glass repair company',
      'glass and mirror',
      'window glass repair',
      'glazing company',
    ],
    de: ['glaser', 'glaserei*', 'glasermeister*', 'glaserbetrieb', 'glasnotdienst'],
    es: ['cristalero*', 'cristalería', 'vidriero*', 'vidriería', 'cristalerías'],
    fr: ['vitrier*', 'vitrerie', 'miroiterie', 'miroitier'],
    it: ['vetraio', 'vetrai', 'vetreria', 'vetrerie'],
    nl: ['glaszetter*', 'glaszettersbedrijf', 'glasbedrijf', 'glashandel', 'glasherstel'],
    pt: ['vidraceiro*', 'vidraçaria', 'vidraria', 'vidreiro'],
  },
  work: { en: ['glazing', 'shower glass'], de: ['verglasung*', 'isolierglas'] },
  neverAlone: {},
  jobs: {
    en: ['glass replacement', 'shower doors', 'mirror installation', 'storefront glass', 'broken window repair'],
    de: ['glasreparatur', 'duschkabinen', 'spiegel', 'isolierverglasung', 'glastüren'],
    es: ['mamparas de ducha', 'espejos a medida', 'cambio de cristales', 'escaparates'],
    fr: ['remplacement de vitre', 'double vitrage', 'miroirs', 'crédence', 'vitrines'],
    it: ['vetri doppi', 'box doccia', 'specchi su misura', 'sostituzione vetri'],
    nl: ['dubbel glas', 'glas vervangen', 'spiegels', 'glazen deuren'],
    pt: ['box de vidro', 'espelhos', 'vidro temperado', 'substituição de vidros', 'resguardos de duche'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Ace Glass, glaziers in Hull' },
      { language: 'fr', text: 'Vitrier à Toulouse, vitrerie et miroiterie' },
    ],
    notNamed: [
      { language: 'en', text: 'A glass of wine on the house' },
      { language: 'es', text: 'Cristal de temporada' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/glaziery',
};
