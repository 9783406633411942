/**
 * Words of one language for one thing, as data. A pattern runs on single sentences in lower case with straight quotes
 * and hyphens and without accents (`ß` stays), unless it says otherwise.
 */
export type Phrase = {
  /** Beginnings of words, five letters at most are compared; one of them stands in every sentence that can match. */
  cues: readonly string[];
  pattern: RegExp;
  /** Sentences that must match, as people write them. */
  says: readonly string[];
  /** Sentences that must not. */
  saysNot: readonly string[];
};

/** What a business in this language says of itself that a stranger could check. */
export type CredentialPhrases = {
  licence: Phrase;
  insured: Phrase;
  certification: Phrase;
  membership: Phrase;
  years: Phrase;
  /** Runs on the text as written: names begin with capitals. */
  person: Phrase;
};

export type Phrases = {
  credentials: CredentialPhrases;
  /** A promise of help at any hour or at once. */
  emergency: Phrase;
  /** Before a claim: it is denied, or not true yet. */
  denied: RegExp;
  /** The sentence is about the business: first person, or a word for a business. */
  ours: RegExp;
  /** The sentence is about somebody else: other firms, an average, the reader. */
  others: RegExp;
  price: {
    /** Beside an amount in running text: it is what something costs. */
    asked: RegExp;
    /** Beside an amount: a fine, donation, tax, turnover, insured sum, prize or discount. */
    other: RegExp;
  };
  reviews: {
    /** A heading over customers' words. */
    heading: RegExp;
    /** `three weeks ago`. */
    ago: RegExp;
    /** A customer without a name: `Cliente satisfecho`. */
    customer: RegExp;
    /** These reviews are only examples. */
    sample: RegExp;
  };
  /** Numbers with a unit. All groups of a pattern begin with the number. */
  facts: { warranty: Phrase; count: Phrase; time: Phrase };
  dates: {
    /** Before or after a date: the page was written or changed then. */
    posted: RegExp;
    /** An offer that may end. */
    offer: RegExp;
    /** Right before a date: the offer ends then. */
    ends: RegExp;
    comingSoon: Phrase;
  };
};
