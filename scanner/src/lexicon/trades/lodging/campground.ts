import type { TradeEntry } from '../../trade.ts';

export const campground: TradeEntry = {
  id: 'campground',
  questions: 'generic',
  customers: 'lodging',
  noun: 'campground',
  companyNoun: 'campground',
  schemaTypes: ['Campground', 'LodgingBusiness'],
  additionalType: null,
  names: {
    en: ['campground*', 'campsite*', 'rv park*', 'caravan park*', 'holiday park', 'camping park', 'glamping'],
    de: ['campingplatz*', 'wohnmobilstellplatz*', 'zeltplatz*', 'campingpark', 'glamping'],
    es: ['camping', 'campings', 'área de autocaravanas', 'glamping'],
    fr: ['camping', 'campings', 'aire de camping car', 'glamping'],
    it: ['campeggio', 'campeggi', 'area sosta camper', 'villaggio turistico', 'glamping'],
    nl: ['camping*', 'campings', 'camperplaats*', 'minicamping', 'glamping'],
    pt: ['parque de campismo', 'camping', 'campismo', 'glamping'],
  },
  work: { en: ['tent sites', 'hookups', 'pitches'] },
  neverAlone: {},
  jobs: {
    en: ['tent sites', 'rv sites', 'cabins', 'glamping'],
    de: ['stellplätze', 'mietunterkünfte', 'zeltwiese'],
    es: ['parcelas', 'bungalows'],
    fr: ['emplacements', 'mobil homes', 'locations'],
    it: ['piazzole', 'bungalow', 'case mobili'],
    nl: ['kampeerplaatsen', 'stacaravans', 'safaritenten'],
    pt: ['tendas', 'bungalows', 'caravanas'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Pine Lake campground in Maine' },
      { language: 'nl', text: 'Camping in Drenthe' },
    ],
    notNamed: [
      { language: 'en', text: 'An election campaign' },
      { language: 'de', text: 'Der Camper-Van im Verkauf' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): tourism/camp_site, tourism/caravan_site',
};
