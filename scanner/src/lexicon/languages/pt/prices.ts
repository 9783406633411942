import type { PriceWords } from '../price-words.ts';

export const prices: PriceWords = {
  from: ['desde', 'a partir de'],
  before: ['de'],
  per: ['por'],
  limits: {
    before: ['mais de', 'acima de'],
    after: ['ou mais', 'ou menos'],
    upTo: ['até'],
    most: ['valor máximo'],
    of: ['de'],
  },
  supposed: {
    conditions: ['se', 'caso'],
    articles: ['um', 'uma'],
    purchases: ['para um (?:imovel|apartamento) (?:de|no valor de)'],
  },
  ofOthers: {
    coPayments: ['coparticipação', 'taxa moderadora', 'taxas moderadoras'],
    paid: [],
    refunded: ['reembols*'],
    average: ['em média'],
  },
};
