import type { TradeEntry } from '../../trade.ts';

export const bar: TradeEntry = {
  id: 'bar',
  questions: 'generic',
  customers: 'table',
  noun: 'bar',
  companyNoun: 'bar',
  schemaTypes: ['BarOrPub', 'NightClub', 'FoodEstablishment'],
  additionalType: null,
  names: {
    en: [
      'cocktail bar*',
      'wine bar*',
      'pub',
      'pubs',
      'sports bar',
      'taproom*',
      'night club',
      'nightclub*',
      'tavern',
      'brewpub',
      'beer garden',
    ],
    de: ['kneipe*', 'cocktailbar*', 'weinbar*', 'biergarten', 'weinstube', 'irish pub', 'nachtclub'],
    es: ['bar de copas', 'coctelería*', 'bar de tapas', 'cervecería*', 'bar de vinos', 'discoteca'],
    fr: ['bar à cocktails', 'bar à vin*', 'pub', 'discothèque', 'bar à bières'],
    it: ['cocktail bar', 'wine bar', 'enoteca', 'birreria', 'pub'],
    nl: ['kroeg*', 'café bar', 'cocktailbar*', 'wijnbar*', 'bruin café'],
    pt: ['bar de vinhos', 'bar de cocktails', 'pub', 'discoteca', 'boteco*'],
  },
  work: { en: ['cocktails', 'beers on tap', 'happy hour'] },
  neverAlone: {},
  jobs: {
    en: ['cocktails', 'craft beer', 'live music', 'private parties', 'happy hour'],
    de: ['cocktails', 'fassbier', 'livemusik'],
    es: ['cócteles', 'música en directo', 'tapas'],
    fr: ['cocktails', 'concerts', 'planches'],
    it: ['aperitivi', 'cocktail', 'musica dal vivo'],
    nl: ['cocktails', 'borrel', 'livemuziek'],
    pt: ['cocktails', 'petiscos', 'música ao vivo'],
  },
  examples: {
    named: [
      { language: 'en', text: 'The Fox is a pub in Lewes' },
      { language: 'de', text: 'Cocktailbar in Jena' },
    ],
    notNamed: [
      { language: 'en', text: 'Public transport and a navigation bar' },
      { language: 'es', text: 'Barato y bueno' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/bar, amenity/pub',
};
