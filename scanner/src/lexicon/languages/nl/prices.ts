import type { PriceWords } from '../price-words.ts';

export const prices: PriceWords = {
  from: ['vanaf', 'v.a.', 'va'],
  before: [],
  per: ['per', 'p.'],
  limits: {
    before: ['meer dan'],
    after: ['of meer', 'of minder'],
    upTo: ['tot'],
    most: ['maximaal bedrag', 'maximum bedrag'],
    of: ['van'],
  },
  supposed: {
    conditions: ['als'],
    articles: ['een'],
    purchases: ['voor een (?:woning|huis|pand|appartement) van'],
  },
  ofOthers: {
    coPayments: ['eigen risico', 'eigen bijdrage'],
    paid: [],
    refunded: ['zorgverzekeraar', 'zorgverzekeraars'],
    average: ['gemiddeld'],
  },
};
