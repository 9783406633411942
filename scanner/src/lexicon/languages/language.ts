import type { LanguageCode } from '../language-code.ts';

/**
 * Words as they are written, compared by `word-pattern.ts`: without case and accents (ß as ss), as whole words; a space
 * matches any white space or hyphen, a full stop is optional, and `*` at an end stands for the rest of a word
 * (`*strasse` finds `Hauptstraße`).
 */
export type Words = readonly string[];

export const WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export type DayWords = {
  /** Full name, plural and short forms of each day. */
  days: Readonly<Record<Weekday, Words>>;
  /** January to December: full name and short forms. */
  months: readonly Words[];
  /** Monday to Friday. */
  weekdays: Words;
  /** Monday to Saturday, where the language has a word for it. */
  workingDays: Words;
  weekend: Words;
  everyDay: Words;
  holidays: Words;
};

export type HoursWords = {
  /** Between two days or times: `to`, `bis`. */
  to: Words;
  /** Between two days or two spans of time: `and`, `u.`. */
  and: Words;
  /** In front of the first time: `from`, `von`. */
  from: Words;
  /** In front of a time that ends the day: `until`. */
  until: Words;
  /** Behind a time: `Uhr`, `h`. */
  oclock: Words;
  noon: Words;
  midnight: Words;
  morning: Words;
  afternoon: Words;
  open: Words;
  closed: Words;
  /** In front of days that are left out: `daily except Sunday`. */
  except: Words;
  byAppointment: Words;
  /** Round the clock: `24 hours`, `rund um die Uhr`. */
  allDay: Words;
  /** What stands above opening hours. */
  headings: Words;
};

export const PHONE_LABELS = [
  ...(['fax', 'emergency', 'text', 'cell', 'toll-free', 'billing', 'sales', 'commercial', 'scheduling'] as const),
  ...(['support', 'main', 'office'] as const),
] as const;
export type PhoneLabel = (typeof PHONE_LABELS)[number];

export type ContactWords = {
  /** What a number is for; the first label that matches counts. */
  labels: Readonly<Record<PhoneLabel, Words>>;
  /** Says that a number may be called, and nothing else: `call`, `Tel.`. */
  call: Words;
  /** A number behind one of these is none to call: `VAT no.`, `IBAN`, `order`. */
  otherNumbers: Words;
  /** Nouns that are counted: `604 comments`. */
  counted: Words;
};

export type AddressWords = {
  /** Kinds of street, in front of the name (`rue`), behind it (`Street`) or at its end (`*strasse`). */
  streets: Words;
  /** Where the kind of street is. */
  kindPosition: 'before' | 'after' | 'either';
  /** Where the house number is. */
  numberPosition: 'before' | 'after';
  /** In front of a house number: `n°`, `Nr.`. */
  numberSigns: Words;
  /** Rooms, floors and buildings: `Suite`, `2. OG`. */
  units: Words;
  /** A box of the post, which is no place to go to. */
  postBoxes: Words;
  /** What stands above or in front of an address. */
  headings: Words;
};

const PAGE_ROLES = [
  ...(['contact', 'about', 'services', 'prices', 'reviews', 'faq', 'areas', 'team', 'jobs', 'news', 'hours'] as const),
  ...(['booking', 'imprint', 'privacy', 'terms', 'gallery'] as const),
] as const;
export type PageRoleName = (typeof PAGE_ROLES)[number];

export type PageWords = {
  /** Words of links, headings and paths by the role of the page they lead to. */
  roles: Readonly<Record<PageRoleName, Words>>;
  /** Words of copyright lines and legal texts. */
  smallPrint: Words;
  /** What stands above the words of customers. */
  reviewHeadings: Words;
};

export type SpeechWords = {
  /** The business speaks of itself: `we`, `our team`. */
  firstPerson: Words;
  /** Turns a statement into its opposite: `not`, `we do not offer`. */
  negation: Words;
  /** Says that something is not so yet: `coming soon`. */
  future: Words;
  /** Somebody else is the subject: `our partner`, `supplier`. */
  otherSubjects: Words;
  emergency: Words;
  /** Words in front of an amount that is a price, behind it, and for no price at all. */
  prices: { from: Words; per: Words; free: Words; onRequest: Words; headings: Words; currency: Words };
  /** In front of, and behind, the towns a business serves. */
  area: { before: Words; after: Words; headings: Words };
  /** Frequent words by which the language of a text is told; unlike each other across languages where possible. */
  stopWords: Words;
};

/** Texts in which one of the words of a list must be found, or must not. */
export type WordExample = { words: Words; found: readonly string[]; notFound: readonly string[] };

export type Language = {
  code: LanguageCode;
  /** English name. */
  name: string;
  days: DayWords;
  hours: HoursWords;
  contact: ContactWords;
  address: AddressWords;
  pages: PageWords;
  speech: SpeechWords;
};
