import type { LanguageCode } from '../language-code.ts';
import type { AreaWords } from './area-words.ts';
import type { EmergencyWords } from './emergency-words.ts';
import type { NameWords } from './name-words.ts';
import type { PriceWords } from './price-words.ts';
import type { ProofWords } from './proof-words.ts';
import type { ReviewWords } from './review-words.ts';
import type { ServiceWords } from './service-words.ts';
import type { Patterns, Words } from './words.ts';

export type { Patterns, Words };

export const WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export type DayWords = {
  /** Full name, plural and short forms of each day. */
  days: Readonly<Record<Weekday, Words>>;
  /** Monday to Friday. */
  weekdays: Words;
  /** Monday to Saturday, where the language has a word for it. */
  workingDays: Words;
  weekend: Words;
  everyDay: Words;
  holidays: Words;
  seasons: Words;
  /** A law: a date in the same sentence is the law's. */
  laws: Words;
  /** Before the date from which terms and prices hold: `Gültig ab 01.10.2024`. */
  holdsFrom: Patterns;
};

export type HoursWords = {
  /** Between two days or times: `to`, `bis`. */
  to: Words;
  /** Between two days or two spans of time: `and`, `u.`. */
  and: Words;
  /** Before the first time: `from`, `von`. */
  from: Words;
  /** Before a time that ends the day: `until`. */
  until: Words;
  /** After a time: `Uhr`, `h`. */
  oclock: Words;
  noon: Words;
  midnight: Words;
  morning: Words;
  afternoon: Words;
  open: Words;
  closed: Words;
  /** Before days that are excluded: `daily except Sunday`. */
  except: Words;
  byAppointment: Words;
  /** Round the clock: `24 hours`, `rund um die Uhr`. */
  allDay: Words;
  /** Headings of opening hours. */
  headings: Words;
  /** Labels of telephone hours, as opposed to opening hours. */
  byPhone: Words;
  /** Labels of times at which only one thing happens: breakfast at a hotel, lessons at a school, check-in. */
  ofPart: Words;
  /** Labels of hours that are not always those of the whole business: of a kitchen, of a reception. */
  ofRoom: Words;
  /** The meals for which a restaurant opens. */
  meals: Words;
  /** Before a time at which it opens, without one at which it closes: `ab 17`. */
  opensAt: Words;
  /** After a number that is not a time: `from 5 people`. */
  people: Patterns;
  /** Between such a word and a time: `a partir de las 9`. In lower case without accents. */
  articles: Patterns;
  /** Before two times of one day: `between 9am and 5pm`. */
  between: Patterns;
  /** Words that begin a condition: `if the building is open 24 hours`. */
  conditions: Words;
  /** On a page about courses, whose times are those of lessons: `class schedule`. */
  courses: Words;
  /** Labels of opening hours that never mean lessons, as `Horaires` alone may. */
  surelyOpening: Words;
  /** Before times when something costs more: `Tarifs de nuit (19-23h)`. */
  surcharges: Words;
  /** Parts of `9am-6pm @ £5.00 per hour`: what the hire of a room costs. In lower case without accents. */
  perHour: { at: Patterns; per: Patterns; hour: Patterns };
  /** In a blank that asks for times: `[bitte ergänzen: z. B. 9:00 – 17:00 Uhr]`. */
  fillIn: Words;
  /** Weeks that take turns: what holds in one does not hold in the next. */
  alternateWeeks: Patterns;
  /** Notes to the author of a page that call its hours samples. */
  samples: {
    hours: Words;
    sample: Words;
    /** Whole notes: `Update these to match your schedule`. */
    notes: Patterns;
    /** Words for the word index, of which every such note has one. */
    cues: Words;
  };
  /** Words of timetables that change nothing: `we are open on Monday`. */
  small: Words;
  /** After an abbreviated day, which may be another word too: `do bis fr`. */
  behindShortDay: Words;
  /** Lines of others that sites name for their visitors. Their numbers, hours and promises are not the business's. */
  otherLines: {
    /** Public helplines: `Telefonseelsorge`. */
    helplines: Patterns;
    /** Public emergency services, hospitals, and words for helplines. */
    names: Patterns;
    /** A sentence that goes on about one begins with both: `This number is free`. */
    these: Words;
    lines: Words;
    /** Or with this: `It is free`. */
    itIs: Words;
  };
  /** The business is there at any hour. */
  aroundTheClock: {
    /** Besides the words for any hour in `EmergencyWords`: `24 hours a day`. */
    said: Patterns;
    /** Somebody is there, or the service as such: `available`, `nous répondons`. */
    available: Words;
    /** Care, an alarm or a lock at any hour is a service, not an opening hour. */
    otherSubjects: Words;
    /** Help in an emergency; `urgente` alone describes any job. */
    emergencies: Words;
    /** A mailbox takes messages at any hour: `24/7 por email`. */
    by: Words;
    mail: Words;
    /** Only in a part of the year: `24/7 in the snow season`. */
    seasons: Words;
  };
  /** Customers come by appointment, on no particular day. */
  appointments: {
    /**
     * Expressions with what is by appointment: `visits are by appointment`. Without words for "on request", and "nach
     * Vereinbarung" alone, which are said of prices and of goods as well.
     */
    said: Patterns;
    /** Every such text contains at least one of these: a cheap test that rules out most texts. */
    cues: Patterns;
    /** Prices, visits at home and further times are agreed as well, by businesses with fixed hours. */
    otherSubjects: Words;
  };
  /** Parts of words that appear next to hours without changing the times: `closed`, `holidays`, `summer`. */
  unchanging: Patterns;
};

