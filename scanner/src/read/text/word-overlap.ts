const MAX_WORDS = 5000;

/** The share of distinct words that two texts have in common, 0–1; two empty texts are equal. */
export function wordOverlap(a: string, b: string): number {
  if (a === b) return 1;
  const left = wordsOf(a);
  const right = wordsOf(b);
  let common = 0;
  for (const word of left) if (right.has(word)) common += 1;
  const all = left.size + right.size - common;
  return all === 0 ? 1 : common / all;
}

function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .split(/\s+/, MAX_WORDS)
      .filter((word) => word !== ''),
  );
}
