import type { PriceWords } from '../price-words.ts';

export const prices: PriceWords = {
  from: ['from', 'starting at'],
  before: ['only'],
  per: ['p', 'p.', 'per', 'a'],
  limits: {
    before: ['within', 'over', 'above', 'exceed*', 'more than', 'less than'],
    after: [
      'or less',
      'or more',
      'or over',
      'or under',
      'or above',
      'or up',
      'and less',
      'and more',
      'and over',
      'and under',
      'and above',
      'and up',
    ],
    upTo: ['up to'],
    most: ['maximum amount'],
    of: ['of'],
  },
  supposed: {
    conditions: ['if', 'whether'],
    articles: ['a', 'an', 'the'],
    purchases: ['for an? (?:house|home|property|apartment|flat) (?:of|at|worth|costing|priced at)'],
  },
  ofOthers: {
    coPayments: ['copay*', 'co-pay*', 'prescription charge', 'prescription charges'],
    paid: [
      'borrowed',
      'referrals:',
      'referral bonus',
      'referral fee',
      'referral fees',
      'referral reward',
      'referral rewards',
      'minimum investment',
      'total investments',
    ],
    refunded: ['reimburs*', 'worth at least'],
    average: ['on average'],
  },
};
