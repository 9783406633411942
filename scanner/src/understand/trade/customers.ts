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

/** What customers ask for: they hire a roofer for a job, book a course at a school, and use the services of a lawyer. */
export function offerWord(trade: Known): 'job' | 'course' | 'service' {
  if (worksByJob(trade) && customersOf(trade) !== 'event') return 'job';
  return customersOf(trade) === 'lessons' ? 'course' : 'service';
}

const WITH_WARRANTY: ReadonlySet<Customers> = new Set(['at-home', 'workshop']);

/** True for trades that build, install or repair things with a warranty and a brand, unlike movers and caterers. */
export function guaranteesWork(trade: Known): boolean {
  const customers = customersOf(trade);
  if (customers === null || !WITH_WARRANTY.has(customers)) return false;
  return trade.id === null || tradeEntry(trade.id)?.unasked?.includes('guarantee') !== true;
}

/**
 * True if customers care who is liable for damage, because the business works in their homes, on their belongings or at
 * their events. If the trade is unknown, true only for a business that comes to its customers.
 */
export function needsInsurer(trade: Pick<TradeFacts, 'id' | 'trade' | 'shape'>): boolean {
  return customersOf(trade) === null ? trade.shape === 'service-area' : worksByJob(trade);
}
