import type { PriceWords } from '../price-words.ts';

export const prices: PriceWords = {
  from: ['a partire da'],
  before: ['da'],
  per: ['per', 'al', 'a'],
  limits: {
    before: ['oltre'],
    after: ['o più', 'o meno'],
    upTo: ['fino a', 'fino al', 'fino alla'],
    most: ['importo massimo', 'spesa massima'],
    of: ['di'],
  },
  supposed: {
    conditions: ['se'],
    articles: ['un', 'una', 'uno'],
    purchases: ['per una? (?:immobile|casa|abitazione|appartamento) (?:di|da|del valore di)'],
  },
  ofOthers: {
    coPayments: ['ticket sanitario'],
    paid: [],
    refunded: ['rimbors*'],
    average: ['in media', 'di media', 'mediamente'],
  },
};
