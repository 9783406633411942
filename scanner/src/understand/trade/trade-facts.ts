import type { Evidence, Trade } from '@named-first/contract';

export type TradeFacts = {
  trade: Trade;
  votes: readonly { trade: Trade; votes: number; evidence: Evidence[] }[];
  /** The trade in a customer's words: `plumber`, `roofer`, `dentist`; `business` when generic. */
  noun: string;
  /** How the trade names a company: `plumbing company`, `law firm`, `dental office`. */
  companyNoun: string;
  shape: 'storefront' | 'service-area' | 'hybrid' | 'unknown';
};
