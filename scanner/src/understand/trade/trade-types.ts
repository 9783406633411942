import { tradeEntry } from '../../lexicon/trades/index.ts';
import { isA, isLocalBusiness, PROPOSED_TYPE, type TypeFit, typeFit } from '../markup/schema-types.ts';
import type { TradeFacts } from './trade-facts.ts';

type Trade = Pick<TradeFacts, 'id' | 'trade'>;

/** How well a type of schema.org says the trade. Types that the lexicon lists for the trade, or above or below them, fit. */
export function tradeTypeFit(type: string, { id, trade }: Trade): TypeFit {
  const fit = typeFit(type, trade);
  const entry = id === null ? null : tradeEntry(id);
  if (entry?.questions !== 'generic' || fit !== 'fits') return fit;
  const related = entry.schemaTypes.some((listed) => isA(type, listed) || isA(listed, type));
  return related || !isLocalBusiness(type) ? 'fits' : 'other-trade';
}

/** The type to propose for a trade, and the address that names the trade where that type does not. */
export function proposedType({ id, trade }: Trade): { type: string; additionalType: string | null } {
  const entry = id === null ? null : tradeEntry(id);
  if (!entry) return { type: PROPOSED_TYPE[trade], additionalType: null };
  return { type: entry.schemaTypes[0] ?? 'LocalBusiness', additionalType: entry.additionalType };
}
