import type { TradeEntry } from '../../lexicon/trade.ts';
import type { Certainty } from '../claim.ts';
import type { TradePlace } from './trade-facts.ts';
import type { TradeSign } from './trade-signs.ts';

/** A trade that the site may have, with its signs. `places` counts different kinds of places. */
export type Candidate = { entry: TradeEntry; score: number; places: number; signs: readonly TradeSign[] };

/** A trade needs at least this score, e.g. a name in the title, or in two weaker places. */
export const MIN_SCORE = 4;
/** A type in the markup with this weight names the trade. */
const MARKUP_DECIDES = 5;

/** The trades that the signs point to, best first. */
export function candidatesOf(signs: readonly TradeSign[]): Candidate[] {
  const byEntry = new Map<TradeEntry, TradeSign[]>();
  for (const sign of signs) {
    const own = byEntry.get(sign.entry);
    if (own) own.push(sign);
    else byEntry.set(sign.entry, [sign]);
  }
  return [...byEntry]
    .map(([entry, own]) => {
      // One type on many nodes is one sign.
      const typed = Math.max(0, ...own.filter(({ place }) => place === 'markup').map(({ weight }) => weight));
      const said = own.filter(({ place }) => place !== 'markup').reduce((sum, { weight }) => sum + weight, 0);
      return { entry, score: typed + said, places: new Set(own.map(({ place }) => place)).size, signs: own };
    })
    .sort((a, b) => b.score - a.score || a.entry.id.localeCompare(b.entry.id));
}

/** True if the site's markup has a type that only this trade has. */
export function isTyped({ signs }: Candidate): boolean {
  return signs.some(({ place, weight }) => place === 'markup' && weight >= MARKUP_DECIDES);
}

/** A specific type names a trade just as words do. */
export function namingPlaces(candidate: Candidate): readonly TradePlace[] {
  const named = candidate.signs.filter(({ name }) => name !== null).map(({ place }) => place);
  return [...new Set([...named, ...(isTyped(candidate) ? (['markup'] as const) : [])])];
}

/** A trade with a low score is only stated once. */
export function certaintyOf({ score }: Candidate): Certainty {
  return score >= MIN_SCORE ? 'certain' : 'stated once';
}
