/** Elements that set things apart. The end tags of the others are often left out, or say nothing about what belongs together. */
const CONTAINER =
  /<(\/?)(?:article|aside|blockquote|dd|div|dl|dt|figcaption|figure|footer|header|li|ol|section|table|tbody|td|tr|ul)\b/gi;
/** Texts that belong together are nearer than this, in characters of source. */
const MAX_DISTANCE = 4000;

/**
 * How many elements one leaves on the way from a text to another, up to the one that contains both. Two texts of one
 * card are fewer levels apart than texts of two cards.
 *
 * @param from Position in the source. `to` may be before or after it.
 * @returns `Infinity` if they are too far apart to belong together.
 */
export function levelsUp(source: string, from: number, to: number): number {
  const [start, end] = from < to ? [from, to] : [to, from];
  if (end - start > MAX_DISTANCE) return Number.POSITIVE_INFINITY;
  let depth = 0;
  let least = 0;
  for (const [, closes] of source.slice(start, end).matchAll(CONTAINER)) {
    depth += closes ? -1 : 1;
    least = Math.min(least, depth);
  }
  return from < to ? Math.abs(least) : depth - least;
}

/** The last of some ascending positions before another one. Binary search: hostile pages have thousands of each. */
export function lastBefore(positions: readonly number[], at: number): number | undefined {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (positions[middle]! < at) low = middle + 1;
    else high = middle;
  }
  return positions[low - 1];
}
