/**
 * Whether two area pages are the same page with another town. Masks the names of towns, then compares the shares of
 * common five-word runs (shingling: Broder, On the resemblance and containment of documents, 1997).
 */

const SHINGLE_WORDS = 5;
const MAX_WORDS = 5000;
/** How many characters are searched for those words: twenty for each. */
const MAX_CHARACTERS = 20 * MAX_WORDS;
const MASK = '\u25a1';
const WORD = /[\p{L}\p{N}'’\u25a1-]+/gu;

/** The share (0–1) of five-word runs that two texts have in common after masking the names. */
export function maskedSimilarity(a: string, b: string, names: readonly string[]): number {
  const mask = maskFor(names);
  return resemblance(shingles(mask(a)), shingles(mask(b)));
}

/** The two most similar texts, and how many texts reach a similarity with at least one other. */
export function mostAlike(
  texts: readonly string[],
  names: readonly string[],
  alikeFrom: number,
): { similarity: number; first: number; second: number; alike: number } | null {
  const mask = maskFor(names);
  const sets = texts.map((text) => shingles(mask(text)));
  const alike = new Set<number>();
  let best: { similarity: number; first: number; second: number } | null = null;
  for (let first = 0; first < sets.length; first++) {
    for (let second = first + 1; second < sets.length; second++) {
      const similarity = resemblance(sets[first]!, sets[second]!);
      if (similarity >= alikeFrom) alike.add(first).add(second);
      if (!best || similarity > best.similarity) best = { similarity, first, second };
    }
  }
  return best && { ...best, alike: alike.size };
}

function maskFor(names: readonly string[]): (text: string) => string {
  const parts = [...new Set(names.map((name) => name.toLowerCase()))]
    .filter((name) => name.length > 2)
    .sort((a, b) => b.length - a.length)
    .map((name) => RegExp.escape(name));
  if (parts.length === 0) return startOf;
  const pattern = new RegExp(`(?<![\\p{L}])(?:${parts.join('|')})(?![\\p{L}])`, 'gu');
  return (text) => startOf(text).replace(pattern, MASK);
}

function startOf(text: string): string {
  return text.slice(0, MAX_CHARACTERS).toLowerCase();
}

function shingles(text: string): Set<string> {
  const words = (text.match(WORD) ?? []).slice(0, MAX_WORDS).map((word) => (/^\d{5}$/.test(word) ? MASK : word));
  const found = new Set<string>();
  for (let at = 0; at + SHINGLE_WORDS <= words.length; at++) found.add(words.slice(at, at + SHINGLE_WORDS).join(' '));
  return found;
}

function resemblance(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let common = 0;
  for (const shingle of a) if (b.has(shingle)) common++;
  return common / (a.size + b.size - common);
}
