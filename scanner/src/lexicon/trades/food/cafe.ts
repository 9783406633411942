import type { TradeEntry } from '../../trade.ts';

export const cafe: TradeEntry = {
  id: 'cafe',
  questions: 'generic',
  customers: 'table',
  noun: 'café',
  companyNoun: 'café',
  schemaTypes: ['CafeOrCoffeeShop', 'FoodEstablishment'],
  additionalType: null,
  names: {
    en: [
      'cafe',
      'cafes',
      'coffee shop*',
      'coffeehouse*',
      'coffee house',
      'tea room*',
      'espresso bar',
      'coffee roaster*',
      'tearoom',
    ],
    de: ['café', 'cafe', 'kaffeehaus', 'kaffeerösterei', 'teestube', 'kaffeebar', 'konditorei und café'],
    es: ['cafetería*', 'café bar', 'salón de té', 'tostadora de café'],
    fr: ['salon de thé', 'coffee shop', 'torréfacteur*', 'café restaurant'],
    it: ['caffetteria', 'bar caffetteria', 'torrefazione', 'sala da tè'],
    nl: ['koffiehuis', 'koffiebar*', 'lunchroom*', 'koffiezaak', 'koffiebranderij', 'tearoom'],
    pt: ['cafetaria*', 'cafeteria*', 'casa de chá', 'pastelaria e café'],
  },
  work: { en: ['espresso', 'latte', 'cappuccino'] },
  neverAlone: {},
  jobs: {
    en: ['coffee', 'breakfast', 'lunch', 'cakes'],
    de: ['frühstück', 'kuchen', 'torten'],
    es: ['desayunos', 'meriendas', 'tartas'],
    fr: ['brunch', 'pâtisseries', 'petit déjeuner'],
    it: ['colazioni', 'aperitivi', 'pranzi'],
    nl: ['ontbijt', 'lunch', 'high tea', 'taarten'],
    pt: ['pequenos almoços', 'lanches', 'bolos'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Bean There coffee shop in Nyack' },
      { language: 'nl', text: 'Lunchroom in Hoorn' },
    ],
    notNamed: [
      { language: 'en', text: 'Decaffeinate your timetable' },
      { language: 'de', text: 'Kaffee kochen im Büro' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/cafe',
};
