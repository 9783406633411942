import type { Patterns, Words } from './words.ts';

/** What a proof says, in the order in which a proof's kinds are listed. */
export const PROOF_KINDS = [
  ...(['years', 'experience', 'since', 'founded', 'family', 'insured', 'licensed', 'certified', 'trained'] as const),
  ...(['studies', 'member', 'award', 'guarantee', 'customers', 'rating', 'partner', 'specialist', 'local'] as const),
  ...(['percent', 'register', 'nonprofit'] as const),
] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** Years have lists for other purposes too. The last two have the same signs in every language: `100%`, `HRB 795517`. */
type OtherKind = 'years' | 'percent' | 'register';

/** Words of licenses, memberships, years of experience and other proofs. */
export type ProofWords = {
  /** Years of experience and of age. */
  years: Words;
  decades: Words;
  /**
   * What else businesses say to be trusted, by kind. The word index compares the first five letters, so a word with a wildcard
   * at its end has at least five, and a frequent compound is also listed as a whole: `Berufshaftpflicht*`.
   */
  kinds: Readonly<Record<Exclude<ProofKind, OtherKind>, Words>>;
  /** A heading that names kinds of proofs and proves nothing: `Our certificates`. */
  headings: { proofs: Words; our: Words };
  /** Labels of figures: `years` of `experience`, stars, `license no.`. */
  labels: {
    /** After `years of`: `experience`. */
    yearsOf: Words;
    /** The whole label of a rating: `stars`, `Google rating`. */
    rating: Patterns;
    /** Before the number of a license, without the name of its register: `license no.` */
    licence: Words;
  };
  membership: {
    members: Words;
    /** What the members of a club do: `members of the club are insured`. */
    theyAre: Words;
    /** Before `members`, about the business: `we are members`. */
    weAre: Words;
  };
  /** What a year says of a person and not of the business. */
  careers: {
    /** Since when somebody is trained or a member: `studied at Boise State since 1992`. */
    learned: Words;
    /** Since when somebody works there: `in our team since 2018`. */
    joined: Words;
    /** Before what an advertisement asks of applicants: `at least 2 years of experience`. */
    wanted: Words;
    /** When somebody was born. */
    born: Words;
  };
  /** Whom a sentence is about. */
  speaker: {
    /** The person of the business speaks. */
    i: Words;
    /** The reader. */
    reader: Words;
    /** The reader, before a word for an insurance: `if you are insured`. */
    insured: Words;
    condition: Words;
    /** Begins a sentence about what is so at the reader's: `if your flue`. */
    atReaders: Patterns;
  };
  /** What speaks against a phrase being a proof. */
  phrases: {
    /** It offers something or asks to do something: `free quote`. */
    offer: Words;
    /** Frequent verbs and their subjects: a proof is rarely a sentence. */
    verb: Words;
    /** Before the age of a person: `Alkohol ab 18 Jahren`. */
    ageBefore: Words;
    /** `9 years ago`, when a review was written. */
    ago: Patterns;
    /** `Rated for 9,000 ft`, `10+ cities served`: what a product bears, and where the business works. */
    productOrArea: Patterns;
    /** Certified or approved, as goods may be: `produits homologués`. */
    approved: Words;
    /** Before another company, which serves the site: `powered by`. */
    ofProvider: Patterns;
    /** Before a number, as short as `+` behind it: `over 500`. */
    overNumber: Words;
  };
  /** What is not the business itself. */
  others: {
    /** A maker, a union or a park that the site writes about. */
    organizations: Words;
    /** An insurance is that of a profession. */
    professional: Words;
    /** Goods that a business uses: `productos homologados`. */
    goods: Words;
    /** The label of a column about other companies: `Other electricians`. */
    competitors: Patterns;
  };
  /** Texts that state nothing: consent banners, contracts, laws. */
  texts: {
    /** In a banner about cookies; a bakery has cookies too. */
    consent: Words;
    /** A contract cites itself: `this agreement`. */
    itself: Patterns;
    /** Before the number of an article. */
    articles: Patterns;
    /** Before the number of a law. */
    laws: Words;
  };
  /** Parts of a path. */
  paths: {
    /** An article dates its subject, not the business. */
    articles: Words;
    /** Advertisements speak of what applicants need, privacy policies of others. */
    others: Words;
  };
  /** What a number means. */
  numbers: {
    /** A small number of things, which proves nothing: `two specialized systems`. */
    few: Words;
    /** `0%` next to it is an offer (`0% APR`) and no counter before it starts. */
    financed: Words;
    /** Before the number of a step: `Stage 3 - site visits`. */
    steps: Words;
    /** People and cases that a business only counts in public once it has at least ten of them. */
    people: Words;
    /** A sum covers damage: `$2M public liability insurance`. */
    cover: Words;
    /** A sum is somebody else's: what customers save, what a fund grants, what a company owns. */
    ofOthers: Words;
  };
  /** Small words that join the parts of a name or lead on from it, as they are written in lower case. */
  links: {
    and: Words;
    /** Other words between clauses: `or`, `but`. */
    other: Words;
    of: Words;
    for: Words;
    in: Words;
    articles: Words;
    /** A proof does not end with it: `Diplômée à`, `certified with`. */
    more: Words;
  };
};
