import type { LanguageCode } from '../language-code.ts';
import type { Customers } from '../trade.ts';

export type PostalCode = {
  /** Matches one postal code; without anchors, for use inside longer expressions. Must not have capturing groups. */
  pattern: RegExp;
  /** Its position relative to the town: `3000 Bern`, `Boise, ID 83702`. */
  position: 'before-town' | 'after-town';
  examples: readonly string[];
  counterExamples: readonly string[];
};

export type Currency = {
  /** ISO 4217. */
  code: string;
  /** As written on pages, the most frequent first. */
  symbols: readonly string[];
};

export type Credential = {
  /** kebab-case, unique within a country. */
  id: string;
  /** The name that customers in the country use. */
  name: string;
  /**
   * `licence`: required to work; `membership`: vouched for by an association; `company`: register or tax number of the
   * company itself.
   */
  kind: 'licence' | 'certification' | 'membership' | 'company';
  /** A number of the tax office: it says who somebody is and proves nothing, although anyone may look it up. */
  isTax?: true;
  /** Ids of trades that need it, or `all`. */
  trades: readonly string[] | 'all';
  /** As written on a page. */
  pattern: RegExp;
  /**
   * Where anyone can look it up; null if there is no public register. No report shows the URL, and not all of them were
   * opened: check one before you show it.
   */
  register: { name: string; url: string } | null;
  /** Only people who may practise can say it, so it is a licence even without a number. */
  practiceOnly?: true;
  /** The law or register that the rule comes from. */
  source: string;
  examples: readonly string[];
  counterExamples: readonly string[];
};

/**
 * A directory or map that customers in the country use; `host` without `www.`. `customers` limits it to businesses that
 * customers use in one of these ways: nobody looks for a clinic where tradespeople bid for jobs.
 */
export type Directory = {
  name: string;
  host: string;
  trades: readonly string[] | 'all';
  customers?: readonly Customers[];
};

/**
 * What a law is about: what a site says of its owner, how it shows prices, which reviews it shows, whether health
 * professionals may show any, and who may not advertise with fees.
 */
export type LawSubject = 'owner' | 'prices' | 'reviews' | 'no-health-reviews' | 'no-fees';

/** A rule that a fix may quote, as a sentence in words for an owner. It is for all trades if `trades` is missing. */
export type Law = { about: LawSubject; name: string; says: string; url: string; trades?: readonly string[] };

export type Country = {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** Languages of business that the scan can read, the most frequent first. */
  languages: readonly LanguageCode[];
  phone: {
    /** The digits after the plus. */
    callingCode: string;
    /** Numbers in E.164 that nobody owns; `?` is any digit. */
    fillers: readonly string[];
    /** Emergency numbers as dialled, which never belong to a business. */
    emergencies: readonly string[];
    source: string;
  };
  postalCode: PostalCode | null;
  /** Position of the house number relative to the street. */
  houseNumber: 'before' | 'after';
  /** Codes of regions in addresses, with their names; empty if addresses contain no region. */
  regions: Readonly<Record<string, string>>;
  currency: Currency;
  /** Without a dot in front; with two labels if businesses of other countries use the last one too: `com.co`. */
  topLevelDomains: readonly string[];
  credentials: readonly Credential[];
  directories: readonly Directory[];
  laws: readonly Law[];
};