export const PHONE_LABELS = [
  ...(['fax', 'emergency', 'text', 'cell', 'toll-free', 'billing', 'sales', 'commercial', 'scheduling'] as const),
  ...(['support', 'main', 'office'] as const),
] as const;
export type PhoneLabel = (typeof PHONE_LABELS)[number];

export type ContactWords = {
  /** The label of a number; the first that matches is used. */
  labels: Readonly<Record<PhoneLabel, Words>>;
  /** Only says that a number may be called: `call`, `Tel.`. */
  call: Words;
  /** Words near a number or an address that do not say what it is for: `info`, `us`, `today`. */
  general: Words;
  /** Words before numbers that are not phone numbers: `VAT no.`, `IBAN`, `order`. */
  otherNumbers: Words;
  /** Counted nouns: `604 comments`. */
  counted: Words;
};

export type AddressWords = {
  /** Kinds of street before the name (`rue`), after it (`Street`) or at its end (`*strasse`). */
  streets: Words;
  /** Position of the kind of street. */
  kindPosition: 'before' | 'after' | 'either';
  /** Between a road and a town on the way to the business: `exit`, `se llega por`. */
  directions: Words;
  /** Before the address of a car park. */
  parking: Words;
  /** Single words right before an address that announce it: `Vestiging Kerkstraat 5`. */
  labels: Words;
  /** Lines and headings that announce the address of the business: `where to find us`. They may be longer than `labels`. */
  announcements: Words;
  /** Before the town, on the lines of an address: `Plaats: Sibculo`. */
  townLabels: Words;
  /** Before a kind of street that is not part of a name: `por una calle angosta`. */
  unnamed: Words;
  /** Words of street names that have the kind at the end, each a whole word. ß may be one s in folded text. */
  streetNames: {
    /** Kinds as separate words, which may follow an adjective: `Zeller Straße`, `Baarnsche Dijk`. */
    kinds: Patterns;
    /** First words of names: `An der Alten Mühle`, `Van Goghstraat`. */
    firstWords: Patterns;
    /** Numbers of streets of the same name, before a person: `Eerste Jan Steenstraat`. */
    numbers: Words;
    /** Kinds that are other words too, unless one of these adjectives is before them: `Gedempte Vaart`. */
    ambiguous: Words;
    adjectives: Words;
  };
  /** Parts of a house that belong to the street of an address: `Calle Mayor 5, local 2`. Without a full stop. */
  doors: Words;
  /** Parts of a house that are left out, before their number: `Top 3`, `bus 2`. Without a full stop. */
  rooms: Words;
  /** After a number that counts something else than houses: `25 Minuten`. */
  units: Words;
  /** After a town, but not of its name: `Telefon`, the country. */
  behindTown: Words;
  /** Titles of people that no business has in its name: who lives at the address. */
  residents: Words;
  /** Authorities, chambers, providers and insurers whose addresses are in legal notices: `Landratsamt`. */
  others: Words;
  /** Words in the names of insurers, before their legal form: `Allianz Versicherung AG`. */
  insurance: Words;
};

export type PageRoleName =
  | 'contact'
  | 'about'
  | 'services'
  | 'prices'
  | 'reviews'
  | 'faq'
  | 'areas'
  | 'team'
  | 'jobs'
  | 'news'
  | 'imprint'
  | 'privacy'
  | 'terms'
  | 'gallery';

