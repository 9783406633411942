/** The signs whose condition is true, in the given order. */
export function seenSigns<Sign extends string>(signs: readonly (readonly [Sign, boolean])[]): Sign[] {
  // Called for every text of a site, so without an array for each sign.
  const seen: Sign[] = [];
  for (const [sign, isSeen] of signs) if (isSeen) seen.push(sign);
  return seen;
}
