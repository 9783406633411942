/** The signs whose condition is true, in the given order. */
export function seenSigns<Sign extends string>(signs: readonly (readonly [Sign, boolean])[]): Sign[] {
  return signs.flatMap(([sign, isSeen]) => (isSeen ? [sign] : []));
}
