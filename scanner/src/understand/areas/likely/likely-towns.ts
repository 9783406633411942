import { MIN_LIKELY, MIN_ONLY, MIN_STATED, type TownSign } from './sign-points.ts';
import type { FoundTown } from './town-reader.ts';
import type { SignedTown } from './town-signs.ts';

type JudgedTowns = {
  /** The keys of stated towns that have too few points. */
  doubtful: ReadonlySet<string>;
  /** Towns that nothing states, but that have enough points, the likeliest first. */
  likely: readonly (FoundTown & { mentions: number })[];
};

/**
 * Judges the towns that a site states or names by their points. Of towns with equal points, the first in the alphabet
 * goes first.
 */
export function judgeSigned(
  towns: readonly SignedTown[],
  pointsOf: (signs: readonly TownSign[]) => number,
): JudgedTowns {
  const ranked = towns
    .map((town) => ({ ...town, points: pointsOf(town.signs) }))
    .sort((a, b) => b.points - a.points || (a.key < b.key ? -1 : 1));
  const stated = ranked.filter(({ isStated }) => isStated);
  const doubtful = stated.filter(({ points }) => points < MIN_STATED);
  const isOnly = doubtful.length === stated.length;
  return {
    doubtful: new Set(doubtful.map(({ key }) => key)),
    likely: ranked
      .filter(({ isStated, points }, at) => !isStated && points >= (isOnly && at === 0 ? MIN_ONLY : MIN_LIKELY))
      .flatMap(({ found, mentions }) => (found ? { ...found, mentions } : [])),
  };
}
