/**
 * Phrases of one language for one meaning, as data. A pattern runs on single sentences in lower case with straight
 * quotes and hyphens and without accents (`ß` stays), unless it says otherwise.
 */
export type Phrase = {
  /**
   * Prefixes of words, of which at most five letters are compared. Every sentence that can match contains one of them.
   */
  cues: readonly string[];
  pattern: RegExp;
  /** Sentences that must match, as people write them. */
  says: readonly string[];
  /** Sentences that must not match. */
  saysNot: readonly string[];
};

/** Statements of a business about itself that a stranger could verify. */
export type CredentialPhrases = {
  licence: Phrase;
  insured: Phrase;
  certification: Phrase;
  membership: Phrase;
  years: Phrase;
  /** Runs on the original text, because names are capitalized. */
  person: Phrase;
};

export type Phrases = {
  credentials: CredentialPhrases;
  /** What a business says of itself that nobody can look up: run by a family, years of experience, trained staff. */
  standing: Phrase;
  /** A promise of help at any hour or at once, in the answer of an assistant. */
  emergency: Phrase;
  /** Before a claim: it is negated or not true yet. */
  denied: RegExp;
  /** The sentence is about the business: first person, or a word for a business. */
  ours: RegExp;
  /** The sentence is about someone else: other companies, an average, the reader. */
  others: RegExp;
  /** Directly before `licensed`: any professional, whom the reader is told to choose. */
  anyone: RegExp;
  price: {
    /** Near an amount in running text: it is a price. */
    asked: RegExp;
    /** Near an amount: a fine, donation, tax, turnover, insured sum, prize or discount. */
    other: RegExp;
  };
  reviews: {
    /** A heading of customer reviews. */
    heading: RegExp;
    /** `three weeks ago`. */
    ago: RegExp;
    /** A customer without a name: `Cliente satisfecho`. */
    customer: RegExp;
    /** These reviews are only examples. */
    sample: RegExp;
    /** Asks the reader for a review, or says how to write one. */
    asks: RegExp;
  };
  /** Numbers with a unit. All groups of a pattern start with the number. */
  facts: { warranty: Phrase; count: Phrase; time: Phrase };
  dates: {
    /** Before or after a date on which the page was written or changed. */
    posted: RegExp;
    /** An offer that may end. */
    offer: RegExp;
    /** Directly before the date on which the offer ends. */
    ends: RegExp;
    comingSoon: Phrase;
  };
};
