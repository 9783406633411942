import type { Patterns, Words } from './words.ts';

/** Words by which a customer's text differs from a business's, and words around reviews. */
export type ReviewWords = {
  speaks: {
    /** One person speaks: `I`, `my`. */
    self: Words;
    /** Several people speak, a family or the business: `we`. */
    us: Words;
    /** The reader is spoken to, which customers do less often than a business: `your`. */
    reader: Words;
  };
  /** What satisfied customers write: `recommend*`. */
  praise: Words;
  /** A word for a review: `testimonial`. A text that begins with one talks about reviews. */
  nouns: Words;
  /** Names of elements with reviews: `testimonial-card`. They may be part of a longer name. */
  boxes: Patterns;
  rating: {
    /** What a rating counts: `212 reviews`. Also reviews elsewhere: `all reviews on Google`. */
    counted: Words;
    /** The unit of a rating: `5 stars`. */
    stars: Words;
    /** Between a rating and the highest: `4.9 out of 5`. */
    outOf: Words;
    /** Before a rating: `rated 5`. */
    rated: Words;
    /** What else a reviewer has published: `16 reviews · 5 photos`. */
    photos: Words;
  };
  /** Texts around reviews that no customer writes. */
  around: {
    /** Before reviews elsewhere: `all our reviews`, `more reviews`. */
    all: Words;
    /** Calls to the reader at the start of a text: `Read what others say`. */
    calls: Words;
    /** Invites the reader to write: `Leave a Google review` does not say where the review above it is from. */
    invites: Words;
    /** Asks the reader for a review: `We'd love to feature your story, leave us a review`. */
    asks: Patterns;
    /** Announces reviews: `Here's what real people say after working with us`. */
    announces: Patterns;
    /** In place of a review that has yet to be written: `Your review will appear here`. */
    awaits: Patterns;
    /** Labels that call the review next to them made up, compared whole: `Example`. */
    sample: Words;
  };
  /** How a business speaks where a customer could. */
  business: {
    /** At the start of a quotation: `“Our mission is …`. */
    inQuotation: Patterns;
    /** At the start of other texts: `We are a group of barbers`. */
    atStart: Patterns;
    /** States its rating: `an average of 4.9 based on 30 reviews`. */
    rating: Patterns;
    /** Who signs for a business: `founder`. */
    signers: Patterns;
    /** Names of elements about the people of a business: `team-card`. */
    teamBoxes: Words;
  };
  signature: {
    /** Before a name in the heading of a review: `Testimonial from Jenny in Fairway`. */
    from: Words;
    /** Capitalized words behind a name on its line: `Jane Doe Review`. */
    tails: Words;
    /** Capitalized words that begin a line and no name: `Verified`, `Average`. */
    noNames: Words;
    /** Before the name: `Kind regards, Ann and Tom`. */
    closings: Patterns;
    /** Before or behind the word for a customer who is not named: `verified customer`. */
    kinds: Words;
    /** Behind the word for a customer who is not named, before a place or a year: `customer from Boise`. */
    places: Words;
  };
};
