import type { TradeEntry } from '../../trade.ts';

export const printShop: TradeEntry = {
  id: 'print-shop',
  questions: 'generic',
  noun: 'print shop',
  companyNoun: 'print shop',
  schemaTypes: ['Store'],
  additionalType: 'http://www.productontology.org/id/Printing',
  names: {
    en: [
      'print shop*',
      'printer and sign company',
      'printing company',
      'sign shop*',
      'screen printing*',
      'sign company',
      'copy shop*',
      'embroidery shop',
      'printing services',
      'sign maker*',
    ],
    de: ['druckerei*', 'copyshop*', 'werbetechnik*', 'digitaldruck', 'siebdruck', 'schilderwerkstatt'],
    es: ['imprenta*', 'serigrafía*', 'rotulación', 'copistería*', 'rotulistas'],
    fr: ['imprimerie*', 'imprimeur*', 'enseigniste*', 'sérigraphie', 'signalétique'],
    it: ['tipografia', 'tipografie', 'stamperia', 'copisteria', 'insegne', 'centro stampa'],
    nl: ['drukkerij*', 'drukker', 'reclamebureau en signmaker', 'signmaker*', 'copyshop*'],
    pt: ['gráfica*', 'tipografia', 'serigrafia', 'centro de cópias', 'comunicação visual'],
  },
  work: { en: ['business cards', 'banners'] },
  neverAlone: {},
  jobs: {
    en: ['business cards', 'banners', 'flyers', 't shirt printing', 'vehicle wraps', 'signs'],
    de: ['visitenkarten', 'flyer', 'banner', 'fahrzeugbeschriftung', 'textildruck'],
    es: ['tarjetas de visita', 'carteles', 'lonas', 'camisetas personalizadas'],
    fr: ['cartes de visite', 'flyers', 'banderoles', 'marquage véhicule'],
    it: ['biglietti da visita', 'volantini', 'striscioni'],
    nl: ['visitekaartjes', 'flyers', 'autobelettering'],
    pt: ['cartões de visita', 'flyers', 'lonas', 'estampagem'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Inkwell print shop in Ames' },
      { language: 'fr', text: 'Imprimerie à Niort' },
    ],
    notNamed: [
      { language: 'en', text: 'Print this page' },
      { language: 'es', text: 'Imprimir' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/copyshop, craft/signmaker',
};
