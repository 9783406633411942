import { branchOf } from '../markup/schema-types.ts';
import { type Candidate, certaintyOf, namingPlaces } from './trade-candidates.ts';
import type { TradeBranch } from './trade-facts.ts';

/**
 * The branch of business that has the best trade, with the places that name any of its trades: next to each other, a
 * fencer and a general contractor leave open which of the two a site is, but not that it is a
 * HomeAndConstructionBusiness. Null if no trade is named, or the best one has a type outside of branches.
 */
export function branchFacts(candidates: readonly Candidate[]): TradeBranch | null {
  const [best] = candidates;
  if (!best) return null;
  const type = typeOf(best);
  if (type === 'LocalBusiness') return null;
  const within = candidates.filter((candidate) => typeOf(candidate) === type);
  const other = candidates.find((candidate) => typeOf(candidate) !== type);
  return {
    type,
    certainty: certaintyOf(best),
    naming: [...new Set(within.flatMap(namingPlaces))],
    rival: other ? other.score / best.score : 0,
  };
}

function typeOf({ entry }: Candidate): string {
  return branchOf(entry.schemaTypes[0] ?? 'LocalBusiness');
}
