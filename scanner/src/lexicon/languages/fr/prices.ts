import type { PriceWords } from '../price-words.ts';

export const prices: PriceWords = {
  from: ['dès', 'à partir de'],
  before: ['de'],
  per: ['par'],
  limits: {
    before: ['plus de'],
    after: ['ou plus', 'ou moins'],
    upTo: ["jusqu'à"],
    most: [
      'montant maximum',
      'montant maximal',
      'dépense maximum',
      'dépense maximale',
      'plafond maximum',
      'plafond maximal',
    ],
    of: ['de'],
  },
  supposed: {
    conditions: ['si'],
    articles: ['un', 'une'],
    purchases: ["pour un (?:bien|achat|logement|appartement)(?: immobilier)? (?:a|de|d'une valeur de)"],
  },
  ofOthers: {
    coPayments: ['ticket modérateur', 'participation forfaitaire'],
    paid: ['tarif de convention'],
    refunded: ['rembours*', 'assurance maladie', "valeur d'au moins", 'valant au moins'],
    average: ['en moyenne'],
  },
};
