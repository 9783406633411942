import type { TradeEntry } from '../../trade.ts';

export const iceCreamShop: TradeEntry = {
  id: 'ice-cream-shop',
  questions: 'generic',
  customers: 'shop',
  noun: 'ice cream shop',
  companyNoun: 'ice cream shop',
  schemaTypes: ['IceCreamShop', 'FoodEstablishment'],
  additionalType: null,
  names: {
    en: [
      'ice cream shop*',
      'ice cream parlor*',
      'ice cream parlour*',
      'gelateria',
      'frozen yogurt shop',
      'gelato shop',
    ],
    de: ['eisdiele*', 'eiscafé*', 'eismanufaktur*', 'eiscafe'],
    es: ['heladería*', 'tienda de helados', 'heladeros artesanos'],
    fr: ['glacier artisanal', 'glaciers', 'salon de glaces', 'artisan glacier'],
    it: ['gelateria', 'gelaterie', 'gelato artigianale'],
    nl: ['ijssalon*', 'ijswinkel', 'ijsboerderij'],
    pt: ['gelataria*', 'sorveteria*', 'geladaria*'],
  },
  work: { en: ['scoops', 'sundaes'] },
  neverAlone: {},
  jobs: {
    en: ['ice cream cakes', 'catering', 'sundaes'],
    de: ['eistorten', 'eisbecher', 'eiswagen'],
    es: ['tartas heladas', 'granizados'],
    fr: ['gâteaux glacés', 'sorbets'],
    it: ['torte gelato', 'granite', 'semifreddi'],
    nl: ['ijstaarten', 'ijskar'],
    pt: ['bolos de gelado', 'sorvetes', 'crepes'],
  },
  examples: {
    named: [
      { language: 'it', text: 'Gelateria a Siena' },
      { language: 'en', text: 'Scoop ice cream shop in Hyannis' },
    ],
    notNamed: [
      { language: 'en', text: 'Nice cream coloured walls' },
      { language: 'fr', text: 'Le glacier fond' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): amenity/ice_cream',
};
