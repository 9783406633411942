import type { TradeEntry } from '../../trade.ts';

export const winery: TradeEntry = {
  id: 'winery',
  questions: 'generic',
  customers: 'shop',
  noun: 'winery',
  companyNoun: 'winery',
  schemaTypes: ['Winery', 'FoodEstablishment'],
  additionalType: null,
  names: {
    en: ['winery', 'wineries', 'vineyard*', 'wine estate', 'wine cellar door'],
    de: ['weingut*', 'winzer*', 'weinbau', 'winzerhof', 'weinkellerei'],
    es: ['bodega*', 'viñedo*', 'bodegas y viñedos'],
    fr: ['domaine viticole', 'vigneron*', 'viticulteur*', 'château viticole', 'cave à vin'],
    it: [
      'cantina vinicola',
      'azienda vinicola',
      'azienda vitivinicola',
      'cantine',
      'vini propri',
      'viticoltore',
      'azienda agricola vitivinicola',
    ],
    nl: ['wijngaard*', 'wijndomein', 'wijnboer'],
    pt: ['adega*', 'vinícola*', 'quinta vinícola', 'produtor de vinhos'],
  },
  work: { en: ['wine tasting*', 'tasting room'], it: ['degustazione', 'vini'] },
  neverAlone: {},
  jobs: {
    en: ['wine tastings', 'vineyard tours', 'weddings'],
    de: ['weinproben', 'kellerführungen', 'ferienwohnung'],
    es: ['catas de vino', 'visitas a la bodega'],
    fr: ['dégustation', 'visite de cave', 'vente directe'],
    it: ['degustazione vini', 'visite in cantina'],
    nl: ['wijnproeverij', 'rondleidingen'],
    pt: ['provas de vinhos', 'visitas guiadas'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Stone Ridge winery in Sonoma' },
      { language: 'de', text: 'Weingut an der Mosel' },
    ],
    notNamed: [
      { language: 'en', text: 'Whining about the weather' },
      { language: 'es', text: 'Un perro en la calle' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/winery',
};