export type PageWords = {
  /** Words in links, headings and paths, by the role of the page. */
  roles: Readonly<Record<PageRoleName, Words>>;
  /** How a legal notice begins to tell about the website's host and maker. */
  providers: Words;
  /** Who made the website or its pictures. */
  makers: {
    /** Before the name of the maker, with `by`: `designed by`, `réalisé par`. */
    made: Words;
    by: Words;
    /** Both are in a label above the maker: `Umsetzung dieser Website`. */
    work: Words;
    sites: Words;
    /** Whole labels above the maker: `Web design`. */
    labels: Words;
    /** Parts of words near the name of the maker of a site or a picture: `Website design: Brandon Dukes`. */
    near: Patterns;
  };
  /** Segments of the paths of pages that no customer looks for. */
  paths: {
    /** Signing in and running the site: `/dashboard`. */
    signIn: Words;
    /** The beginning of a segment for editing the site: `/criar-artigo.html`. */
    edits: Words;
    /** The beginning of a segment for thanks after a form: `/thank-you`. */
    thanks: Words;
    /** For people who look for a job. `/career-coaching` and `/jobs-we-do` may be for customers. */
    jobs: Patterns;
  };
  /** Forms of text that the maker of a template left on a page. */
  samples: {
    /** The domain of a mail address, without its ending: `info@your-company.com`. */
    domains: Patterns;
    /** The whole of a mail address before the `@`: `your-name@…`. */
    mailboxes: Patterns;
    /** The start of a placeholder for the alt text of an image: `Description of the image`. */
    altTexts: Patterns;
    /** In parentheses: `(fiktiv)`, `(demo, no real customer)`. */
    demo: Words;
  };
};

export type SpeechWords = {
  /** Negations of a statement: `not`, `we do not offer`. */
  negation: Words;
  /** Frequent words for language detection, as distinct across languages as possible. */
  stopWords: Words;
};

/** Words of one language that tie a name to a business. */
export type PersonWords = {
  /** Roles of people who own or run a company. */
  heads: Patterns;
  /** Professions and jobs. */
  professions: Patterns;
  /** Directly before a name in any text: `run by`. */
  before: Patterns;
  /** Introduces the speaker's name: `my name is`. */
  names: Patterns;
  /** May introduce the speaker's name: `I am`. */
  am: Patterns;
  /** Before a role that a name follows: `our` lead physiotherapist, Caroline Everett. */
  whose: Patterns;
  /** Headings of lists of people, besides the words for a team. */
  teams: Patterns;
  /** Labels in a legal notice whose value is a person. */
  legal: Patterns;
  /** Before a name in a heading. */
  headed: Patterns;
  /** After a name: what the person does for the business or its customers. */
  does: Patterns;
  /** Between a name and a role: `is a`. */
  is: Patterns;
  /** Relatives who run a business together: `father Tom and son Jack`. */
  kin: Patterns;
  /** Before a name, without the full stop: `Mrs`, `Dr`. */
  titles: Words;
  /** Before a surname: `Familie Meier`. */
  families: Words;
  /** Between the parts of a name: `van`. */
  particles: Words;
  /** Between two names or two parts of one: `and`. */
  and: Words;
  /** Before the name of somebody who did something: `by`. */
  by: Words;
  /** Between what somebody or something is and the name it belongs to: `owner of`, `logo of`. */
  of: Words;
  /** Between a label of a legal notice and the name: `represented by`. */
  noticeBy: Words;
  /** Before the speaker introduces themselves: `Hi, I'm`. */
  greetings: Words;
  /** Roles that are surnames too: `Jacob Baker`. */
  surnames: Patterns;
  /** Before the word for a team: `Mario Lacombe and his team`. */
  theirs: Words;
  /** Words for a team behind the name of its head. */
  crews: Words;
  articles: Words;
  /** Begins what a person is, behind a name: `I'm Priska, a piano teacher`. German writes every noun with a capital. */
  introducing: Words;
  /** The reader, where a name could be: `Ich heiße Sie willkommen`. */
  addressed: Words;
  /** Between a role and the company: `Manager at KMS Group`. */
  at: Words;
  /** Capitalized words behind a role that begin no company: `Owner, Board Certified`. */
  noCompanies: Patterns;
  /** Words that follow a name and begin what the person does or another line: `Gavin Bush Operations Manager`. */
  nameEnds: Words;
  /** Institutions, which may bear the name of a person: `Karl-Franzens-Universität`. They may be part of a word. */
  institutions: Patterns;
  /** The last word of places that begin with a given name: `Douglas County`. */
  places: Words;
};

/** Texts in which a word of the list must be found, or must not be. */
export type WordExample = { words: Words; found: readonly string[]; notFound: readonly string[] };

export type Language = {
  code: LanguageCode;
  /** English name. */
  name: string;
  days: DayWords;
  hours: HoursWords;
  contact: ContactWords;
  address: AddressWords;
  areas: AreaWords;
  pages: PageWords;
  people: PersonWords;
  names: NameWords;
  services: ServiceWords;
  prices: PriceWords;
  reviews: ReviewWords;
  proofs: ProofWords;
  emergency: EmergencyWords;
  speech: SpeechWords;
};
