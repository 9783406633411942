import type { Trade } from '@named-first/contract';
import type { LanguageCode } from './language-code.ts';
import type { CoreId } from './questions/question.ts';

/**
 * Terms by language. A term is a plain string in the spelling of its language, without regular expressions:
 *
 * - Case, accents and `ß` (`ss`) do not matter: `Maurer` is found in `MAURER`, `plombier` in `Plómbier`.
 * - A term matches whole words. A `*` at its end or start continues the word there: `dachdeck*` is found in
 *   `Dachdeckerei`, `*malermeister` in `Meisterbetrieb-Malermeister` and in `Fassadenmalermeister`.
 * - A space matches any run of white space and hyphens: `tree service` is found in `tree-service`.
 * - An apostrophe matches the straight and the typographic one.
 */
export type Terms = Readonly<Partial<Record<LanguageCode, readonly string[]>>>;

/**
 * How customers use a business of the trade. It decides which questions buyers ask of it:
 *
 * - `at-home`: it comes to the customer (plumber, cleaner). `workshop`: the customer brings something (garage, tailor).
 * - `salon`: the customer comes for a service (barber, groomer). `practice`: patients come (psychologist, vet).
 * - `adviser`: clients ask for advice (lawyer, accountant). `lessons`: people come to learn or train (gym, daycare).
 * - `event`: it is booked for a day (photographer, DJ). `shop`, `table` (restaurant) and `lodging` (hotel).
 */
export const CUSTOMERS = [
  'at-home',
  'workshop',
  'salon',
  'practice',
  'adviser',
  'lessons',
  'event',
  'shop',
  'table',
  'lodging',
] as const;
export type Customers = (typeof CUSTOMERS)[number];

export type TradeExample = { language: LanguageCode; text: string };

/** What the lexicon knows about one trade. Each trade has a file in `trades/`. */
export type TradeEntry = {
  /** Kebab-case, unique, and equal to the file name. */
  id: string;
  /** The set of buyer questions for the trade. */
  questions: Trade;
  customers: Customers;
  /** Questions of its kind of customers that nobody asks this trade: a taxi gives no guarantee. */
  unasked?: readonly CoreId[];
  /** The word that customers use: "plumber", "plumbing company". */
  noun: string;
  companyNoun: string;
  /** schema.org types that fit the trade; the first is proposed. */
  schemaTypes: readonly string[];
  /** Names the trade if schema.org has no type for it (https://schema.org/additionalType); otherwise null. */
  additionalType: string | null;
  /** What such businesses call themselves. A strong sign. Required for every language. */
  names: Required<Terms>;
  /** Words for the work of the trade. A weak sign. */
  work: Terms;
  /** Words that often mean something else. They count only next to a name of the trade. */
  neverAlone: Terms;
  /** Services that customers ask for by name. */
  jobs: Terms;
  /** Services that other trades offer too, or with ambiguous names: they name services, never the trade. */
  sharedJobs?: Terms;
  /**
   * More services that customers ask for, the most usual first, separated by semicolons. They tell which words of a page
   * name a service, and nothing about a list: it may contain some and still not be a list of services.
   */
  mentions?: Partial<Record<LanguageCode, string>>;
  examples: {
    /** Titles and sentences that name the trade. */
    named: readonly TradeExample[];
    /** Titles and sentences without any name of the trade. */
    notNamed: readonly TradeExample[];
  };
  /** Where the names and search words were looked up. */
  source: string;
};
