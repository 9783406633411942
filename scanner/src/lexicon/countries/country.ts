import type { LanguageCode } from '../language-code.ts';

export type PostalCode = {
  /** Matches one postal code; without anchors, for use inside longer expressions. No capturing groups. */
  pattern: RegExp;
  /** Where it is in an address, seen from the town: `3000 Bern`, `Boise, ID 83702`. */
  position: 'before-town' | 'after-town';
  examples: readonly string[];
  counterExamples: readonly string[];
};

export type Currency = {
  /** ISO 4217. */
  code: string;
  /** As written on pages, the most frequent first. */
  symbols: readonly string[];
  position: 'before' | 'after' | 'either';
  decimalMark: '.' | ',';
  /** Marks between thousands, the official one first. */
  thousandsMarks: readonly string[];
};

export type Credential = {
  /** kebab-case, unique within a country. */
  id: string;
  /** As a customer of the country knows it. */
  name: string;
  /** `licence`: needed to work; `membership`: a body vouches; `company`: register or tax number of the company itself. */
  kind: 'licence' | 'membership' | 'company';
  /** Ids of trades that it is asked of, or `all`. */
  trades: readonly string[] | 'all';
  /** As written on a page. */
  pattern: RegExp;
  /** Where anybody can check it; null where there is no public register. */
  register: { name: string; url: string } | null;
  /** Law or register that the rule comes from. */
  source: string;
  examples: readonly string[];
  counterExamples: readonly string[];
};

/** A directory or map in which customers of the country look; `host` without `www.`. */
export type Directory = { name: string; host: string; trades: readonly string[] | 'all' };

/** A rule that a fix may quote, in the words of an owner. */
export type Law = { id: string; name: string; says: string; url: string };

export type Country = {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** Languages of business that the scan reads, the most frequent first. */
  languages: readonly LanguageCode[];
  phone: {
    /** Digits behind the plus. */
    callingCode: string;
    /** Numbers in E.164 that nobody has; `?` is any digit. */
    fillers: readonly string[];
    /** Numbers of police, ambulance and the like as dialled: never those of a business. */
    emergencies: readonly string[];
    source: string;
  };
  postalCode: PostalCode | null;
  /** Where the house number is, seen from the street. */
  houseNumber: 'before' | 'after';
  /** Codes of regions as addresses write them, and their names; empty where addresses name no region. */
  regions: Readonly<Record<string, string>>;
  currency: Currency;
  dateOrder: 'mdy' | 'dmy' | 'ymd';
  clock: 12 | 24;
  topLevelDomains: readonly string[];
  credentials: readonly Credential[];
  directories: readonly Directory[];
  laws: readonly Law[];
};
