import type { Trade } from '@named-first/contract';
import type { LanguageCode } from './language-code.ts';

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

export type TradeExample = { language: LanguageCode; text: string };

/** What is known of one trade. One file for each trade in `trades/`. */
export type TradeEntry = {
  /** Kebab-case, unique, and the name of the file. */
  id: string;
  /** The set of buyer questions that applies. */
  questions: Trade;
  /** As a customer says: "plumber", "plumbing company". */
  noun: string;
  companyNoun: string;
  /** Types of schema.org that are right for the trade; the first is proposed. */
  schemaTypes: readonly string[];
  /** Names the trade where schema.org has no type for it (https://schema.org/additionalType), or null. */
  additionalType: string | null;
  /** What such a business calls itself. A strong sign. Every language has some. */
  names: Required<Terms>;
  /** Words for its work. A weak sign. */
  work: Terms;
  /** Words that are about something else as often. They count only beside a name of the trade. */
  neverAlone: Terms;
  /** Services that customers ask for by name. */
  jobs: Terms;
  /** Services that other trades offer too, or whose words mean other things: they name services and never the trade. */
  sharedJobs?: Terms;
  examples: {
    /** Titles and sentences that name the trade. */
    named: readonly TradeExample[];
    /** Titles and sentences without any name of the trade. */
    notNamed: readonly TradeExample[];
  };
  /** Where names and search words were looked up. */
  source: string;
};
