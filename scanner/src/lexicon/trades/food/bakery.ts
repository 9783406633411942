import type { TradeEntry } from '../../trade.ts';

export const bakery: TradeEntry = {
  id: 'bakery',
  questions: 'generic',
  noun: 'bakery',
  companyNoun: 'bakery',
  schemaTypes: ['Bakery', 'FoodEstablishment'],
  additionalType: null,
  names: {
    en: [
      'bakery',
      'bakeries',
      'baker',
      'bakers',
      'patisserie',
      'cake shop*',
      'pastry shop*',
      'cupcake shop',
      'bakehouse',
    ],
    de: ['bäckerei*', 'bäcker', 'konditorei*', 'backstube', '*bäckerei', 'konditor*'],
    es: ['panadería*', 'pastelería*', 'confitería*', 'horno de pan', 'obrador', 'panadero*'],
    fr: ['boulangerie*', 'boulanger*', 'pâtisserie*', 'pâtissier*'],
    it: ['panificio', 'panetteria', 'pasticceria', 'pasticcerie', 'forno artigianale', 'panificatori'],
    nl: ['bakkerij*', 'bakker', 'bakkers', 'banketbakker*', 'patisserie'],
    pt: ['padaria*', 'pastelaria*', 'confeitaria*', 'panificadora'],
  },
  work: { en: ['bread', 'sourdough', 'pastries', 'loaf', 'loaves'], de: ['brot', 'brötchen', 'torten'] },
  neverAlone: {},
  jobs: {
    en: ['custom cakes', 'wedding cakes', 'sourdough bread', 'pastries', 'birthday cakes'],
    de: ['hochzeitstorten', 'torten', 'brot', 'partyservice'],
    es: ['tartas personalizadas', 'pan artesano', 'bollería'],
    fr: ['pièces montées', 'viennoiseries', "gâteaux d'anniversaire"],
    it: ['torte su misura', 'pane artigianale', 'dolci'],
    nl: ['bruidstaarten', 'taarten', 'brood'],
    pt: ['bolos de aniversário', 'bolos de casamento', 'pão artesanal'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Loaf & Co is a bakery in Salem' },
      { language: 'fr', text: 'Boulangerie à Arles' },
    ],
    notNamed: [
      { language: 'en', text: 'Baked enamel sign maker' },
      { language: 'en', text: 'The Bakersfield airport' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/bakery, shop/pastry',
};
