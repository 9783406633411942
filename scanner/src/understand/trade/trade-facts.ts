import type { Evidence, Trade } from '@named-first/contract';
import type { LanguageCode } from '../../lexicon/language-code.ts';
import type { Certainty, RefusedClaim, SignPlace } from '../claim.ts';

/** Where a site names its trade. */
export type TradePlace = SignPlace | 'description' | 'page-titles' | 'words';

/** A trade with the places that name it. */
export type NamedTrade = Pick<TradeFacts, 'id' | 'noun' | 'words' | 'naming' | 'working'>;

/** A group of trades that have one schema.org type in common, such as HomeAndConstructionBusiness. */
export type TradeBranch = {
  type: string;
  /** How sure its best trade is. */
  certainty: Certainty;
  /** The places that name one of its trades, without duplicates. */
  naming: readonly TradePlace[];
  /** The share of the score of that trade that the best trade of another branch has; 0 without another one. */
  rival: number;
};

export type TradeFacts = {
  /** The set of buyer questions for the trade. */
  trade: Trade;
  /** Id of the trade in the lexicon; null if it is not in the lexicon or unknown. */
  id: string | null;
  certainty: Certainty;
  votes: readonly { trade: Trade; votes: number; evidence: Evidence[] }[];
  /** Other trades that the site names, with the reason: `outvoted`, `too-weak`. */
  refused?: readonly RefusedClaim[];
  /** The trade in a customer's words: `plumber`, `roofer`, `dentist`; `business` if generic. */
  noun: string;
  /** The trade's word for a company: `plumbing company`, `law firm`, `dental office`. */
  companyNoun: string;
  /** The site's own word for its trade, with evidence; null without one. */
  words: { text: string; evidence: Evidence } | null;
  /** The places that name the trade, without duplicates. */
  naming: readonly TradePlace[];
  /** The places that mention its work or its services, without duplicates. */
  working: readonly TradePlace[];
  /** The runner-up's share of the score; 0 if no other trade is named. */
  rival: number;
  /** The branch of the trade that leads, which can be clear where the trade is not. Null without one. */
  branch: TradeBranch | null;
  /**
   * The trade that most words point to, although too few state it. It helps to recognize services and the kind of the
   * site, but no report says that it is the trade. Null if a trade is stated, or none is likely.
   */
  hint: NamedTrade | null;
  /** The languages of the words that were searched for. */
  languages: readonly LanguageCode[];
  shape: 'storefront' | 'service-area' | 'hybrid' | 'unknown';
};
