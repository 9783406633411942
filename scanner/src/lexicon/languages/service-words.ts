import type { Patterns, Words } from './words.ts';

/** What announces services, and what announces other sections of a page. */
type HeadingWords = {
  /** Headings of services: `Our services`, `What we do`. */
  services: Words;
  /** Of those, words that also mean something else; they count only as a whole heading: `Service`, `Courses`. */
  alone: Words;
  /** Headings of the goods of a shop or a kitchen: `Our menu`. */
  goods: Words;
  /** Headings of prices: `Price list`. */
  prices: Words;
  /** Headings of other sections: people, praise, places, dates, contacts. A heading may hold more: `Meet the team`. */
  other: Words;
  /** The beginning of a heading above reasons: `Why choose us`, `What sets us apart`. */
  why: Patterns;
  /** The whole of a heading above the steps of a process, without punctuation: `How it works`, `Behandlungsablauf`. */
  steps: Patterns;
  /** Small numbers and the word for steps: `In three easy steps`. */
  inSteps: { numbers: Words; steps: Words };
};

/** What shows that a short text in the place of a service names something else. */
type LabelWords = {
  /** Whole labels about the business, the website or its customers: `Gallery`, `Payment methods`, `Weekly`. */
  general: Words;
  /** Around a general word: `view all`, `contact us now`. */
  aroundGeneral: { before: Words; after: Words };
  /** Whole labels for what comes later, also before a colon: `Coming soon: massages`. */
  soon: Words;
  /** Anywhere in a label: praise, promises, conditions, complaints. Customers do not ask for them by name. */
  praise: Words;
  /** Anywhere in a label: entries of a price list that are not services, such as `Call-out charge`. */
  fees: Words;
  /** Anywhere in a label: headings of questions and their answers. */
  questions: Words;
  /** Whole labels for whom or how long, which divide a list: `For women`, `Minutes`. The days of the week count too. */
  customers: Words;
  /** The first word of a call to action, a question or a sentence. Accents count: `Thé` is not `the`. */
  first: Words;
  /** A verb within a label makes it a sentence: `Logopedie is onderzoek`. Accents count: `è` is not `e`. */
  verbs: Words;
  /** At the beginning: what is not offered, as in `keine Kinder-Therapie`. */
  not: Words;
  /** Before the name of a person: `Dr`, `Frau`. */
  titles: Words;
  /** At the beginning of advice and orders: `Protect your home`. Accents count: `à` is not `a`. */
  advice: Patterns;
  /** The last word. */
  last: {
    /** Of the name of a page: `boat storage page`. */
    pages: Words;
    /** Of a call to action: `Theoriekurs buchen`. */
    calls: Words;
    /** Of a proof: `Fully insured`. */
    proofs: Words;
  };
  /** Expressions for a whole label. */
  whole: {
    /** Who does the work, alone: `Electricista`, `Principal Solicitor`. */
    people: Patterns;
    /** What builders of a website leave unfilled: `Add a title`, `Service name`. */
    unfilled: Patterns;
    /** The size of a house in a list of prices: `3-bed semi`. */
    sizes: Patterns;
  };
  /** Words of services that look like people: `Gommista` is what an Italian garage offers. They may stand within a word. */
  notPeople: Words;
  /** Words with which builders of a website fill a list: `machin`, `dummy`. */
  dummies: Words;
  /** Before the name of a platform: `auf` Xing. */
  on: Words;
};

/** Parts of the name of a service, and what surrounds it. */
type ServiceNameWords = {
  /** At the beginning of a name that was taken from a sentence, or `only`: `Une rénovation`, `Nur Einzeltherapie`. */
  first: Words;
  /** At the end, what begins a list or says that the service exists: `Stove maintenance including`. */
  open: Words;
  /** At the end, what every service is: `Cleaning services` is `Cleaning`. */
  nouns: Words;
  /** Before the town at the end: `Drain cleaning in Boise`. Not `em`, which joins a subject: `Mestre em Direito`. */
  inTown: Words;
  /** Capitalized words behind such a preposition that name no place: `Servicio a Domicilio`. */
  noPlaces: Words;
  /** Endings of nouns for what is done: `Reparatur`, `cleaning`. */
  work: Patterns;
  /** The last word of a name for who does it: `Roofing company`, `Dachdeckerbetrieb`. */
  firms: Patterns;
};

/** Parts of an enumeration in a sentence. */
type EnumerationWords = {
  /** Before the last part: `from decks to fences`. */
  upTo: Words;
  /** Before a part and not in its name: `our`, `such as`. */
  before: Words;
  /** After a part; what follows says for whom, where and how. */
  after: Words;
  /** A sentence with such a word does not tell what is offered. */
  not: Words;
};

/** Small words between and before nouns. Accents count: `à` is not `a`. */
type SmallWords = {
  and: Words;
  or: Words;
  of: Words;
  for: Words;
  with: Words;
  /** Where: `in`, `im`. */
  in: Words;
  /** Direction: `to`, `à`. */
  to: Words;
  /** Other prepositions: `at`, `from`. */
  at: Words;
  articles: Words;
};

/** Last parts of paths and names of elements, as in `/our-services/` and `id="leistungen"`. */
type PathWords = {
  /** Of services: of a list, of the folder of their pages, of an element. */
  services: Words;
  /** Before them: `/our-services/`. */
  our: Words;
  /** Only of a list: `/practice/`, but a practice also has a page `/practice/team`. */
  lists: Words;
  /** Only of a folder of their pages: `/procedures/lasik`. */
  folders: Words;
  /** Of an element about a step or a process. */
  steps: Words;
  /** Of advice and news, whose subjects are not services. */
  advice: Words;
  /** Of other pages that are not about a single service. */
  other: Words;
};

/** After numbers that are not prices. */
type UnitWords = {
  /** `24 hours`. */
  hours: Words;
  /** With its number in a label, which then tells when or how long: `2 Stunden`. But `Urgencias 24 horas` is offered. */
  times: Words;
  /** `7 days`. */
  days: Words;
  /** Of customers: `4-8 years`. */
  ages: Words;
  /** `4.9 stars`. */
  stars: Words;
};

/** Words around numbers that a business states. */
type ClaimWords = {
  /** Praise that cannot be repeated as a fact: `best prices in town`. */
  vague: Words;
  /** How long somebody has been a customer, below a review: `Paciente há 6 meses`. */
  customers: Words;
  since: Words;
  /** A heading of a story: `Third generation`. */
  ordinals: Words;
  generation: Words;
};

/** Words around and in place of the services that a business lists. */
export type ServiceWords = {
  headings: HeadingWords;
  /** After these words a sentence enumerates what the business does: `we specialize in`. */
  offers: Words;
  labels: LabelWords;
  names: ServiceNameWords;
  enumerations: EnumerationWords;
  small: SmallWords;
  /** Links of a card, which follow its name: the `first` words of a link, the whole link at the end (`last`). */
  links: { first: Words; last: Words };
  units: UnitWords;
  paths: PathWords;
  claims: ClaimWords;
};
