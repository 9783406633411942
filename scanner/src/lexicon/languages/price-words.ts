import type { Patterns, Words } from './words.ts';

/** Words around amounts of money. */
export type PriceWords = {
  /** Before the lowest price: `from €60`. */
  from: Words;
  /** Other words right before a price: `only €60`. */
  before: Words;
  /** After a price: `60 € per hour`. */
  per: Words;
  /** An amount that is a threshold or a limit. */
  limits: {
    /** `on installs over $2,000`. */
    before: Words;
    /** `totals R30 000 or less`. */
    after: Words;
    /** A limit only of a large amount: `detrazione fino a 96.000 €`. */
    upTo: Words;
    /** `maximum amount of £500`, with `of` between the two. */
    most: Words;
    of: Words;
  };
  /** An amount that is only supposed. */
  supposed: {
    /** With an article between it and the amount: `if a $500 repair will do`. */
    conditions: Words;
    articles: Words;
    /** What the customer buys elsewhere, as an example: `Pour un bien à 300 000 €, les frais …`. */
    purchases: Patterns;
  };
  /** An amount that others pay or charge. */
  ofOthers: {
    /** What patients pay to their insurance by law: `Zuzahlung in Höhe von 10 Euro je Verordnung`. */
    coPayments: Words;
    /** What state insurance or a bank pays, and what a loan or a referral is worth: `Entlastungsbetrag 131 €`. */
    paid: Words;
    /** Before what an insurer refunds, or a value in a law: `rembourse … à hauteur de 193,50 euros`. */
    refunded: Words;
    /** What others charge as a rule: `Comptez entre 800 € et 1 800 € en moyenne`. */
    average: Words;
  };
};
