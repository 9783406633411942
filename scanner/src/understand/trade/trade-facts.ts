import type { Evidence, Trade } from '@named-first/contract';
import type { LanguageCode } from '../../lexicon/language-code.ts';
import type { Certainty, RefusedClaim } from '../claim.ts';

export type TradeFacts = {
  /** The set of buyer questions that applies. */
  trade: Trade;
  /** Id of the trade in the lexicon; null when it is none of them or unknown. */
  id: string | null;
  certainty: Certainty;
  votes: readonly { trade: Trade; votes: number; evidence: Evidence[] }[];
  /** Other trades that the site names, with the reason: `outvoted`, `too-weak`. */
  refused?: readonly RefusedClaim[];
  /** The trade in a customer's words: `plumber`, `roofer`, `dentist`; `business` when generic. */
  noun: string;
  /** How the trade names a company: `plumbing company`, `law firm`, `dental office`. */
  companyNoun: string;
  /** What the site itself calls its trade, with where it says so; null when it does not. */
  words: { text: string; evidence: Evidence } | null;
  /** The languages in which the words of the site were looked up. */
  languages: readonly LanguageCode[];
  shape: 'storefront' | 'service-area' | 'hybrid' | 'unknown';
};
