import type { TradeEntry } from '../../trade.ts';

export const caterer: TradeEntry = {
  id: 'caterer',
  questions: 'generic',
  noun: 'caterer',
  companyNoun: 'catering company',
  schemaTypes: ['FoodEstablishment'],
  additionalType: 'http://www.productontology.org/id/Catering',
  names: {
    en: [
      'caterer*',
      'catering company',
      'catering service*',
      'catering',
      'event catering',
      'private chef*',
      'food truck*',
    ],
    de: ['catering*', 'partyservice*', 'cateringservice', 'mietkoch', 'foodtruck*'],
    es: ['catering', 'servicio de catering', 'chef a domicilio', 'empresa de catering', 'banquetes'],
    fr: ['traiteur*', 'service traiteur', 'chef à domicile', 'food truck*'],
    it: ['catering', 'servizio catering', 'banqueting', 'chef a domicilio'],
    nl: ['catering*', 'cateraar*', 'cateringbedrijf', 'foodtruck*', 'kok aan huis'],
    pt: ['catering', 'serviço de catering', 'buffet para festas', 'chef ao domicílio', 'buffet'],
  },
  work: { en: ['buffet', 'banquet*'] },
  neverAlone: {},
  jobs: {
    en: [
      'wedding catering',
      'corporate catering',
      'private parties',
      'buffets',
      'food truck catering',
      'bbq catering',
      'event catering',
      'drop off catering',
      'banquets',
    ],
    de: ['hochzeitscatering', 'fingerfood', 'buffets', 'grillcatering', 'firmenfeiern'],
    es: ['catering para bodas', 'catering para empresas', 'paellas gigantes'],
    fr: ['mariages', 'cocktails dînatoires', 'buffets', 'plateaux repas'],
    it: ['matrimoni', 'buffet', 'coffee break', 'aperitivi'],
    nl: ['barbecue', 'buffetten', 'walking dinner', 'bruiloften'],
    pt: ['casamentos', 'coffee break', 'cocktails', 'buffet infantil'],
  },
  examples: {
    named: [
      { language: 'en', text: 'C & C Catering is a catering company in Atlanta' },
      { language: 'fr', text: 'Traiteur à Sète' },
    ],
    notNamed: [
      { language: 'en', text: 'Cats eat fish' },
      { language: 'en', text: 'The category list' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): craft/caterer',
};
