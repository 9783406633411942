import type { Customers } from '../../lexicon/trade.ts';
import { tradeEntry } from '../../lexicon/trades/index.ts';
import type { TradeFacts } from './trade-facts.ts';

type Known = Pick<TradeFacts, 'id' | 'trade'>;

const BY_TRADE: Readonly<Record<TradeFacts['trade'], Customers | null>> = {
  hvac: 'at-home',
  plumbing: 'at-home',
  roofing: 'at-home',
  solar: 'at-home',
  legal: 'adviser',
  healthcare: 'practice',
  generic: null,
};
const BY_JOB: ReadonlySet<Customers> = new Set(['at-home', 'workshop', 'event']);

/** How customers use a business of this trade; null if its trade is unknown. */
export function customersOf({ id, trade }: Known): Customers | null {
  return (id === null ? undefined : tradeEntry(id)?.customers) ?? BY_TRADE[trade];
}

/** True if customers hire the business for single jobs that can be finished and shown: a roof, a car, a wedding. */
export function worksByJob(trade: Known): boolean {
  const customers = customersOf(trade);
  return customers === null || BY_JOB.has(customers);
}
