import type { PriceWords } from '../price-words.ts';

export const prices: PriceWords = {
  from: ['ab'],
  before: ['nur', 'je'],
  per: ['pro', 'je'],
  limits: {
    before: ['über', 'mehr als'],
    after: ['oder mehr', 'oder weniger'],
    upTo: ['bis zu'],
    most: ['maximaler Betrag', 'maximale Betrag', 'Höchstbetrag'],
    of: ['von'],
  },
  supposed: {
    conditions: ['wenn', 'falls', 'ob'],
    articles: ['ein', 'eine', 'einen', 'einer', 'eines'],
    purchases: ['(?:bei|fur) eine[mnr] (?:kaufpreis|immobilie|haus|wohnung) (?:von|fur|zu)'],
  },
  ofOthers: {
    coPayments: ['Zuzahlung*', 'Rezeptgebühr*', 'Verordnungsblattgebühr'],
    paid: [
      'Pflegegeld*',
      'Entlastungsbetrag*',
      'Pflegesachleistung*',
      'Verhinderungspflege',
      'SGB V',
      'SGB IX',
      'SGB XI',
    ],
    refunded: ['erstatt*', 'bezuschuss*', 'Kassenzuschuss*'],
    average: ['im Durchschnitt', 'im Schnitt', 'durchschnittlich'],
  },
};
