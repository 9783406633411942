import type { TradeEntry } from '../../trade.ts';

export const antiquesDealer: TradeEntry = {
  id: 'antiques-dealer',
  questions: 'generic',
  customers: 'shop',
  noun: 'antiques dealer',
  companyNoun: 'antique shop',
  schemaTypes: ['Store'],
  additionalType: 'http://www.productontology.org/id/Antique',
  names: {
    en: ['antique shop*', 'antiques dealer*', 'antiques', 'thrift store*', 'consignment shop*', 'second hand shop*'],
    de: ['antiquitäten*', 'antiquitätenhändler*', 'secondhandladen', 'trödelladen'],
    es: ['anticuario*', 'tienda de antigüedades', 'tienda de segunda mano'],
    fr: ['antiquaire*', 'brocante*', 'dépôt vente', 'antiquités'],
    it: ['antiquario', 'antiquariato', "mercatino dell'usato"],
    nl: ['antiek*', 'antiquair*', 'kringloopwinkel*', 'tweedehandswinkel'],
    pt: ['antiquário*', 'antiguidades', 'loja de segunda mão', 'brechó*'],
  },
  work: { en: ['estate sales', 'appraisals'] },
  neverAlone: {},
  jobs: {
    en: ['appraisals', 'estate buying', 'restoration'],
    de: ['ankauf', 'restaurierung', 'wertschätzung'],
    es: ['tasaciones', 'compra de antigüedades'],
    fr: ['estimation', 'achat', 'débarras'],
    it: ['perizie', 'acquisto', 'restauro'],
    nl: ['inkoop', 'taxatie', 'restauratie'],
    pt: ['avaliações', 'compra', 'restauro'],
  },
  examples: {
    named: [
      { language: 'en', text: 'Old Mill antique shop in Rye' },
      { language: 'fr', text: 'Antiquaire à Uzès' },
    ],
    notNamed: [
      { language: 'en', text: 'The second hand of the clock' },
      { language: 'de', text: 'Eine Antiqua-Schrift' },
    ],
  },
  source: 'schema.org 30.0; OpenStreetMap id-tagging-schema 7.2.0 (ISC): shop/antiques, shop/second_hand',
};
