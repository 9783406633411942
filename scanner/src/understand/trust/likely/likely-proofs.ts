import { foldText } from '../../../lexicon/word-pattern.ts';
import { type ProofCandidate, type ProofReading, readProofs } from './proof-candidates.ts';
import { kindsIn } from './proof-phrases.ts';
import { MIN_POINTS, pointsOf, type Sign } from './sign-points.ts';

/** What a site likely says to be trusted. It is stated as the site writes it, but is never certain and never pasted. */
export type LikelyProof = ProofCandidate;

/** The phrases of a site that are likely proofs, the likeliest first. */
export function likelyProofs(reading: ProofReading): LikelyProof[] {
  return mostLikely(readProofs(reading), pointsOf);
}

/** The candidates with enough points, those with the most points first. Ties keep the order of the site. */
export function mostLikely(
  candidates: readonly ProofCandidate[],
  points: (signs: ReadonlySet<Sign>) => number,
): ProofCandidate[] {
  return candidates
    .map((candidate) => ({ candidate, points: points(candidate.signs) }))
    .filter((one) => one.points >= MIN_POINTS)
    .sort((a, b) => b.points - a.points)
    .map(({ candidate }) => candidate);
}

/** Both say when the business began. */
const BEGINNINGS: ReadonlySet<ProofCandidate['kinds'][number]> = new Set(['since', 'founded']);

function saysYearOf(text: string, known: string): boolean {
  return (text.match(/\b(?:18|19|20)\d\d\b/g) ?? []).some((year) => known.includes(year));
}

/** The likely proofs that say something else than the stated ones and each other, at most as many as asked for. */
export function otherProofs(likely: readonly LikelyProof[], stated: readonly string[], most: number): LikelyProof[] {
  const kinds = new Set(stated.flatMap(kindsIn));
  const texts = stated.map(foldText);
  const others: LikelyProof[] = [];
  for (const proof of likely) {
    if (others.length >= most) break;
    const text = foldText(proof.shown);
    if (proof.kinds.some((kind) => kinds.has(kind))) continue;
    if (proof.kinds.some((kind) => BEGINNINGS.has(kind)) && texts.some((known) => saysYearOf(text, known))) continue;
    if (texts.some((known) => known.includes(text) || text.includes(known))) continue;
    others.push(proof);
    texts.push(text);
    for (const kind of proof.kinds) kinds.add(kind);
  }
  return others;
}
