import { tradeEntry } from '../../lexicon/trades/index.ts';
import { branchOf, isA, isLocalBusiness, PROPOSED_TYPE, type TypeFit, typeFit } from '../markup/schema-types.ts';
import type { TradeFacts } from './trade-facts.ts';

type Trade = Pick<TradeFacts, 'id' | 'trade'>;

/**
 * How well a schema.org type fits the trade. Types that the lexicon lists for the trade fit, and so do their ancestors
 * and descendants.
 */
export function tradeTypeFit(type: string, { id, trade }: Trade): TypeFit {
  const fit = typeFit(type, trade);
  const entry = id === null ? null : tradeEntry(id);
  if (entry?.questions !== 'generic' || fit !== 'fits') return fit;
  const related = entry.schemaTypes.some((listed) => isA(type, listed) || isA(listed, type));
  return related || !isLocalBusiness(type) ? 'fits' : 'other-trade';
}

/**
 * The type to propose for a trade, and the URL that names the trade if that type does not. A trade without a type gets
 * its branch: the type of a related trade would be false, such as MedicalClinic for a chiropodist.
 */
export function proposedType({ id, trade }: Trade): { type: string; additionalType: string | null } {
  const entry = id === null ? null : tradeEntry(id);
  if (!entry) return { type: PROPOSED_TYPE[trade], additionalType: null };
  const {
    schemaTypes: [type = 'LocalBusiness'],
    additionalType,
  } = entry;
  return { type: additionalType === null ? type : branchOf(type), additionalType };
}
