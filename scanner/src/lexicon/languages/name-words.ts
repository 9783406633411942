import type { Patterns, Words } from './words.ts';

/** Words around and in place of the name of a business. */
export type NameWords = {
  /** Texts in place of a name that name nothing, compared whole: `Your company name`, `Loading`. */
  placeholders: Words;
  pages: {
    /** Names of pages, besides those of roles, compared whole: `Overview`. */
    names: Words;
    /** Names of the home page before or behind the name of the business: `Homepage Acme Plumbing`. */
    home: Words;
    /** The same where they may begin a name, such as `Home Depot`: they count only before a hyphen, as in `Home- Acme`. */
    homeOrName: Words;
    /** Before the name: `Website of`. */
    siteOf: Patterns;
  };
  welcome: {
    /** Before a name or a place: `Welcome to`. */
    before: Patterns;
    /** Before a name and nothing else: `Willkommen bei`, but not `Willkommen in`. */
    beforeName: Patterns;
    /** Behind such words, in place of a name: `our` in `Welcome to our website`. */
    notNames: Words;
    /** All that a heading says: `Welcome to our website`. */
    alone: Patterns;
  };
  /** Before a noun, in a heading about the business: `Our practice`. */
  our: Words;
  /** Before a year: `Since 1926`. */
  since: Words;
  /** Calls to the visitor behind the name: `Acme Salon Book now`. */
  calls: Patterns;
  /** Before a phone number behind the name: `Acme Tel. 555`. */
  phone: Words;
  notice: {
    /** How a reservation of rights begins: `all rights`. */
    rights: Patterns;
    /** How it ends. A text with these words, such as `315 Web derechos reservados`, is not a name. */
    reserved: Patterns;
    /** What else follows the owner in a copyright notice: `Privacy`, `designed by`. */
    ends: Patterns;
    /** The end of a span of years: `2012–present`. */
    untilNow: Words;
  };
  logo: {
    /** Before the word for a logo: `the`, `company`. */
    before: Words;
    nouns: Words;
  };
  /** Between the name of an owner and of the business: `Chris Pearson trading as`. */
  tradingAs: Words;
  /**
   * Capitalized, before the name of a speaker, and the pronoun that follows: `At Acme Plumbing, we …`. Empty where any noun
   * may follow.
   */
  voice: { at: Words; we: Words };
  /** The first words of what people search for: `Best dentist in Boise`. */
  searched: Patterns;
  /** Before a place: `Plumbing in Boise`. */
  in: Words;
  /** Before a place if a capital follows, because the word has other meanings: `te Utrecht`. */
  inTown: Words;
  /** Before what something is for: `Windows for homes`. */
  for: Words;
  /** Words that distinguish no business from others, compared whole: `the`, `official`. */
  empty: Words;
  /** Ends of words for what is done, not for who does it: `*massage`. */
  kindsOfWork: Words;
};
